import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  type MockReply,
  mockServer,
  inputNamed,
  errorAt,
  openPage,
  advanceTime,
  refusal,
  reply,
  expectToast,
  submit,
  networkFailure,
  fillIn,
} from '../../../testing/forms.tsx'
import { button, settle } from '../../../testing/visit.tsx'
import { click, find } from '../../../testing/page.tsx'
import type { Contact, Verified } from '../accounts.api.ts'
import { alertText } from '../../../testing/login.tsx'
import type { VerificationVariant } from './send-code.ts'
import { Verification } from './Verification.tsx'

const SEND = 'POST /api/send-otp/'
const SEND_AFTER_LOGIN = 'POST /api/verify-unverified-user/'
const RESEND = 'POST /api/resend-otp/'
const VERIFY = 'POST /api/verify-otp/'
const READ = 'GET /api/verification/'
const LOGOUT = 'POST /api/logout/'

const EMAIL = { type: 'email', contact: 'asha@example.in' } as const
const MOBILE = { type: 'mobile', contact: '9876543210' } as const
const ASHA: Verified = {
  access_token: 'access',
  refresh_token: 'refresh',
  user: { id: 7, username: 'asha', role: 'customer' },
}
const OK = reply({ message: 'ok', detail: 'ok' })
const SMS_USED_UP = 'No more SMS can be sent today. Get the OTP by email, or try again tomorrow.'
const onVerified = vi.fn<(verified: Verified) => void>()
const onClose = vi.fn<() => void>()

afterEach(() => {
  vi.useRealTimers()
  vi.resetAllMocks()
})

const open = async (
  variant: VerificationVariant,
  answers: Record<string, MockReply> = {},
  contacts: Contact[] = [EMAIL, MOBILE],
) => {
  const server = mockServer({
    [SEND]: OK,
    [SEND_AFTER_LOGIN]: reply({ contact: EMAIL.contact, message: 'ok' }),
    [RESEND]: OK,
    [VERIFY]: reply(ASHA),
    [LOGOUT]: reply({ detail: 'ok' }),
    ...answers,
  })
  const person = { userId: 7, userType: 'customer', area: 'customer' } as const
  await openPage('/', () => <Verification {...{ variant, contacts, onVerified, onClose }} {...person} />)
  return server
}

const choose = (contact: Contact) => click(find(`dialog input[value=${contact.type}]`))
const goOn = () => submit(find('dialog form'))
const enter = async (otp: string) => {
  fillIn({ otp })
  await goOn()
}
const tooSoon: MockReply = async () =>
  Response.json({ code: 'code_too_soon', message: 'x' }, { status: 429, headers: { 'retry-after': '40' } })
const title = () => find('dialog h2').textContent

describe('after signing up', () => {
  const openCode = async (answers: Record<string, MockReply> = {}) => {
    const server = await open('signup', answers)
    await choose(MOBILE)
    await goOn()
    return server
  }

  test('a person chooses where the code goes', async () => {
    const server = await open('signup')
    await goOn()
    expect(find('dialog fieldset').textContent).toContain('Please select an option to continue.')
    expect(server.calls(SEND)).toEqual([])
    await choose(MOBILE)
    await goOn()
    expect(server.calls(SEND)[0]?.body).toEqual({
      user_id: 7,
      contact: '9876543210',
      otp_via: 'mobile',
      user_type: 'customer',
    })
    await expectToast('OTP sent successfully!')
    expect(find('dialog').textContent).toContain('We sent a six-digit OTP to +91 98765 43210.')
    expect(find('dialog').textContent).toContain('The OTP is valid for 15 minutes.')
  })

  test.each<[string, MockReply, string]>([
    ['the refusal', refusal(400, 'contact_unknown', 'x'), 'This email or mobile is not on your account.'],
    [
      'words of its own, where the server has none',
      async () => new Response('', { status: 502 }),
      'Failed to send OTP. Try again.',
    ],
    ['the same without a response', networkFailure, 'Failed to send OTP. Try again.'],
    [
      'what to do, when it took too long',
      refusal(403, 'grant_missing', 'x'),
      'Time is over. Log in again to get a new OTP.',
    ],
    [
      'that it is enough for today',
      refusal(429, 'codes_used_up', 'x'),
      'Too many OTPs were sent today. Try again tomorrow.',
    ],
    ['another way', refusal(429, 'sms_used_up_try_email', 'x'), SMS_USED_UP],
  ])('a code that is not sent shows %s', async (_case, answer, text) => {
    await open('signup', { [SEND]: answer })
    await choose(EMAIL)
    await goOn()
    expect(alertText()).toBe(text)
    expect(title()).toBe('Verify your account')
  })

  test('a code that was sent a moment ago is typed, wherever it went', async () => {
    const sent = { via: 'email', contact: 'asha@example.in', resend_in: 35 }
    await openCode({
      [SEND]: tooSoon,
      [READ]: reply({ user_id: 7, user_type: 'customer', contacts: [], sent }),
    })
    expect(find('dialog').textContent).toContain('An OTP was already sent to asha@example.in.')
    expect(find('dialog').textContent).toMatch(/Resend OTP in 0:3[0-5]/)
  })

  test('the same when the pending verification can’t be loaded', async () => {
    await openCode({ [SEND]: tooSoon, [READ]: networkFailure })
    expect(find('dialog').textContent).toContain('An OTP was already sent to +91 98765 43210.')
    expect(find('dialog').textContent).toMatch(/Resend OTP in 0:(40|3\d)/)
  })

  test.each([
    ['', 'Please enter OTP.'],
    ['123', 'OTP must be 6 digits'],
    ['12345', 'OTP must be 6 digits'],
  ])('the code %j is answered by %j', async (otp, text) => {
    const server = await openCode()
    await enter(otp)
    expect(errorAt('otp')).toBe(text)
    expect(server.calls(VERIFY)).toEqual([])
  })

  test.each<[string, MockReply, string]>([
    ['is wrong and is cleared', refusal(400, 'code_wrong', 'x'), ''],
    ['did not arrive stays', networkFailure, '123456'],
    ['was not checked stays', refusal(500, 'unexpected', 'x'), '123456'],
  ])('a code that %s', async (_case, answer, left) => {
    await openCode({ [VERIFY]: answer })
    await enter('123456')
    expect(errorAt('otp')).toBe('OTP verification failed. Please try again.')
    expect(inputNamed('otp').value).toBe(left)
    // Only a cleared one is typed again.
    expect(document.activeElement === find('dialog input[name=otp]')).toBe(left === '')
  })

  test('a correct code is confirmed, and OK closes the dialog', async () => {
    const server = await openCode()
    await enter('123456')
    expect(server.calls(VERIFY)[0]?.body).toEqual({
      contact: '9876543210',
      otp: '123456',
      user_type: 'customer',
    })
    expect(server.calls(LOGOUT)[0]?.body).toEqual({ refresh_token: 'refresh' })
    await expectToast('OTP Verified Successfully')
    expect(title()).toBe('Verification Successful')
    expect(find('dialog').textContent).toContain('Your account has been verified successfully!')
    expect(onVerified).not.toHaveBeenCalled()
    await click(button('OK'))
    expect(onVerified.mock.calls).toEqual([[ASHA]])
  })

  test('closing the last dialog is as good as OK', async () => {
    await openCode()
    await enter('123456')
    await click(button('Close'))
    expect(onVerified).toHaveBeenCalledOnce()
    expect(onClose).not.toHaveBeenCalled()
  })

  test('another code can be requested after 90 seconds, and again after 90 more', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
    const server = await openCode()
    const resend = () => button('Resend OTP')
    expect(resend().disabled).toBe(true)
    expect(find('dialog').textContent).toMatch(/Resend OTP in 1:(30|2\d)/)
    await advanceTime(80_000)
    expect(resend().disabled).toBe(true)
    await advanceTime(11_000)
    expect(resend().disabled).toBe(false)
    expect(find('dialog').textContent).toContain('You can ask for another OTP now.')
    fillIn({ otp: '123' })
    await click(resend())
    await settle()
    expect(server.calls(RESEND)[0]?.body).toEqual({
      contact: '9876543210',
      otp_via: 'mobile',
      user_type: 'customer',
    })
    await expectToast('OTP resent successfully!')
    expect(resend().disabled).toBe(true)
    expect(inputNamed('otp').value).toBe('')
  })

  test('another contact can be chosen', async () => {
    await openCode()
    await click(button('Choose another way'))
    expect(title()).toBe('Verify your account')
  })

  test('can be cancelled, with a link to continue later', async () => {
    await openCode()
    expect(find('dialog a').getAttribute('href')).toBe('/verify-otp')
    await click(button('Close'))
    expect(onClose).toHaveBeenCalledOnce()
  })
})

describe('after a refused login', () => {
  const masked = [
    { type: 'email', contact: 'a***@example.in' },
    { type: 'mobile', contact: '******3210' },
  ] as const
  const openCode = async (answers: Record<string, MockReply> = {}) => {
    const server = await open('login', answers, [...masked])
    await goOn()
    return server
  }

  test('the first contact is chosen already, and the code says where it really went', async () => {
    const server = await openCode()
    expect(server.calls(SEND_AFTER_LOGIN)[0]?.body).toEqual({
      user_id: 7,
      otp_via: 'email',
      user_type: 'customer',
    })
    await expectToast('OTP sent successfully!')
    expect(find('dialog').textContent).toContain('We sent a six-digit OTP to asha@example.in.')
  })

  test.each<[string, MockReply]>([
    ['refused', refusal(500, 'unexpected', 'x')],
    ['unreached', networkFailure],
  ])('a code that is not sent (%s) is tried again', async (_case, answer) => {
    await openCode({ [SEND_AFTER_LOGIN]: answer })
    expect(alertText()).toBe('Failed to send OTP. Try again.')
  })

  test('a code that was sent a moment ago is typed', async () => {
    const sent = { via: 'mobile', contact: '9876543210', resend_in: 35 }
    const read = reply({ user_id: 7, user_type: 'customer', contacts: [], sent })
    const server = await openCode({ [SEND_AFTER_LOGIN]: tooSoon, [READ]: read })
    await enter('123456')
    expect(server.calls(VERIFY)[0]?.body).toMatchObject({ contact: '9876543210' })
  })

  test('when the earlier contact is unknown, it displays the wait', async () => {
    await openCode({ [SEND_AFTER_LOGIN]: tooSoon, [READ]: networkFailure })
    expect(alertText()).toBe('An OTP was sent just now. Wait 40 seconds before you ask for another one.')
  })

  test('requires a code', async () => {
    await openCode()
    await goOn()
    expect(errorAt('otp')).toBe('Please enter OTP.')
  })

  test.each<[string, MockReply, string]>([
    ['wrong', refusal(400, 'code_wrong', 'x'), 'Invalid or expired OTP. Please try again.'],
    ['unreached', networkFailure, 'Something went wrong. Please try again.'],
  ])('a code that is not accepted (%s) says so', async (_case, answer, text) => {
    await openCode({ [VERIFY]: answer })
    await enter('123456')
    expect(errorAt('otp')).toBe(text)
  })

  test.each<[string, MockReply, string]>([
    ['refused', refusal(500, 'unexpected', 'x'), 'Failed to resend OTP. Try again.'],
    ['too soon', tooSoon, 'An OTP was sent just now. Wait 40 seconds before you ask for another one.'],
  ])('resending is there at once; %s, it says so', async (_case, answer, text) => {
    await openCode({ [RESEND]: answer })
    await click(button('Resend OTP'))
    await settle()
    expect(alertText()).toBe(text)
  })
})
