import { screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  type MockReply,
  inputNamed,
  errorAt,
  advanceTime,
  refusal,
  networkFailure,
  fillIn,
  expectToast,
  reply,
  submit,
} from '../../testing/forms.tsx'
import { button, eventually, signIn } from '../../testing/visit.tsx'
import { click, find, fire } from '../../testing/page.tsx'
import {
  accessTokenIn,
  alertText,
  VALID_LOGIN,
  logIn,
  openLoginPage,
  captchaImageSrc,
  loginReply,
} from '../../testing/login.tsx'
import LoginProviderPage from './LoginProviderPage.tsx'

const LOGIN = 'POST /api/provider/login/'
const open = (login: MockReply = loginReply('provider', 'sharma_sweets')) =>
  openLoginPage({ path: '/loginprovider', page: LoginProviderPage, answers: { [LOGIN]: login } })

afterEach(() => void vi.useRealTimers())

describe('a refused login', () => {
  test.each([
    ['identifier', 401, 'identifier_wrong', 'No provider found with that username.'],
    ['password', 401, 'password_wrong', 'Incorrect password.'],
    ['captcha', 400, 'captcha_wrong', 'Invalid captcha. Try again.'],
  ])('marks the %s field (%i %s), with a new captcha', async (field, status, code, text) => {
    await open(refusal(status, code, 'what the server says'))
    await logIn()
    expect(errorAt(field)).toBe(text)
    expect([captchaImageSrc(), inputNamed('captcha').value]).toEqual(['/api/captcha/key-2/image/', ''])
  })

  test.each<[string, MockReply, string]>([
    ['a customer', refusal(401, 'no_provider_profile', 'x'), 'Provider profile does not exist.'],
    ['any other refusal', refusal(403, 'forbidden', 'x'), 'Invalid login. Try again.'],
    ['no response', networkFailure, 'Invalid login. Try again.'],
  ])('of %s says so above the button', async (_case, login, text) => {
    await open(login)
    await logIn()
    expect(alertText()).toBe(text)
  })
})

test('a shopkeeper who is let in is at the dashboard two seconds later, with a word', async () => {
  const { router } = await open()
  vi.useFakeTimers()
  fillIn(VALID_LOGIN)
  fire(find('form'), new Event('submit', { bubbles: true, cancelable: true }))
  await advanceTime(1_900)
  expect(router.state.location.pathname).toBe('/loginprovider')
  await advanceTime(200)
  expect(router.state.location).toMatchObject({
    pathname: '/traderdashboard',
    state: {
      toast: { kind: 'success', text: 'Welcome, sharma_sweets!', area: 'provider' },
    },
  })
})

describe('with two-step verification', () => {
  const CODE = 'POST /api/provider/login/code/'
  const codeNeeded = reply({ status: 'second_factor_required', grant: 'signed' }, 403)
  const openCodeStep = async (code: MockReply) => {
    const opened = await openLoginPage({
      path: '/loginprovider',
      page: LoginProviderPage,
      answers: { [LOGIN]: codeNeeded, [CODE]: code },
    })
    await logIn(VALID_LOGIN, true)
    await eventually(() => screen.getByRole('heading', { name: 'Two-step verification' }))
    return opened
  }
  const codeBox = () => screen.getByLabelText<HTMLInputElement>(/^Code from the app/)

  test('requires the code of the app, and sends it when its last digit is typed', async () => {
    const { server } = await openCodeStep(loginReply('provider', 'sharma_sweets'))
    expect(codeBox().autocomplete).toBe('one-time-code')
    expect(codeBox().inputMode).toBe('numeric')
    expect(document.activeElement).toBe(codeBox())
    fillIn({ code: '123456' })
    await expectToast('Logged in successfully!')
    expect(server.calls(CODE)).toMatchObject([{ body: { code: '123456' } }])
    expect(accessTokenIn(localStorage), 'it is remembered, as the first step said').toBe('access')
  })

  test('a recovery code does it too', async () => {
    const { server } = await openCodeStep(loginReply('provider', 'sharma_sweets'))
    await click(button('I do not have the app with me'))
    expect(document.activeElement).toBe(screen.getByLabelText(/^Recovery code/))
    fillIn({ code: 'AAAA-BBBB-CCCC-DDDD' })
    await submit()
    await expectToast('Logged in successfully!')
    expect(server.calls(CODE)).toMatchObject([{ body: { code: 'AAAA-BBBB-CCCC-DDDD' } }])
  })

  test.each<[string, MockReply, string, string]>([
    [
      'a wrong code',
      refusal(400, 'second_factor_wrong', 'x'),
      'This code is wrong or was already used. Enter a new one.',
      '',
    ],
    ['no connection', networkFailure, "Couldn't reach Haat. Check your internet and try again.", '123456'],
  ])('after %s it says so, and only a wrong code is cleared', async (_case, answer, text, left) => {
    await openCodeStep(answer)
    fillIn({ code: '123456' })
    await eventually(() => screen.getByText(text))
    expect(codeBox().value).toBe(left)
    expect(document.activeElement).toBe(codeBox())
  })

  test('an empty code is not sent', async () => {
    const { server } = await openCodeStep(networkFailure)
    await submit()
    expect(screen.getByText('Enter the code first.')).toBeDefined()
    expect(server.calls(CODE)).toEqual([])
  })

  test('when the grant has expired, the password is required again', async () => {
    await openCodeStep(refusal(403, 'grant_missing', 'x'))
    fillIn({ code: '123456' })
    await eventually(() => expect(alertText()).toBe('Time is over. Start again.'))
    expect(document.activeElement).toBe(inputNamed('password'))
    expect(captchaImageSrc()).toBe('/api/captcha/key-2/image/')
  })

  test('leads back to the password on request', async () => {
    await openCodeStep(networkFailure)
    await click(button('Back to login'))
    expect(document.activeElement).toBe(inputNamed('password'))
  })
})

test('errors appear where they do on the other login pages', async () => {
  await open()
  await logIn()
  await eventually(() => find('[data-sonner-toast]'))
  const { xPosition, yPosition } = find('[data-sonner-toast]').dataset
  expect([yPosition, xPosition]).toEqual(['top', 'right'])
})

test('a customer who is signed in may still log in here', async () => {
  signIn('customer', 'asha')
  const { router } = await open()
  expect(router.state.location.pathname).toBe('/loginprovider')
})

test('a provider who is signed in already goes on at once', async () => {
  signIn('provider', 'sharma_sweets')
  const { router } = await open()
  await eventually(() => expect(router.state.location.pathname).toBe('/traderdashboard'))
})
