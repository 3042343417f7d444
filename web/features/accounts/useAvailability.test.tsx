// Through the sign-up form of the customer, which checks when a field loses the focus.
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import {
  type MockReply,
  mockServer,
  inputNamed,
  errorAt,
  openPage,
  advanceTime,
  reply,
  networkFailure,
  fillIn,
} from '../../testing/forms.tsx'
import SignupCustomerPage from './SignupCustomerPage.tsx'

const CHECK = 'GET /api/check-username/'
const FREE = reply({ exists: false })

const open = async (answers: Record<string, MockReply> = {}) => {
  sessionStorage.setItem('consent_customer', 'given')
  const server = mockServer({
    'GET /api/check-username/': FREE,
    'GET /api/check-email/': FREE,
    'GET /api/check-mobile_number/': FREE,
    ...answers,
  })
  await openPage('/signupcustomer', SignupCustomerPage)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  return server
}
afterEach(() => void vi.useRealTimers())

const leave = async (name: string) => {
  act(() => void inputNamed(name).dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
  await advanceTime(0)
}

test('checks a username half a second after its field loses the focus, not before', async () => {
  const server = await open({ [CHECK]: reply({ exists: true }) })
  fillIn({ username: 'asha' })
  await leave('username')
  await advanceTime(499)
  expect(server.calls(CHECK)).toEqual([])
  await advanceTime(1)
  expect(server.calls(CHECK)).toMatchObject([{ query: { username: 'asha' } }])
  expect(errorAt('username')).toBe('*This username is already in use.')
})

test('checks email and mobile number too', async () => {
  await open({
    'GET /api/check-email/': reply({ exists: true }),
    'GET /api/check-mobile_number/': reply({ exists: true }),
  })
  fillIn({ email: 'asha@example.in', mobile_number: '9876543210' })
  await leave('email')
  await leave('mobile_number')
  await advanceTime(500)
  expect(errorAt('email')).toBe('*This email is already in use.')
  expect(errorAt('mobile_number')).toBe('*This mobile number is already in use.')
})

test('does not check an invalid or an empty value', async () => {
  const server = await open()
  fillIn({ username: 'a' })
  for (const field of ['username', 'email', 'mobile_number']) await leave(field)
  await advanceTime(500)
  for (const what of ['username', 'email', 'mobile_number'])
    expect(server.calls(`GET /api/check-${what}/`)).toEqual([])
})

test('checks once when the field loses the focus twice within the debounce', async () => {
  const server = await open()
  fillIn({ username: 'asha' })
  await leave('username')
  await advanceTime(300)
  await leave('username')
  await advanceTime(500)
  expect(server.calls(CHECK)).toHaveLength(1)
})

test('a slow response about an older name does not affect the newer one', async () => {
  const answers: ((response: Response) => void)[] = []
  await open({ [CHECK]: () => new Promise((resolve) => answers.push(resolve)) })
  for (const username of ['asha', 'asha_2']) {
    fillIn({ username })
    await leave('username')
    await advanceTime(500)
  }
  await act(async () => answers[1]?.(Response.json({ exists: false })))
  await act(async () => answers[0]?.(Response.json({ exists: true })))
  await advanceTime(0)
  expect(errorAt('username')).toBeUndefined()
  fillIn({ username: 'asha' })
  await advanceTime(0)
  expect(errorAt('username')).toBe('*This username is already in use.')
})

test('a failed availability check reports nothing', async () => {
  await open({ [CHECK]: networkFailure })
  fillIn({ username: 'asha' })
  await leave('username')
  await advanceTime(500)
  expect(errorAt('username')).toBeUndefined()
})
