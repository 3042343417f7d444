import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  type MockReply,
  inputNamed,
  errorAt,
  advanceTime,
  refusal,
  networkFailure,
  fillIn,
} from '../../testing/forms.tsx'
import { eventually, signIn } from '../../testing/visit.tsx'
import { find, fire } from '../../testing/page.tsx'
import {
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

test('what a login says stands where it does on all the login screens', async () => {
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
