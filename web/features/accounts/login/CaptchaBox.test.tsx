import { act } from 'react'
import { screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  type MockReply,
  inputNamed,
  errorAt,
  advanceTime,
  networkFailure,
  fillIn,
  refusal,
  reply,
} from '../../../testing/forms.tsx'
import { fakeWorkers } from '../../../testing/workers.ts'
import { button, eventually, settle } from '../../../testing/visit.tsx'
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

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('the captcha is another one at a press, with an empty box', async () => {
  await open()
  fillIn({ captcha: 'FH3' })
  await click(button('New captcha'))
  await settle()
  expect(captchaImageSrc()).toBe('/api/captcha/key-2/image/')
  expect(inputNamed('captcha').value).toBe('')
})

describe('the captcha can be listened to', () => {
  const AUDIO = 'GET /api/captcha/key-1/audio/'
  const CHALLENGE = 'GET /api/proof-of-work/'
  const SPOKEN = { [AUDIO]: async () => new Response('sound'), [CHALLENGE]: reply({ parameters: {} }) }
  const note = () => screen.getAllByRole('status').map(({ textContent }) => textContent)

  const speakers = (play: () => Promise<void> = async () => {}) => {
    const played = vi.fn<(url: string) => void>()
    const Speaker = class {
      constructor(url: string) {
        played(url)
      }
      play = play
    }
    vi.stubGlobal('Audio', Speaker)
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:sound')
    fakeWorkers(async () => 'a proof')
    return played
  }
  const listen = async () => {
    await click(button('Listen'))
    await settle()
  }

  test('in the language of the page, for a proof of work, and once more without one', async () => {
    const { server } = await open(SPOKEN)
    const played = speakers()
    await listen()
    await eventually(() => expect(played).toHaveBeenCalledWith('blob:sound'))
    expect(server.calls(AUDIO)[0]).toMatchObject({ query: { lang: 'en' }, proof: 'a proof' })
    await listen()
    await eventually(() => expect(played).toHaveBeenCalledTimes(2))
    expect(server.calls(AUDIO)).toHaveLength(1)
  })

  test('and says so while the browser works for it', async () => {
    await open(SPOKEN)
    speakers()
    const { promise, resolve } = Promise.withResolvers<unknown>()
    fakeWorkers(() => promise)
    await listen()
    await eventually(() => expect(note()).toContain('Checking your browser…'))
    await act(async () => resolve('a proof'))
    await eventually(() => expect(note()).not.toContain('Checking your browser…'))
  })

  test('at a second press where a browser plays only what was just pressed for', async () => {
    await open(SPOKEN)
    speakers(() => Promise.reject(new DOMException('no', 'NotAllowedError')))
    await listen()
    await eventually(() => expect(note()).toContain('The sound is ready. Press ‘Listen’ once more.'))
  })

  test.each<[string, MockReply]>([
    ['is refused', refusal(403, 'proof_needed', 'x')],
    ['does not come', networkFailure],
  ])('and says what to do when it %s', async (_case, answer) => {
    await open({ ...SPOKEN, [AUDIO]: answer })
    const played = speakers()
    await listen()
    await eventually(() =>
      expect(note()).toContain('The sound did not play. Press ‘New captcha’ and try again.'),
    )
    expect(played).not.toHaveBeenCalled()
  })

  test('but not when another captcha has replaced it', async () => {
    await open(SPOKEN)
    const played = speakers()
    const { promise, resolve } = Promise.withResolvers<unknown>()
    fakeWorkers(() => promise)
    await listen()
    await click(button('New captcha'))
    await settle()
    await act(async () => resolve('a proof'))
    await settle()
    expect(played).not.toHaveBeenCalled()
  })
})

test('a captcha that can’t be loaded says so, and comes at a second try', async () => {
  let answer: MockReply = networkFailure
  const { server } = await open({ [CAPTCHA]: () => answer() })
  expect(alertText()).toBe("Couldn't load the captcha.")
  await logIn()
  expect(errorAt('captcha')).toBe(
    'The captcha has not loaded yet. Press ‘Try again’, then type what it shows.',
  )
  expect(server.calls(LOGIN)).toEqual([])
  answer = captchas()
  await click(button('Try again'))
  await settle()
  expect(captchaImageSrc()).toBe('/api/captcha/key-1/image/')
})

test('a captcha whose picture is broken says so too', async () => {
  await open()
  act(() => void find('img').dispatchEvent(new Event('error')))
  expect(alertText()).toBe("Couldn't load the captcha.")
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
