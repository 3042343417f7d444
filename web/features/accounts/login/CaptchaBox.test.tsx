import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import {
  type MockReply,
  inputNamed,
  errorAt,
  advanceTime,
  networkFailure,
  fillIn,
} from '../../../testing/forms.tsx'
import { button, settle } from '../../../testing/visit.tsx'
import { click, find } from '../../../testing/page.tsx'
import {
  alertText,
  CAPTCHA,
  captchas,
  logIn,
  openLoginPage,
  captchaImageSrc,
  loginReply,
} from '../../../testing/login.tsx'
import LoginCustomerPage from '../LoginCustomerPage.tsx'

const LOGIN = 'POST /api/customer/login/'
const open = (answers: Record<string, MockReply> = {}) =>
  openLoginPage({
    path: '/logincustomer',
    page: LoginCustomerPage,
    answers: { [LOGIN]: loginReply('customer', 'asha'), ...answers },
  })

afterEach(() => void vi.useRealTimers())

test('the captcha is another one at a press, with an empty box', async () => {
  await open()
  fillIn({ captcha: 'FH3' })
  await click(button('New picture'))
  await settle()
  expect(captchaImageSrc()).toBe('/api/captcha/key-2/image/')
  expect(inputNamed('captcha').value).toBe('')
})

test('the captcha can be listened to, in the language of the page', async () => {
  const played = vi.fn<(address: string) => void>()
  const Speaker = class {
    constructor(address: string) {
      played(address)
    }
    play = async () => {}
  }
  vi.stubGlobal('Audio', Speaker)
  await open()
  await click(button('Listen'))
  expect(played).toHaveBeenCalledWith('/api/captcha/key-1/audio/?lang=en')
})

test('a captcha that can’t be loaded says so, and comes at a second try', async () => {
  let answer: MockReply = networkFailure
  const { server } = await open({ [CAPTCHA]: () => answer() })
  expect(alertText()).toBe('The picture could not be loaded.')
  await logIn()
  expect(errorAt('captcha')).toBe('The picture is not there yet. Please load it and type what it shows.')
  expect(server.calls(LOGIN)).toEqual([])
  answer = captchas()
  await click(button('Try again'))
  await settle()
  expect(captchaImageSrc()).toBe('/api/captcha/key-1/image/')
})

test('a captcha whose picture is broken says so too', async () => {
  await open()
  act(() => void find('img').dispatchEvent(new Event('error')))
  expect(alertText()).toBe('The picture could not be loaded.')
  await click(button('Try again'))
  await settle()
  expect(captchaImageSrc()).toBe('/api/captcha/key-2/image/')
})

test('the captcha is new after five minutes, when the old one has died', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await open()
  fillIn({ captcha: 'FH3' })
  await advanceTime(5 * 60_000)
  expect(captchaImageSrc()).toBe('/api/captcha/key-2/image/')
  expect(inputNamed('captcha').value).toBe('')
})
