import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { createContact } from '../../../contract/contacts.ts'
import { mockServer, networkFailure, refusal, reply } from '../../testing/forms.tsx'
import { fakeWorkers } from '../../testing/workers.ts'
import { call, type CallError } from '../http/call.ts'
import { useIsProving } from './prove.ts'

const SEND = 'POST /api/contacts/create/'
const CHALLENGE = 'GET /api/proof-of-work/'
const needed = refusal(403, 'proof_needed', 'x')
const BODY = { provider_id: 7, name: 'Asha', email: 'asha@example.in', mobile_number: '9876543210' }
const send = () =>
  call<typeof createContact>('POST', '/contacts/create/', { body: BODY, key: 'the key of this write' })
const problemOf = async (sent: Promise<unknown>) => (await sent.catch((error: unknown) => error)) as CallError

afterEach(() => void vi.useRealTimers())

test('sends a call that needs no proof once', async () => {
  const server = mockServer({ [SEND]: reply({ id: 1 }) })
  expect(await send()).toEqual({ id: 1 })
  expect(server.calls(SEND)).toHaveLength(1)
})

test('repeats a call with a proof of work, otherwise unchanged', async () => {
  let answer = needed
  const server = mockServer({ [SEND]: () => answer(), [CHALLENGE]: reply({ parameters: 'hard' }) })
  fakeWorkers(async (challenge) => {
    answer = reply({ id: 1 })
    return `proof of ${JSON.stringify(challenge)}`
  })
  expect(await send()).toEqual({ id: 1 })
  const same = { body: BODY, key: 'the key of this write' }
  expect(server.calls(SEND)).toMatchObject([
    { ...same, proof: undefined },
    { ...same, proof: 'proof of {"parameters":"hard"}' },
  ])
})

test('does not solve a second challenge', async () => {
  const server = mockServer({ [SEND]: needed, [CHALLENGE]: reply({}) })
  fakeWorkers(async () => 'a proof')
  expect((await problemOf(send())).code).toBe('proof_needed')
  expect(server.calls(SEND)).toHaveLength(2)
})

test.each<[string, () => Promise<unknown>]>([
  ['can not make one', async () => null],
  ['has no workers to make one', () => Promise.reject(new Error('blocked'))],
])('a browser that %s gets the server’s refusal', async (_case, work) => {
  mockServer({ [SEND]: needed, [CHALLENGE]: reply({}) })
  fakeWorkers(work)
  expect((await problemOf(send())).code).toBe('proof_needed')
})

test('returns the refusal when there is no challenge', async () => {
  mockServer({ [SEND]: needed, [CHALLENGE]: refusal(429, 'too_many', 'x') })
  expect((await problemOf(send())).code).toBe('proof_needed')
})

test('rejects when the connection is lost while fetching the challenge', async () => {
  mockServer({ [SEND]: needed, [CHALLENGE]: networkFailure })
  expect(await problemOf(send())).toBeInstanceOf(TypeError)
})

test('returns other refusals unchanged', async () => {
  mockServer({ [SEND]: refusal(429, 'too_many', 'x') })
  expect((await problemOf(send())).code).toBe('too_many')
})

test('reports a proof that takes long', async () => {
  const State = () => <output>{useIsProving() ? 'at work' : 'idle'}</output>
  render(<State />)
  const state = () => screen.getByRole('status').textContent
  vi.useFakeTimers()
  mockServer({ [SEND]: needed, [CHALLENGE]: reply({}) })
  const { promise, resolve } = Promise.withResolvers<unknown>()
  fakeWorkers(() => promise)
  const sent = problemOf(send())
  await act(() => vi.advanceTimersByTimeAsync(300))
  expect(state()).toBe('idle')
  await act(() => vi.advanceTimersByTimeAsync(500))
  expect(state()).toBe('at work')
  resolve(null)
  await act(async () => void (await sent))
  expect(state()).toBe('idle')
})
