import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { forgotPassword } from '../../../contract/reset-password.ts'
import { mockServer, refusal, reply } from '../../testing/forms.tsx'
import { fakeWorkers } from '../../testing/workers.ts'
import { call, type CallError } from '../call.ts'
import { useIsProving, withProof } from './with-proof.ts'

const SEND = 'POST /api/forget-password/'
const CHALLENGE = 'GET /api/proof-of-work/'
const needed = refusal(403, 'proof_needed', 'x')
const send = () =>
  withProof((proof) =>
    call<typeof forgotPassword>('POST', '/forget-password/', {
      body: { email: 'asha@example.in', ...proof },
    }),
  )
const problemOf = async (sent: Promise<unknown>) => (await sent.catch((error: unknown) => error)) as CallError

afterEach(() => void vi.useRealTimers())

test('a call that needs no proof is made once', async () => {
  const server = mockServer({ [SEND]: reply({ message: 'sent' }) })
  expect(await send()).toEqual({ message: 'sent' })
  expect(server.calls(SEND)).toHaveLength(1)
})

test('one that needs a proof is made again with it', async () => {
  let answer = needed
  const server = mockServer({ [SEND]: () => answer(), [CHALLENGE]: reply({ parameters: 'hard' }) })
  fakeWorkers(async (challenge) => {
    answer = reply({ message: 'sent' })
    return `proof of ${JSON.stringify(challenge)}`
  })
  expect(await send()).toEqual({ message: 'sent' })
  expect(server.calls(SEND).map(({ body }) => body)).toEqual([
    { email: 'asha@example.in' },
    { email: 'asha@example.in', proof: 'proof of {"parameters":"hard"}' },
  ])
})

test.each<[string, () => Promise<unknown>]>([
  ['can not make one', async () => null],
  ['has no workers to make one', () => Promise.reject(new Error('blocked'))],
])('a browser that %s hears the server’s refusal', async (_case, work) => {
  mockServer({ [SEND]: needed, [CHALLENGE]: reply({}) })
  fakeWorkers(work)
  expect((await problemOf(send())).code).toBe('proof_needed')
})

test('other refusals stay what they are', async () => {
  mockServer({ [SEND]: refusal(429, 'codes_used_up', 'x') })
  expect((await problemOf(send())).code).toBe('codes_used_up')
})

test('that a proof is made is said when it takes long', async () => {
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
