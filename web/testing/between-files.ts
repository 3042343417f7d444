// Runs before each test file. The files of one worker share their modules, so what one file left in them is cleared before the next.
import { cleanup, configure } from '@testing-library/react'
import { toast } from 'sonner'
import { afterAll, afterEach, vi } from 'vitest'
import { onPushOffer } from '../lib/push/push-offer.ts'

toast.dismiss()
// Takes an offer that no page has shown.
onPushOffer(() => {})()

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
afterEach(cleanup)
// What visitors do is counted by it: there is no server here.
navigator.sendBeacon = () => true
// Nor does what is asked for when a test is over, and its answers with it, wait for one.
globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
// An import that is under way when the file is over would fail, and the next file would find it so.
afterAll(() => vi.dynamicImportSettled())
// Testing Library asks for this name before it moves fake timers on.
Object.assign(globalThis, { jest: { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) } })

configure({
  asyncUtilTimeout: 10_000,
  // Without the whole page behind it, which takes longer to print than the test to run.
  getElementError: (message) => new Error(message ?? 'Not found'),
})
