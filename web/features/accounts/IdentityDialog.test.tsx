// A write that requires a recent confirmation of the identity: the dialog opens, and the write is retried.
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { inSequence } from '../../testing/in-sequence.ts'
import {
  fillIn,
  mockServer,
  type MockReply,
  networkFailure,
  refusal,
  reply,
  submit,
} from '../../testing/forms.tsx'
import { click, find } from '../../testing/page.tsx'
import { fakeSockets } from '../../testing/sockets.ts'
import { button, eventually, signIn, visit } from '../../testing/visit.tsx'
import CustomerProfilePage from './CustomerProfilePage.tsx'

const READ = 'GET /api/manage-customer-profile/'
const SAVE = 'PUT /api/manage-customer-profile/'
const DELETE = 'DELETE /api/delete-account/'
const CONFIRM = 'POST /api/confirm/'
const CONTACTS = 'GET /api/confirm/'
const PROFILE = {
  name: 'Asha Devi',
  username: 'asha',
  email: 'asha@example.in',
  mobile_number: '9876543210',
  email_to_verify: false,
  mobile_to_verify: false,
}
const CHANGED = { ...PROFILE, email: 'new@example.in', email_to_verify: true }
const NEEDED = refusal(403, 'confirm_needed', "First confirm it's you, then try again.")
const OK = reply({ detail: 'ok' })

const dialog = () => within(screen.getByRole('dialog', { name: "Confirm it's you" }))
const queryIdentityDialog = () => screen.queryByRole('dialog', { name: "Confirm it's you" })

const openProfile = async (answers: Record<string, MockReply> = {}) => {
  fakeSockets()
  signIn('customer', 'asha')
  const server = mockServer({
    [READ]: reply(PROFILE),
    [SAVE]: inSequence(NEEDED, reply(CHANGED)),
    [CONFIRM]: OK,
    'GET /api/notifications/': reply([]),
    ...answers,
  })
  const pages = [{ path: '/profile-customer', Component: CustomerProfilePage }]
  const router = await visit({ at: '/profile-customer', pages })
  await eventually(() => screen.getByRole('textbox', { name: /Email address/ }))
  return { server, router }
}
const changeEmail = async () => {
  fillIn({ email: 'new@example.in' })
  await submit(find('main form'))
  await eventually(() => dialog())
}
const typePassword = async (password: string) => {
  fillIn({ password })
  await click(dialog().getByRole('button', { name: 'Continue' }))
}

test('requires the password, then sends the same change again', async () => {
  const { server } = await openProfile()
  await changeEmail()
  await typePassword('Haat@123')
  await eventually(() => expect(server.calls(SAVE)).toHaveLength(2))
  expect(server.calls(CONFIRM)[0]?.body).toEqual({ password: 'Haat@123' })
  const [first, second] = server.calls(SAVE)
  expect(second?.body).toEqual(first?.body)
  await eventually(() => screen.getByText('Verify your email'))
  expect(queryIdentityDialog()).toBeNull()
})

test.each([
  ['wrong', refusal(401, 'password_wrong', 'x'), 'Incorrect password.'],
  [
    'tried too often',
    reply({ code: 'too_many', message: 'x' }, 429, { 'retry-after': '8' }),
    'Too many tries. Wait 8 seconds and try again.',
  ],
  ['not sent', networkFailure, 'Something went wrong. Please try again.'],
])('a password that is %s stays, with an error', async (_case, answer, text) => {
  const { server } = await openProfile({ [CONFIRM]: answer })
  await changeEmail()
  await typePassword('Wrong@12')
  await eventually(() => dialog().getByText(text))
  expect(document.activeElement).toBe(dialog().getByLabelText(/^Password/))
  expect(server.calls(SAVE)).toHaveLength(1)
})

test('an empty password is not sent', async () => {
  const { server } = await openProfile()
  await changeEmail()
  await click(dialog().getByRole('button', { name: 'Continue' }))
  expect(dialog().getByText('*This field is required.')).toBeTruthy()
  expect(server.calls(CONFIRM)).toEqual([])
})

test('closed without confirming, nothing is saved and the input stays', async () => {
  const { server } = await openProfile()
  await changeEmail()
  await click(dialog().getByRole('button', { name: 'Close' }))
  await eventually(() => screen.getAllByText('Error updating profile.'))
  expect(server.calls(SAVE)).toHaveLength(1)
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Email address/ }).value).toBe(
    'new@example.in',
  )
})

test('a code to a verified contact does it too', async () => {
  const { server } = await openProfile({
    [CONTACTS]: reply({ contacts: [{ type: 'mobile', contact: '9876543210' }] }),
    'POST /api/send-otp/': reply({ message: 'ok', detail: 'ok' }),
    'POST /api/verify-otp/': reply({ user: { id: 7, username: 'asha', role: 'customer' } }),
  })
  await changeEmail()
  await click(dialog().getByRole('button', { name: 'Use an OTP instead' }))
  await click(await eventually(() => dialog().getByRole('button', { name: 'Send OTP' })))
  await eventually(() => find('[name=otp]'))
  fillIn({ otp: '123456' })
  await click(dialog().getByRole('button', { name: 'Verify OTP' }))
  await eventually(() => expect(server.calls(SAVE)).toHaveLength(2))
  expect(server.calls('POST /api/verify-otp/')[0]?.body).toEqual({
    contact: '9876543210',
    otp: '123456',
    user_type: 'customer',
    user_id: 7,
  })
  expect(localStorage.getItem('access_token'), 'the session goes on').toBe('token')
})

test('without a verified contact it says so, and the password can still be used', async () => {
  await openProfile({ [CONTACTS]: reply({ contacts: [] }) })
  await changeEmail()
  await click(dialog().getByRole('button', { name: 'Use an OTP instead' }))
  await eventually(() =>
    dialog().getByText("You have no verified email or mobile number, so we can't send an OTP."),
  )
  await click(dialog().getByRole('button', { name: 'Use the password instead' }))
  expect(dialog().getByLabelText(/^Password/)).toBeTruthy()
})

test('contacts that can’t be loaded can be retried', async () => {
  let contacts: MockReply = networkFailure
  await openProfile({ [CONTACTS]: () => contacts() })
  await changeEmail()
  await click(dialog().getByRole('button', { name: 'Use an OTP instead' }))
  await eventually(() => dialog().getByText("Couldn't load your email and mobile number."))
  contacts = reply({ contacts: [{ type: 'email', contact: 'asha@example.in' }] })
  await click(dialog().getByRole('button', { name: 'Try again' }))
  await eventually(() => expect(dialog().getByRole('button', { name: 'Send OTP' })).toBeTruthy())
})

test('deleting the account goes on after it', async () => {
  const { server, router } = await openProfile({ [DELETE]: inSequence(NEEDED, OK) })
  await click(button('Delete Account'))
  await click(await eventually(() => button('Delete')))
  await eventually(() => dialog())
  await typePassword('Haat@123')
  await eventually(() => expect(router.state.location.pathname).toBe('/'))
  expect(server.calls(DELETE)).toHaveLength(2)
  await eventually(() => expect(localStorage.getItem('access_token')).toBeNull())
})
