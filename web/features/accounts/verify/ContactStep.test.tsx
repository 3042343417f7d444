import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { mockServer, openPage, refusal, reply, submit } from '../../../testing/forms.tsx'
import { alertText } from '../../../testing/login.tsx'
import { eventually } from '../../../testing/visit.tsx'
import { fakeWorkers } from '../../../testing/workers.ts'
import { ContactStep } from './ContactStep.tsx'
import type { SentCode } from './send-code.ts'

const SEND = 'POST /api/send-otp/'
const CHALLENGE = 'GET /api/proof-of-work/'
const onSent = vi.fn<(sent: SentCode) => void>()
const recipient = { variant: 'signup', userId: 7, userType: 'customer' } as const
const contacts = [{ type: 'email', contact: 'asha@example.in' }] as const

beforeEach(() => void onSent.mockReset())

const ask = async (work: () => Promise<unknown>) => {
  let answer = refusal(403, 'proof_needed', 'x')
  const server = mockServer({ [SEND]: () => answer(), [CHALLENGE]: reply({}) })
  fakeWorkers(async () => {
    answer = reply({ message: 'ok', detail: 'ok' })
    return work()
  })
  await openPage('/', () => <ContactStep {...{ recipient, contacts, onSent }} area="customer" />)
  await submit()
  return server
}

test('where there is one contact, there is nothing to choose', async () => {
  const server = mockServer({ [SEND]: reply({ message: 'ok', detail: 'ok' }) })
  await openPage('/', () => <ContactStep {...{ recipient, contacts, onSent }} area="customer" />)
  await submit()
  await eventually(() => expect(onSent).toHaveBeenCalledOnce())
  expect(server.calls(SEND)).toHaveLength(1)
})

test('a code that costs a proof of work is sent for one, and the page says what takes so long', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const server = await ask(() => promise)
  await eventually(() => expect(screen.getByText('Checking your browser…')).toBeTruthy())
  resolve('a proof')
  await eventually(() => expect(onSent).toHaveBeenCalledOnce())
  expect(server.calls(SEND).map(({ proof }) => proof)).toEqual([undefined, 'a proof'])
})

test('reports that a browser can’t compute the proof of work', async () => {
  await ask(async () => null)
  const text = 'Your browser could not be checked. Try again, or use a newer browser.'
  await eventually(() => expect(alertText()).toBe(text))
  expect(onSent).not.toHaveBeenCalled()
})

test('reports that the contacts were verified by other accounts, and offers no code', async () => {
  mockServer({})
  const afterLogin = { variant: 'login', userId: 7, userType: 'customer' } as const
  await openPage('/', () => (
    <ContactStep recipient={afterLogin} contacts={[]} area="customer" onSent={() => {}} />
  ))
  expect(screen.getByRole('status').textContent).toContain('This email or mobile is on another account.')
  expect(screen.queryByRole('button', { name: 'Send OTP' })).toBeNull()
})
