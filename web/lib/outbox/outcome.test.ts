import { describe, expect, test } from 'vitest'
import type { RawResponse } from '../http/raw-response.ts'
import { isFailure, mayRetry, outcomeOf } from './outcome.ts'

const SIGNED_IN = { isSignedIn: true }
const reply = (status: number, body: unknown = {}, more: Partial<RawResponse> = {}): RawResponse => ({
  status,
  text: JSON.stringify(body),
  ...more,
})
const page = (status: number): RawResponse => ({ status, text: '<html>Log in to the hotel</html>' })
const OFFLINE = { is: 'unreachable', isOffline: true }

test('a success is sent, with its reply', () => {
  expect(outcomeOf(reply(201, { id: 7 }), SIGNED_IN)).toEqual({ is: 'sent', reply: { id: 7 } })
})

test('already_done is sent, without a reply', () => {
  expect(outcomeOf(reply(409, { code: 'already_done' }), SIGNED_IN)).toEqual({ is: 'sent', reply: undefined })
})

test.each([400, 403, 404, 409, 410, 413, 415, 422])('%i is refused, with the reply', (status) => {
  const answer = reply(status, { code: 'not_found' })
  expect(outcomeOf(answer, SIGNED_IN)).toEqual({ is: 'refused', reply: answer })
  expect(isFailure(answer)).toBe(false)
})

describe('queued', () => {
  test.each([
    ['502', reply(502)],
    ['502 of a proxy', page(502)],
    ['504', reply(504)],
    ['a captive portal with 200', page(200)],
    ['a captive portal with 302', page(302)],
    ['a captive portal with 511', page(511)],
  ])('%s means that the server is not reachable', (_name, answer) => {
    expect(outcomeOf(answer, SIGNED_IN)).toEqual(OFFLINE)
  })

  test.each([
    ['ours', reply(503, { code: 'busy' })],
    ['of a proxy', page(503)],
  ])('503 %s waits as long as Retry-After says, an hour at most', (_name, answer) => {
    expect(outcomeOf(answer, SIGNED_IN)).toEqual({ is: 'unreachable', isOffline: false })
    const waitOf = (retryAfter: number) => outcomeOf({ ...answer, retryAfter }, SIGNED_IN)
    expect(waitOf(5)).toEqual({ is: 'unreachable', isOffline: false, waitMs: 5_000 })
    expect(waitOf(7_200)).toEqual({ is: 'unreachable', isOffline: false, waitMs: 3_600_000 })
  })
})

describe('failed', () => {
  test.each([
    [408, {}],
    [409, { code: 'still_working' }],
    [409, { code: 'upload_missing' }],
    [425, {}],
    [429, { code: 'too_many' }],
    [500, { code: 'unexpected' }],
    [500, {}],
    [501, {}],
    [507, { code: 'no_room' }],
  ])('%i %j is a failure of the server', (status, body) => {
    const answer = reply(status, body)
    expect(outcomeOf(answer, SIGNED_IN)).toEqual({ is: 'failed', reply: answer })
    const asked = reply(status, body, { retryAfter: 30 })
    expect(outcomeOf(asked, SIGNED_IN)).toEqual({ is: 'failed', reply: asked, waitMs: 30_000 })
  })

  test.each([403, 404, 429, 500])('%i with the error page of a proxy is a failure', (status) => {
    expect(outcomeOf(page(status), SIGNED_IN)).toEqual({ is: 'failed', reply: page(status) })
  })

  test('a Retry-After of more than an hour is a refusal', () => {
    expect(outcomeOf(reply(429, {}, { retryAfter: 3_601 }), SIGNED_IN).is).toBe('refused')
  })

  test('a queued entry may fail twice', () => {
    expect([1, 2, 3].map(mayRetry)).toEqual([true, true, false])
  })
})

test('401 means that the session has ended; for a guest it is a refusal', () => {
  const answer = reply(401, { code: 'not_authenticated' })
  expect(outcomeOf(answer, SIGNED_IN)).toEqual({ is: 'signed_out', reply: answer })
  expect(outcomeOf(answer, { isSignedIn: false })).toEqual({ is: 'refused', reply: answer })
})
