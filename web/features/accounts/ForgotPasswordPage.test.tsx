import { screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  type MockReply,
  mockServer,
  inputNamed,
  errorAt,
  fieldCodes,
  openPage,
  advanceTime,
  refusal,
  reply,
  expectToast,
  submit,
  networkFailure,
  fillIn,
} from '../../testing/forms.tsx'
import { fakeWorkers } from '../../testing/workers.ts'
import { button, eventually, settle, signIn } from '../../testing/visit.tsx'
import en from '../../locales/en/LoginCustomer.json'
import { click, find } from '../../testing/page.tsx'
import ForgotPasswordPage from './ForgotPasswordPage.tsx'

const words = en.forgotPassword
const SEND = 'POST /api/forget-password/'
const RESEND = 'POST /api/resend-otp-password/'
const VERIFY = 'POST /api/verify-password/'
const RESET = 'POST /api/reset-password/'
const DONE = reply({ message: 'ok', detail: 'ok' })
const UNWORDED = reply({}, 400)

const open = async (answers: Record<string, MockReply> = {}) => {
  const server = mockServer({ [SEND]: DONE, [RESEND]: DONE, [VERIFY]: DONE, [RESET]: DONE, ...answers })
  return { server, router: await openPage('/forgetpassword', ForgotPasswordPage) }
}
const sendTo = async (contact: string) => {
  fillIn({ contact })
  await submit()
}
const typeCode = async (otp = '123456') => {
  fillIn({ otp })
  await submit()
}
const choose = async (password = 'Haat@12') => {
  fillIn({ password, confirm_password: password })
  await submit()
}
/** With fake timers. */
const press = async () => {
  await click(find('button[type=submit]'))
  await advanceTime(0)
}
afterEach(() => void vi.useRealTimers())

const complaint = () => screen.queryByRole('alert')?.textContent
const currentStep = () => find('[aria-current=step]').textContent

describe('the contact', () => {
  test.each([
    ['', '*This field is required.'],
    ['asha@home', 'Invalid email format.'],
    ['98765', '*Mobile number must be exactly 10 digits.'],
  ])('%j is not one', async (contact, message) => {
    const { server } = await open()
    await sendTo(contact)
    expect(errorAt('contact')).toBe(message)
    expect(server.calls(SEND)).toEqual([])
  })

  test.each([
    ['asha@example.in', { email: 'asha@example.in' }],
    ['9876543210', { mobile_number: '9876543210' }],
    ['+91 ९८७६५ ४३२१०', { mobile_number: '9876543210' }],
  ])('%j gets a code, and the next step is ready for it', async (contact, body) => {
    const { server } = await open()
    expect(currentStep()).toBe('1Email or mobile')
    await sendTo(contact)
    expect(server.calls(SEND)[0]?.body).toEqual(body)
    await expectToast('OTP sent successfully!')
    expect(currentStep()).toBe('2OTP')
    expect(document.activeElement).toBe(inputNamed('otp'))
  })

  test.each([
    [
      'the words of the server',
      refusal(404, 'account_unknown', 'No account found. Check it, or sign up.'),
      'No account found. Check it, or sign up.',
    ],
    ['words that only the server knows', refusal(400, 'new_one', 'Not today.'), 'Not today.'],
    ['words of its own where the server has none', UNWORDED, 'Something went wrong'],
    ['the same without a connection', networkFailure, 'Something went wrong'],
  ])('refused, it shows %s', async (_, answer, text) => {
    await open({ [SEND]: answer })
    await sendTo('asha@example.in')
    expect(complaint()).toBe(text)
    expect(inputNamed('contact').value).toBe('asha@example.in')
  })

  test('stays when the user goes back to change it, and an earlier code can be typed', async () => {
    const { server } = await open()
    await sendTo('asha@example.in')
    await click(button(words.back))
    await settle()
    expect(inputNamed('contact').value).toBe('asha@example.in')
    await click(button(words.haveCode))
    await settle()
    await typeCode()
    expect(server.calls(SEND)).toHaveLength(1)
    expect(server.calls(VERIFY)[0]?.body).toEqual({ email: 'asha@example.in', otp: '123456' })
  })
})

describe('the code', () => {
  const toCode = async (answers: Record<string, MockReply> = {}) => {
    const opened = await open(answers)
    await sendTo('9876543210')
    return opened
  }

  test.each([
    ['', 'Please enter OTP.'],
    ['123', 'OTP must be 6 digits'],
  ])('%j is none', async (otp, message) => {
    const { server } = await toCode()
    await typeCode(otp)
    expect(errorAt('otp')).toBe(message)
    expect(server.calls(VERIFY)).toEqual([])
  })

  test.each([
    ['the words of the server', refusal(400, 'reset_code_wrong', 'Invalid OTP'), 'Invalid OTP'],
    ['words of its own where the server has none', UNWORDED, 'Invalid OTP'],
    ['that it never got there', networkFailure, 'Something went wrong'],
  ])('refused, it shows %s', async (_, answer, text) => {
    await toCode({ [VERIFY]: answer })
    await typeCode()
    expect(errorAt('otp')).toBe(text)
    expect(currentStep()).toBe('2OTP')
  })

  test('can be sent again after 90 seconds', async () => {
    const { server } = await open()
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
    await sendTo('9876543210')
    await advanceTime(89_000)
    expect(button('Resend OTP').disabled).toBe(true)
    await advanceTime(1_000)
    await click(button('Resend OTP'))
    await settle()
    expect(server.calls(RESEND)[0]?.body).toEqual({ mobile_number: '9876543210' })
    expect(button('Resend OTP').disabled).toBe(true)
    vi.useRealTimers()
    await expectToast('OTP resent successfully!')
  })

  test('costs a proof of work after the third, which the page makes while it says so', async () => {
    let answer = refusal(403, 'proof_needed', 'x')
    const { server } = await open({ [RESEND]: () => answer(), 'GET /api/proof-of-work/': reply({}) })
    const { promise, resolve } = Promise.withResolvers<unknown>()
    fakeWorkers(() => promise)
    fillIn({ contact: '9876543210' })
    await click(button(words.haveCode))
    await settle()
    await click(button('Resend OTP'))
    await eventually(() => expect(screen.getByText('Checking your browser…')).toBeTruthy())
    answer = reply({ message: 'x', detail: 'x' })
    resolve('a proof')
    await expectToast('OTP resent successfully!')
    expect(server.calls(RESEND).at(-1)).toMatchObject({
      body: { mobile_number: '9876543210' },
      proof: 'a proof',
    })
  })

  test.each([
    [
      'the words of the server',
      refusal(429, 'codes_used_up', 'Too many OTPs were sent today. Try again tomorrow.'),
      'Too many OTPs were sent today. Try again tomorrow.',
    ],
    ['words of its own', UNWORDED, 'Failed to resend OTP'],
    ['the same without a connection', networkFailure, 'Failed to resend OTP'],
  ])('not sent again, it shows %s', async (_, answer, text) => {
    await open({ [RESEND]: answer })
    fillIn({ contact: '9876543210' })
    await click(button(words.haveCode))
    await settle()
    await click(button('Resend OTP'))
    await settle()
    expect(complaint()).toBe(text)
  })
})

describe('the new password', () => {
  const toPassword = async (answers: Record<string, MockReply> = {}) => {
    const opened = await open(answers)
    await sendTo('asha@example.in')
    await typeCode()
    return opened
  }

  test('follows the rules of signing up', async () => {
    const { server } = await toPassword()
    await expectToast('OTP Verified Successfully')
    expect(document.activeElement).toBe(inputNamed('password'))
    fillIn({ password: 'haat', confirm_password: 'Haat' })
    await submit()
    expect(errorAt('password')).toBe('*Password must contain at least one uppercase letter.')
    expect(errorAt('confirm_password')).toBe('*Passwords do not match.')
    expect(server.calls(RESET)).toEqual([])
  })

  test('is set, the session here is over, and home comes after two seconds', async () => {
    signIn('customer', 'asha')
    const { server, router } = await toPassword()
    vi.useFakeTimers()
    fillIn({ password: 'Haat@12', confirm_password: 'Haat@12' })
    await press()
    expect(server.calls(RESET)[0]?.body).toEqual({ email: 'asha@example.in', new_password: 'Haat@12' })
    expect(find('[role=status]').textContent).toContain(
      'Your password has been changed. Please log in again.',
    )
    expect(localStorage.getItem('access_token')).toBeNull()
    await advanceTime(1_999)
    expect(router.state.location.pathname).toBe('/forgetpassword')
    await advanceTime(1)
    expect(router.state.location.pathname).toBe('/')
    vi.useRealTimers()
    await expectToast('Your password has been changed. Please log in again.')
  })

  test('that the server dislikes without naming a rule is marked with its sentence', async () => {
    await toPassword({ [RESET]: refusal(400, 'bad_input', 'from the server') })
    await choose()
    expect(errorAt('password')).toBe('from the server')
  })

  test('that the server dislikes is marked by its rule, and stays so until it changes', async () => {
    const codes = fieldCodes({ new_password: ['passwordCommon'] })
    await toPassword({ [RESET]: reply({ code: 'bad_input', message: 'from the server' }, 400, codes) })
    await choose()
    expect(errorAt('password')).toBe('*This password is too common. Choose another one.')
    expect(document.activeElement).toBe(inputNamed('password'))
    fillIn({ password: 'Haat@13' })
    await settle()
    expect(errorAt('password')).toBeUndefined()
  })

  test.each([
    ['words about the time that ran out', refusal(403, 'grant_missing', 'x'), words.refusals.grant_missing],
    ['words of its own', UNWORDED, 'Failed to reset password'],
    ['the same without a connection', networkFailure, 'Failed to reset password'],
  ])('refused, it shows %s and a button to start again', async (_, answer, text) => {
    await toPassword({ [RESET]: answer })
    await choose()
    expect(complaint()).toBe(text)
    await click(button(words.restart))
    expect(currentStep()).toBe('1Email or mobile')
  })
})
