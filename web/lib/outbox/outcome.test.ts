import { expect, test } from 'vitest'
import type { RawResponse } from '../raw-response.ts'
import { outcomeOf } from './outcome.ts'

const FIRST = { tries: 1, isSignedIn: true }
const reply = (status: number, body: unknown = {}, more: Partial<RawResponse> = {}): RawResponse => ({
  status,
  text: JSON.stringify(body),
  ...more,
})
const page = (status: number): RawResponse => ({ status, text: '<html>Log in to the hotel</html>' })
const LINE_LOST = { is: 'later', isLineLost: true }

test('what was taken is sent, with its reply', () => {
  expect(outcomeOf(reply(201, { id: 7 }), FIRST)).toEqual({ is: 'sent', reply: { id: 7 } })
})

test('what an earlier try has done is sent, without its reply', () => {
  expect(outcomeOf(reply(409, { code: 'already_done' }), FIRST)).toEqual({ is: 'sent', reply: undefined })
})

test.each([400, 403, 404, 409, 410, 413, 415, 422])('%i is refused, with what the server said', (status) => {
  const answer = reply(status, { code: 'not_found' })
  expect(outcomeOf(answer, FIRST)).toEqual({ is: 'refused', reply: answer })
})

test.each([502, 504])('%i is a lost line', (status) => {
  expect(outcomeOf(reply(status), FIRST)).toEqual(LINE_LOST)
})

test.each([200, 302, 403, 404, 500])('a page of somebody else, with %i, is a lost line', (status) => {
  expect(outcomeOf(page(status), FIRST)).toEqual(LINE_LOST)
})

test.each([
  [408, {}],
  [409, { code: 'still_working' }],
  [425, {}],
  [429, { code: 'too_many' }],
  [500, { code: 'unexpected' }],
  [503, { code: 'busy' }],
  [507, { code: 'no_room' }],
])('%i %j waits as long as the server says', (status, body) => {
  expect(outcomeOf(reply(status, body), FIRST)).toEqual({ is: 'later', isLineLost: false })
  const asked = outcomeOf(reply(status, body, { retryAfter: 30 }), FIRST)
  expect(asked).toEqual({ is: 'later', isLineLost: false, waitMs: 30_000 })
})

test('a proxy that is busy is waited for as well', () => {
  expect(outcomeOf({ ...page(503), retryAfter: 5 }, FIRST)).toEqual({
    is: 'later',
    isLineLost: false,
    waitMs: 5_000,
  })
})

test('a wait of more than an hour is for the person to decide', () => {
  expect(outcomeOf(reply(429, {}, { retryAfter: 3_601 }), FIRST).is).toBe('refused')
})

test('what fails at every try comes back', () => {
  expect(outcomeOf(reply(500, {}), { ...FIRST, tries: 4 }).is).toBe('later')
  expect(outcomeOf(reply(500, {}), { ...FIRST, tries: 5 }).is).toBe('refused')
})

test('a session that ended is waited for; who has none is refused', () => {
  const answer = reply(401, { code: 'not_authenticated' })
  expect(outcomeOf(answer, FIRST)).toEqual(LINE_LOST)
  expect(outcomeOf(answer, { tries: 1, isSignedIn: false }).is).toBe('refused')
})

test('a file that is gone is sent again, some times', () => {
  const answer = reply(409, { code: 'upload_missing' })
  expect(outcomeOf(answer, FIRST)).toEqual({ is: 'later', isLineLost: false })
  expect(outcomeOf(answer, { ...FIRST, tries: 5 })).toEqual({ is: 'refused', reply: answer })
})
