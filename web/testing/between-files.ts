// Runs before each test file. The files of one worker share their modules, so module state is reset.
import { cleanup, configure } from '@testing-library/react'
import { toast } from 'sonner'
import { afterAll, afterEach, vi } from 'vitest'
import { onPushOffer } from '../lib/push/push-offer.ts'

toast.dismiss()
// Clears an offer that no page has displayed.
onPushOffer(() => {})()

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
afterEach(cleanup)
// Used to count visits; there is no server.
navigator.sendBeacon = () => true
// Requests after the end of a test must not wait for a server.
globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
// An import that is pending at the end of a file would fail, and stay failed in the next file.
afterAll(() => vi.dynamicImportSettled())
// Testing Library checks this global before it advances fake timers.
Object.assign(globalThis, { jest: { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) } })

configure({
  asyncUtilTimeout: 10_000,
  // Without the DOM dump, which takes longer to print than the test.
  getElementError: (message) => new Error(message ?? 'Not found'),
})
