import { screen } from '@testing-library/react'
import { act } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  type MockReply,
  inputNamed,
  errorAt,
  advanceTime,
  refusal,
  reply,
  expectToast,
  submit,
  networkFailure,
  fillIn,
} from '../../testing/forms.tsx'
import { button, eventually, signIn } from '../../testing/visit.tsx'
import { click, find, fire, queryDialog } from '../../testing/page.tsx'
import LoginCustomerPage from './LoginCustomerPage.tsx'
import {
  alertText,
  VALID_LOGIN,
  logIn,
  openLoginPage,
  captchaImageSrc,
  accessTokenIn,
  loginReply,
} from '../../testing/login.tsx'

const LOGIN = 'POST /api/customer/login/'
const PATH = '/logincustomer'
const ASHA = loginReply('customer', 'asha')

const open = (login: MockReply = ASHA, answers: Record<string, MockReply> = {}) =>
  openLoginPage({ path: PATH, page: LoginCustomerPage, answers: { [LOGIN]: login, ...answers } })

afterEach(() => void vi.useRealTimers())

test('an empty form says what is missing and sends nothing', async () => {
  const { server } = await open()
  await submit()
  expect(['identifier', 'password', 'captcha'].map(errorAt)).toEqual([
    '*This field is required.',
    '*This field is required.',
    'Captcha is required.',
  ])
  expect(document.activeElement).toBe(inputNamed('identifier'))
  expect(server.calls(LOGIN)).toEqual([])
})

test('sends the fields of the contract', async () => {
  const { server } = await open()
  await logIn(VALID_LOGIN, true)
  expect(server.calls(LOGIN).map(({ body }) => body)).toEqual([
    { identifier: 'asha', password: 'Haat@123', captcha_0: 'key-1', captcha_1: 'FH3K7', remember_me: true },
  ])
})

describe('a refused login', () => {
  test.each([
    ['identifier', 401, 'identifier_wrong', 'Customer with this username does not exist.'],
    ['password', 401, 'password_wrong', 'Incorrect password.'],
    ['captcha', 400, 'captcha_wrong', 'Incorrect captcha key. Please try again.'],
    ['captcha', 400, 'captcha_required', 'Captcha is required.'],
  ])('marks the %s field (%i %s)', async (field, status, code, text) => {
    await open(refusal(status, code, 'what the server says'))
    await logIn()
    expect(errorAt(field)).toBe(text)
    expect(document.activeElement).toBe(inputNamed(field))
  })

  test.each<[string, MockReply, string]>([
    ['any other refusal', refusal(403, 'forbidden', 'x'), 'Invalid credentials. Please try again.'],
    [
      'a page of a proxy',
      async () => new Response('<h1>502</h1>', { status: 502 }),
      'Invalid credentials. Please try again.',
    ],
    [
      'an answer of a gateway',
      async () => Response.json({ status: 503, title: 'x' }, { status: 503 }),
      'Invalid credentials. Please try again.',
    ],
    ['no response', networkFailure, 'Something went wrong. Please try again.'],
  ])('after %s says so above the button', async (_case, login, text) => {
    await open(login)
    await logIn()
    expect(alertText()).toBe(text)
    expect(accessTokenIn(localStorage) ?? accessTokenIn(sessionStorage)).toBeNull()
  })

  test.each([
    ['7KQ2-M9XA-4TRD-0WEH', '/appeal/7KQ2-M9XA-4TRD-0WEH', 'View reason and appeal'],
    [null, '/contact', 'Write to us'],
  ])(
    'of a suspended account says so and links to an appeal or the contact page (%s)',
    async (appeal_code, path, text) => {
      const answer = Response.json({ status: 'account_suspended', appeal_code }, { status: 403 })
      await open(async () => answer)
      await logIn()
      expect(alertText()).toBe(`This account is suspended. ${text}`)
      expect(find('[role=alert] a').getAttribute('href')).toBe(path)
    },
  )

  test.each([
    ['30', '30 seconds'],
    ['600', '10 minutes'],
  ])('that came too often says how long to wait (%s s)', async (retryAfter, wait) => {
    const headers = { 'retry-after': retryAfter }
    await open(async () => Response.json({ code: 'too_many', message: 'x' }, { status: 429, headers }))
    await logIn()
    expect(alertText()).toBe(`Too many tries. Wait ${wait} and try again.`)
  })

  test.each<[string, MockReply]>([
    ['wrong', refusal(401, 'password_wrong', 'x')],
    ['unreached', networkFailure],
  ])('(%s) loads a new captcha with an empty field, and preserves the other fields', async (_case, login) => {
    const { server } = await open(login)
    expect(captchaImageSrc()).toBe('/api/captcha/key-1/image/')
    await logIn()
    expect(captchaImageSrc()).toBe('/api/captcha/key-2/image/')
    expect([inputNamed('captcha').value, inputNamed('identifier').value]).toEqual(['', 'asha'])
    fillIn({ captcha: 'LM467' })
    await submit()
    expect(server.calls(LOGIN)[1]?.body).toMatchObject({ captcha_0: 'key-2', captcha_1: 'LM467' })
  })
})

describe('after a login', () => {
  // Not by submit(), which waits for real time to pass.
  const press = () => fire(find('form'), new Event('submit', { bubbles: true, cancelable: true }))
  const enter = async (isRemembered = false) => {
    const opened = await open()
    vi.useFakeTimers()
    fillIn(VALID_LOGIN)
    if (isRemembered) await click(inputNamed('isRemembered'))
    press()
    await advanceTime(0)
    return opened
  }

  test('is not remembered unasked: the session is this tab’s', async () => {
    await enter()
    expect([accessTokenIn(localStorage), accessTokenIn(sessionStorage)]).toEqual([null, 'access'])
  })

  test('is remembered on demand: the session is this browser’s', async () => {
    await enter(true)
    expect([accessTokenIn(localStorage), accessTokenIn(sessionStorage)]).toEqual(['access', null])
    expect(localStorage.getItem('username')).toBe('asha')
  })

  test('sees a toast and is at home two seconds later', async () => {
    const { router } = await enter()
    expect(find('button[type=submit]').getAttribute('aria-busy')).toBe('true')
    await advanceTime(1_900)
    expect(router.state.location.pathname).toBe(PATH)
    await advanceTime(200)
    expect(router.state.location).toMatchObject({
      pathname: '/',
      state: { toast: { kind: 'success', text: 'Welcome, asha!' } },
    })
    vi.useRealTimers()
    await expectToast('Login successful!')
  })

  test('goes back to where the login came in between', async () => {
    const { router } = await open()
    await act(() => router.navigate(PATH, { state: { from: '/postpage/5' } }))
    vi.useFakeTimers()
    fillIn(VALID_LOGIN)
    press()
    await advanceTime(2_100)
    expect(router.state.location.pathname).toBe('/postpage/5')
    expect(router.state.historyAction).toBe('REPLACE')
  })

  test('is not called back when they have gone elsewhere meanwhile', async () => {
    const { router } = await enter()
    await act(() => router.navigate('/services'))
    await advanceTime(3_000)
    expect(router.state.location.pathname).toBe('/services')
  })
})

test('while pending the button says so, and a second click sends nothing', async () => {
  let finish: (response: Response) => void = () => {}
  const { server } = await open(() => new Promise((resolve) => void (finish = resolve)))
  await logIn()
  expect(find('button[type=submit]').textContent).toContain('Logging you in...')
  await submit()
  await submit()
  expect(server.calls(LOGIN)).toHaveLength(1)
  finish(Response.json({ code: 'password_wrong', message: 'x' }, { status: 401 }))
  await eventually(() => expect(errorAt('password')).toBe('Incorrect password.'))
})

test('a customer who is signed in already goes on at once', async () => {
  signIn('customer', 'asha')
  const { router } = await open()
  await eventually(() => expect(router.state.location.pathname).toBe('/'))
})

test('the other logins and the password reset are one link away', async () => {
  await open()
  const links = screen.queryAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/forgetpassword', '/loginprovider', '/loginadmin'])
})

describe('an account that is not verified yet', () => {
  const unverified = reply(
    {
      status: 'verification_required',
      user_id: 7,
      contacts: [
        { type: 'email', contact: 'a***@example.in' },
        { type: 'mobile', contact: '******3210' },
      ],
      grant: 'grant',
    },
    403,
  )
  const answers = {
    'POST /api/verify-unverified-user/': reply({ contact: 'asha@example.in', message: 'ok' }),
    'POST /api/verify-otp/': ASHA,
  }

  test('is verified by a code, signed in as it chose to be, and led on', async () => {
    const { server, router } = await open(unverified, answers)
    await logIn(VALID_LOGIN, true)
    expect(find('dialog').textContent).toContain('a***@example.in')
    await submit(find('dialog form'))
    expect(server.calls('POST /api/verify-unverified-user/')[0]?.body).toEqual({
      user_id: 7,
      otp_via: 'email',
      user_type: 'customer',
    })
    fillIn({ otp: '123456' })
    await submit(find('dialog form'))
    expect(find('dialog h2').textContent).toBe('Verification Successful')
    expect(accessTokenIn(localStorage)).toBeNull()
    await click(button('OK'))
    await eventually(() => expect(router.state.location.pathname).toBe('/'))
    expect(accessTokenIn(localStorage)).toBe('access')
  })

  test('can be cancelled; the form is visible again, with a new captcha', async () => {
    await open(unverified, answers)
    await logIn()
    await click(button('Close'))
    expect(queryDialog()).toBeNull()
    expect([captchaImageSrc(), inputNamed('captcha').value]).toEqual(['/api/captcha/key-2/image/', ''])
  })
})
