import { screen, within } from '@testing-library/react'
import { act } from 'react'
import { describe, expect, test } from 'vitest'
import {
  type MockReply,
  mockServer,
  inputNamed,
  errorAt,
  fieldCodes,
  blurInput,
  openPage,
  refusal,
  reply,
  expectToast,
  submit,
  networkFailure,
  fillIn,
} from '../../testing/forms.tsx'
import { button, eventually, settle, signIn, visit } from '../../testing/visit.tsx'
import en from '../../locales/en/CustomerProfile.json'
import { fakeSockets } from '../../testing/sockets.ts'
import { click, find, queryDialog } from '../../testing/page.tsx'
import CustomerProfilePage from './CustomerProfilePage.tsx'

const READ = 'GET /api/manage-customer-profile/'
const SAVE = 'PUT /api/manage-customer-profile/'
const PROFILE = {
  name: 'Asha Devi',
  username: 'asha',
  email: 'asha@example.in',
  mobile_number: '9876543210',
  email_to_verify: false,
  mobile_to_verify: false,
}

const visitPage = async (answers: Record<string, MockReply> = {}) => {
  const server = mockServer({ [READ]: reply(PROFILE), [SAVE]: reply(PROFILE), ...answers })
  return { server, router: await openPage('/profile-customer', CustomerProfilePage) }
}
const open = async (answers: Record<string, MockReply> = {}) => {
  signIn('customer', 'asha')
  const opened = await visitPage(answers)
  await eventually(() => inputNamed('name'))
  return opened
}
const saveButton = () => button(en.form.save)

test('people who are not customers are sent to the customer’s login, and come back from it', async () => {
  const { router, server } = await visitPage()
  await eventually(() => expect(router.state.location.pathname).toBe('/logincustomer'))
  expect(router.state.location.state).toMatchObject({ from: '/profile-customer' })
  expect(server.calls(READ)).toEqual([])
})

test('while it loads there is a shape of what comes', async () => {
  signIn('customer', 'asha')
  await visitPage({ [READ]: () => new Promise(() => {}) })
  expect(find('output').textContent).toBe(en.loading)
})

test('when it can’t be loaded, it is tried again on request', async () => {
  signIn('customer', 'asha')
  let answer: MockReply = networkFailure
  await visitPage({ [READ]: () => answer() })
  await eventually(() => expect(find('[role=alert]').textContent).toContain(en.loadFailed))
  answer = reply(PROFILE)
  await click(button(en.retry))
  await eventually(() => expect(inputNamed('name').value).toBe('Asha Devi'))
})

test('shows the profile, the mobile number read-only, and links to other settings', async () => {
  await open()
  expect([inputNamed('name').value, inputNamed('username').value, inputNamed('email').value]).toEqual([
    'Asha Devi',
    'asha',
    'asha@example.in',
  ])
  const mobile = find('input[readonly]') as HTMLInputElement
  expect(mobile.value).toBe('9876543210')
  expect(saveButton().disabled).toBe(true)
  const links = within(screen.getByRole('complementary'))
    .queryAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['Update Password', '/forgetpassword'],
    ['Login and security', '/security'],
    ['Manage Blocked Providers', '/blocked-providers'],
  ])
})

test('a saved change shows everywhere, and there is nothing left to save', async () => {
  const { server } = await open({ [SAVE]: reply({ ...PROFILE, username: 'asha_devi' }) })
  fillIn({ username: 'asha_devi' })
  expect(saveButton().disabled).toBe(false)
  await submit()
  expect(server.calls(SAVE)[0]?.body).toEqual({
    name: 'Asha Devi',
    username: 'asha_devi',
    email: 'asha@example.in',
  })
  await expectToast('Profile updated successfully!')
  expect(localStorage.getItem('username')).toBe('asha_devi')
  expect(saveButton().disabled).toBe(true)
})

test('an email can be removed', async () => {
  const { server } = await open({ [SAVE]: reply({ ...PROFILE, email: null }) })
  fillIn({ email: '' })
  await submit()
  expect(server.calls(SAVE)[0]?.body).toMatchObject({ email: null })
})

test.each([
  ['name', '', '*This field is required.'],
  ['username', 'as ha', '*Username cannot contain spaces.'],
  ['email', 'asha at home', 'Invalid email format.'],
])('a broken %s is marked and not sent', async (field, value, message) => {
  const { server } = await open()
  fillIn({ [field]: value })
  await submit()
  expect(errorAt(field)).toBe(message)
  expect(document.activeElement).toBe(inputNamed(field))
  expect(server.calls(SAVE)).toEqual([])
})

test('server errors appear at their fields, and the first has the focus', async () => {
  await open({
    [SAVE]: reply(
      { email: ['*Email already registered.'], username: ['*Username already taken.'] },
      400,
      fieldCodes({ email: ['emailTaken'], username: ['usernameTaken'] }),
    ),
  })
  fillIn({ username: 'ravi', email: 'ravi@example.in' })
  await submit()
  expect(errorAt('username')).toBe('*This username is already in use.')
  expect(errorAt('email')).toBe('*This email is already in use.')
  expect(document.activeElement).toBe(inputNamed('username'))
  await expectToast('Error updating profile.')
  await blurInput('username')
  expect(errorAt('username')).toBe('*This username is already in use.')
  expect(localStorage.getItem('username')).toBe('asha')
})

test.each([
  ['the server is in trouble', refusal(500, 'unexpected', 'no')],
  ['there is no connection', networkFailure],
])('when %s, it says so, and what was typed stays', async (_, fails) => {
  await open({ [SAVE]: fails })
  fillIn({ name: 'Asha Kumari' })
  await submit()
  await expectToast('Error updating profile.')
  expect(inputNamed('name').value).toBe('Asha Kumari')
  expect(saveButton().disabled).toBe(false)
})

test('an account with two unverified contacts has a notice for each', async () => {
  await open({ [READ]: reply({ ...PROFILE, email_to_verify: true, mobile_to_verify: true }) })
  const text = document.body.textContent
  for (const { title } of [en.emailToVerify, en.mobileToVerify]) expect(text).toContain(title)
  expect(text).toContain('Verify +91 98765 43210 with an OTP.')
})

test('a changed email is verified with a code, and then all is well', async () => {
  const changed = { ...PROFILE, email: 'new@example.in', email_to_verify: true }
  const verified = { ...changed, email_to_verify: false }
  let known: object = PROFILE
  const { server } = await open({
    [READ]: () => reply(known)(),
    [SAVE]: reply(changed),
    'POST /api/send-otp/': reply({ message: 'ok', detail: 'ok' }),
    'POST /api/verify-otp/': reply({ user: { id: 7, username: 'asha', role: 'customer' } }),
  })
  fillIn({ email: 'new@example.in' })
  await submit()
  await eventually(() => expect(document.body.textContent).toContain('Verify your email'))

  await click(button(en.emailToVerify.verify))
  expect(screen.queryAllByRole('radio')).toHaveLength(1)
  await submit(find('dialog form'))
  expect(server.calls('POST /api/send-otp/')[0]?.body).toEqual({
    user_id: 7,
    contact: 'new@example.in',
    otp_via: 'email',
    user_type: 'customer',
  })
  fillIn({ otp: '123456' })
  await submit(find('dialog form'))
  known = verified
  await click(button('OK'))
  await eventually(() => expect(document.body.textContent).not.toContain('Verify your email'))
  expect(localStorage.getItem('access_token'), 'the session goes on').toBe('token')
})

describe('unsaved changes', () => {
  const leavePage = async (router: Awaited<ReturnType<typeof open>>['router']) => {
    await act(() => router.navigate('/services'))
    await settle()
  }

  test('are not lost by leaving: a dialog confirms first', async () => {
    const { router } = await open()
    fillIn({ name: 'Asha Kumari' })
    await leavePage(router)
    expect(find('dialog').textContent).toContain(en.leave.text)
    await click(button(en.leave.stay))
    expect(router.state.location.pathname).toBe('/profile-customer')
    expect(inputNamed('name').value).toBe('Asha Kumari')

    await leavePage(router)
    await click(button(en.leave.confirm))
    await eventually(() => expect(router.state.location.pathname).toBe('/services'))
  })

  test('make the browser ask before the tab is closed, and only they do', async () => {
    await open()
    const closing = () => {
      const event = new Event('beforeunload', { cancelable: true })
      window.dispatchEvent(event)
      return event.defaultPrevented
    }
    expect(closing()).toBe(false)
    fillIn({ name: 'Asha Kumari' })
    expect(closing()).toBe(true)
  })

  test('do not delay a logout: no dialog, and nothing of the session stays', async () => {
    signIn('customer', 'asha')
    fakeSockets()
    mockServer({
      [READ]: reply(PROFILE),
      'POST /api/logout/': reply({ detail: 'ok' }),
      'GET /api/notifications/': reply([]),
    })
    const pages = [{ path: '/profile-customer', Component: CustomerProfilePage }]
    const router = await visit({ at: '/profile-customer', pages })
    await eventually(() => inputNamed('name'))
    fillIn({ name: 'Asha Kumari' })
    await click(button('Logout'))
    await eventually(() => expect(router.state.location.pathname).toBe('/'))
    expect(queryDialog()).toBeNull()
    await eventually(() => expect(localStorage.getItem('access_token')).toBeNull())
  })
})
