import { afterEach, expect, test, vi } from 'vitest'
import { handleError } from './entry.server.tsx'

const request = new Request('http://site/nowhere')
const answer = (status: number) => ({ status, statusText: '', data: 'x', internal: true })
const log = vi.spyOn(console, 'error').mockImplementation(() => {})
afterEach(() => log.mockClear())

test('a missing page is not logged, a failure is', () => {
  handleError(answer(404), { request })
  handleError(answer(405), { request })
  expect(log).not.toHaveBeenCalled()
  handleError(answer(500), { request })
  handleError(new Error('broken'), { request })
  expect(log).toHaveBeenCalledTimes(2)
})
