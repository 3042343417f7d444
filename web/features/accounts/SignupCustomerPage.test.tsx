import { screen } from '@testing-library/react'
import { act } from 'react'
import { expect, test } from 'vitest'
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
import { button, eventually, settle } from '../../testing/visit.tsx'
import en from '../../locales/en/SignUpCustomer.json'
import { click, find, queryDialog } from '../../testing/page.tsx'
import SignupCustomerPage from './SignupCustomerPage.tsx'

const GOOD = {
  name: 'Asha Devi',
  username: 'asha',
  email: 'asha@example.in',
  mobile_number: '9876543210',
  password: 'Haat@12',
  confirm_password: 'Haat@12',
}
const FIELDS = Object.keys(GOOD)
const SIGN_UP = 'POST /api/customer/signup/'
const FREE = reply({ exists: false })

const open = async (answers: Record<string, MockReply> = {}) => {
  sessionStorage.setItem('consent_customer', 'given')
  const server = mockServer({
    'GET /api/check-username/': FREE,
    'GET /api/check-email/': FREE,
    'GET /api/check-mobile_number/': FREE,
    [SIGN_UP]: reply({ user_id: 7, grant: 'grant', message: 'ok' }, 201),
    ...answers,
  })
  return { server, router: await openPage('/signupcustomer', SignupCustomerPage) }
}

test('an empty form says what is missing, field by field, and sends nothing', async () => {
  const { server } = await open()
  await submit()
  expect(FIELDS.map(errorAt)).toEqual([
    '*This field is required.',
    '*Username must be 3–15 chars, Hindi/English letters, numbers, _ or .',
    undefined,
    '*Mobile number must be exactly 10 digits.',
    '*Password must contain at least one uppercase letter.',
    '*This field is required.',
  ])
  expect(document.activeElement).toBe(inputNamed('name'))
  expect(server.calls(SIGN_UP)).toEqual([])
})

test.each([
  ['username', 'as ha', '*Username cannot contain spaces.'],
  ['username', ' asha', '*Username cannot start or end with spaces.'],
  ['username', 'asha@home', "*Username cannot contain '@'."],
  ['username', 'as', '*Username must be 3–15 chars, Hindi/English letters, numbers, _ or .'],
  ['email', 'asha at home', 'Invalid email format.'],
  ['mobile_number', '98765', '*Mobile number must be exactly 10 digits.'],
  ['password', 'Haat @1', '*Password cannot contain spaces.'],
  ['password', 'haat@12', '*Password must contain at least one uppercase letter.'],
  [
    'password',
    'Haat@1234',
    '*Password must include 1 uppercase, 1 lowercase, 1 special char, and be 6–8 chars.',
  ],
  ['confirm_password', 'Haat', '*Passwords do not match.'],
])('leaving %s with %j says so', async (field, value, message) => {
  await open()
  fillIn({ [field]: value })
  expect(errorAt(field)).toBeUndefined()
  await blurInput(field)
  expect(errorAt(field)).toBe(message)
})

test('a changed password is compared again', async () => {
  await open()
  fillIn({ password: 'Haat@12', confirm_password: 'Haat@12' })
  await blurInput('confirm_password')
  expect(errorAt('confirm_password')).toBeUndefined()
  fillIn({ password: 'Haat@13' })
  await settle()
  expect(errorAt('confirm_password')).toBe('*Passwords do not match.')
})

test('the number of a Hindi keyboard or an address book becomes ten digits', async () => {
  await open()
  fillIn({ mobile_number: '९८७६५ ४३२१०' })
  expect(inputNamed('mobile_number').value).toBe('9876543210')
  fillIn({ mobile_number: '+91 98765-43210' })
  expect(inputNamed('mobile_number').value).toBe('9876543210')
})

test('lists the password rules, and ticks them off while typing', async () => {
  await open()
  const hint = () => document.getElementById(`${inputNamed('password').id}-hint`)?.textContent
  expect(hint()).toContain('6–8 characters')
  expect(hint()).not.toContain(en.passwordNeeds.done)
  fillIn({ password: 'haat' })
  expect(hint()?.split(en.passwordNeeds.done)).toHaveLength(3)
  fillIn({ password: 'Haat@12' })
  expect(hint()?.split(en.passwordNeeds.done)).toHaveLength(6)
})

test('a good form creates the account and goes on with its verification', async () => {
  const { server, router } = await open({
    'POST /api/send-otp/': reply({ message: 'ok', detail: 'ok' }),
    'POST /api/logout/': reply({ detail: 'ok' }),
    'POST /api/verify-otp/': reply({
      access_token: 'a',
      refresh_token: 'r',
      user: { id: 7, username: 'asha', role: 'customer' },
    }),
  })
  fillIn(GOOD)
  await submit()
  const { name, mobile_number, ...rest } = GOOD
  expect(server.calls(SIGN_UP)[0]?.body).toEqual({ ...rest, customer_profile: { name, mobile_number } })
  await expectToast('Account created successfully. Proceed with verification.')
  expect(screen.queryAllByRole('radio')).toHaveLength(2)

  await click(find('dialog [value=mobile]'))
  await submit(find('dialog form'))
  expect(server.calls('POST /api/send-otp/')[0]?.body).toEqual({
    user_id: 7,
    contact: '9876543210',
    otp_via: 'mobile',
    user_type: 'customer',
  })
  fillIn({ otp: '123456' })
  await submit(find('dialog form'))
  expect(find('dialog').textContent).toContain('Your account has been verified successfully!')
  await click(button('OK'))
  await eventually(() => expect(router.state.location.pathname).toBe('/logincustomer'))
})

test('without an email only the mobile number can be verified', async () => {
  const { server } = await open()
  fillIn({ ...GOOD, email: '' })
  await submit()
  expect(server.calls(SIGN_UP)[0]?.body).toMatchObject({ email: null })
  expect(screen.queryAllByRole<HTMLInputElement>('radio').map(({ value }) => value)).toEqual(['mobile'])
})

test('a person who closes the dialog can open it again', async () => {
  await open()
  fillIn(GOOD)
  await submit()
  await click(button(en.verification.close))
  expect(queryDialog()).toBeNull()
  await click(button(en.almostThere.verify))
  expect(find('dialog h2').textContent).toBe(en.verification.title.choose)
})

test('server errors appear at their fields, nested or not, and the first has the focus', async () => {
  const { server } = await open({
    [SIGN_UP]: reply(
      {
        username: ['*Username already taken.'],
        password: ['*This password is too common. Choose another one.'],
        customer_profile: { mobile_number: ['*Mobile number already registered.'] },
      },
      400,
      fieldCodes({
        username: ['usernameTaken'],
        password: ['passwordCommon'],
        customer_profile: { mobile_number: ['mobileTaken'] },
      }),
    ),
  })
  fillIn(GOOD)
  await submit()
  expect(FIELDS.map(errorAt)).toEqual([
    undefined,
    '*This username is already in use.',
    undefined,
    '*This mobile number is already in use.',
    '*This password is too common. Choose another one.',
    undefined,
  ])
  expect(document.activeElement).toBe(inputNamed('username'))
  await expectToast('Signup failed. Please correct the errors and try again.')
  expect(Object.fromEntries(FIELDS.map((field) => [field, inputNamed(field).value]))).toEqual(GOOD)

  await blurInput('username')
  expect(errorAt('username'), 'still the same name').toBe('*This username is already in use.')
  fillIn({ username: 'asha_2' })
  await settle()
  expect(errorAt('username')).toBeUndefined()
  await submit()
  expect(server.calls(SIGN_UP), 'the same again is for the server to judge').toHaveLength(2)
})

test.each([
  ['the server is in trouble', refusal(500, 'unexpected', 'no')],
  ['a proxy answers', reply('<html>', 502)],
  ['there were too many', refusal(429, 'too_many', 'no')],
  ['there is no connection', networkFailure],
])('when %s, it says so, and every word stays', async (_, fails) => {
  await open({ [SIGN_UP]: fails })
  fillIn(GOOD)
  await submit()
  await expectToast('An unexpected error occurred. Please try again.')
  expect(Object.fromEntries(FIELDS.map((field) => [field, inputNamed(field).value]))).toEqual(GOOD)
})

test('while it is sent it says so, and pressing twice sends once', async () => {
  let finish: (response: Response) => void = () => {}
  const { server } = await open({ [SIGN_UP]: () => new Promise((resolve) => (finish = resolve)) })
  fillIn(GOOD)
  const press = () => click(find('button[type=submit]'))
  await press()
  await press()
  await settle()
  await press()
  await settle()
  expect(server.calls(SIGN_UP)).toHaveLength(1)
  expect(find('form output').textContent).toBe('Creating your account...')
  await act(async () => finish(Response.json({ user_id: 7, grant: 'g', message: 'ok' }, { status: 201 })))
  await eventually(() => find('dialog'))
})
