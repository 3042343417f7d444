// Voice notes with Chromium's fake microphone: recorded, cancelled, sent once, and played with the keyboard.
import type { Page } from '@playwright/test'
import { open } from './open.ts'
import { newAccount } from './people.ts'
import { aPhone, signIn } from './phone.ts'
import { checkScreen } from './screen-checks.ts'
import { bearer, logInByApi } from './screens.ts'
import { expect, test } from './test.ts'
import { aChat, atSecond, openChat, type Parts, partsOf, record, words } from './voice-notes.ts'
import { outboxIsLoaded, waitingBar } from './waiting.ts'

const sendNote = async (parts: Parts, count: number) => {
  await record(parts)
  await parts.send.click()
  await expect(parts.notes).toHaveCount(count)
  await expect(parts.mic).toBeVisible()
}

/** Holds the button until the timer shows this second. */
const hold = async (page: Page, { mic, timer }: Parts, second: number) => {
  const { x, y, width, height } = (await mic.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down()
  await atSecond(timer, second)
  return { x, y: y + height / 2 }
}

test('a note is recorded by holding or tapping, heard, and sent only when the person confirms', async ({
  page,
  otherPage,
}, info) => {
  test.setTimeout(120_000)
  const chat = await aChat(page, otherPage, info)
  await openChat(page, chat)
  const parts = partsOf(page, info)
  const { mic, discard, send, recorded, notes } = parts

  const { x, y } = await hold(page, parts, 1)
  await expect(page.getByText(words(info).slideToCancel)).toBeVisible()
  await page.mouse.move(x - 120, y)
  await expect(page.getByText(words(info).releaseToCancel)).toBeVisible()
  await page.mouse.up()
  await expect(mic).toBeVisible()
  await expect(recorded).toHaveCount(0)

  await record(parts)
  await checkScreen(page, info, 'voice-recorded')
  await discard.click()
  await expect(recorded).toHaveCount(0)

  await hold(page, parts, 3)
  await page.mouse.up()
  await recorded.getByRole('button', { name: words(info).play, exact: true }).click()
  await expect.poll(() => recorded.getByRole('slider').inputValue()).not.toBe('0')
  expect(await chat.received()).toEqual([])
  await send.click()
  await expect(notes).toHaveCount(1)
  await expect(page.locator('main section li[data-own][data-state]')).toHaveAttribute('data-state', 'unread')
  expect(await chat.received()).toEqual(['voice'])
})

test('the other side plays notes with the keyboard, one after the other', async ({
  page,
  otherPage,
}, info) => {
  test.setTimeout(120_000)
  const chat = await aChat(page, otherPage, info)
  const { desk } = chat
  await openChat(page, chat)
  const parts = partsOf(page, info)
  await sendNote(parts, 1)
  await sendNote(parts, 2)
  await expect.poll(chat.received).toEqual(['voice', 'voice'])

  await desk.addInitScript(() => window.sessionStorage.setItem('app_popup_seen', 'yes'))
  await open(desk, `/chatrequests?chat=${chat.chatId}`)
  const { notes } = partsOf(desk, info)
  const text = words(info)
  await expect(notes).toHaveCount(2)
  await expect(notes.getByText(text.unheard)).toHaveCount(2)
  await checkScreen(desk, info, 'voice-notes')

  const slider = notes.first().getByRole('slider')
  await slider.press('End')
  await expect(slider).toHaveAttribute('aria-valuetext', /^(\d:\d\d) \/ \1$/)
  const end = await slider.inputValue()
  await slider.press('ArrowLeft')
  await expect(slider).not.toHaveValue(end)
  await slider.press('Home')
  await expect(slider).toHaveValue('0')
  const rate = notes.first().getByRole('button', { name: text.rate.replace('{{rate}}', '1'), exact: true })
  await rate.press('Enter')
  await expect(
    notes.last().getByRole('button', { name: text.rate.replace('{{rate}}', '1.5'), exact: true }),
  ).toBeVisible()
  await notes.first().getByRole('button', { name: text.play, exact: true }).press('Space')
  // The second note follows by itself.
  await expect(notes.getByText(text.unheard)).toHaveCount(0, { timeout: 20_000 })
  await expect(notes.last().getByRole('button', { name: text.play, exact: true })).toBeVisible()

  await slider.press('ArrowRight')
  const position = await slider.inputValue()
  expect(position).not.toBe('0')
  await desk.reload()
  await expect(slider).toHaveValue(position)
})

test('a note recorded offline is queued, and sent once when online again', async ({ otherPage }, info) => {
  test.setTimeout(120_000)
  const phone = await aPhone(info)
  try {
    const page = await phone.start()
    const chat = await aChat(page, otherPage, info)
    await openChat(page, chat)
    const parts = partsOf(page, info)
    await expect(parts.mic).toBeVisible()
    await outboxIsLoaded(page)
    phone.cut()
    await record(parts)
    await parts.send.click()
    await expect(page.locator('main section li[data-state="waiting"]')).toHaveCount(1)
    await expect(waitingBar(page)).toBeVisible()
    await parts.notes.getByRole('button', { name: words(info).play, exact: true }).click()
    await expect.poll(() => parts.notes.getByRole('slider').inputValue()).not.toBe('0')
    await checkScreen(page, info, 'voice-waiting')
    await phone.close()

    phone.mend()
    const again = await phone.start()
    await open(again, '/waiting')
    await expect.poll(chat.received).toEqual(['voice'])
    await expect(again.locator('main li[data-state]')).toHaveCount(0)
    await open(again, `/chats?chat=${chat.chatId}`)
    await expect(partsOf(again, info).notes).toHaveCount(1)
    expect(await chat.received()).toEqual(['voice'])
  } finally {
    await phone.remove()
  }
})

type Microphone = { error: string; track: MediaStreamTrack | undefined }

/** The next request for the microphone fails with this error, if it is set. */
const controlMicrophone = (page: Page) =>
  page.addInitScript(() => {
    const microphone: Microphone = { error: '', track: undefined }
    Object.assign(window, { microphone })
    const { mediaDevices } = navigator
    const request = mediaDevices.getUserMedia.bind(mediaDevices)
    mediaDevices.getUserMedia = async (constraints) => {
      if (microphone.error) throw new DOMException('', microphone.error)
      const stream = await request(constraints)
      microphone.track = stream.getAudioTracks()[0]
      return stream
    }
  })

const setError = (page: Page, error: string) =>
  page.evaluate(
    (name) => Object.assign((window as unknown as { microphone: Microphone }).microphone, { error: name }),
    error,
  )

test('a refused, missing or busy microphone, a call, a hidden tab and the limit have their texts', async ({
  page,
  otherPage,
}, info) => {
  test.setTimeout(120_000)
  await controlMicrophone(page)
  await page.clock.install()
  const chat = await aChat(page, otherPage, info)
  await openChat(page, chat)
  const { mic, stop, timer, recorded, discard } = partsOf(page, info)
  const { problems, causes } = words(info)
  const errors = {
    NotAllowedError: problems.refused,
    NotFoundError: problems.none,
    NotReadableError: problems.busy,
  }
  for (const [error, text] of Object.entries(errors)) {
    await setError(page, error)
    await mic.press('Enter')
    await expect(page.getByText(text)).toBeVisible()
  }
  await checkScreen(page, info, 'voice-refused')
  await setError(page, '')
  await mic.press('Enter')
  await expect(timer).toBeVisible()
  await stop.press('Enter')
  await expect(page.getByText(problems.short)).toBeVisible()

  const ends = {
    [causes.interrupted]: () =>
      page.evaluate(() =>
        (window as unknown as { microphone: Microphone }).microphone.track?.dispatchEvent(new Event('ended')),
      ),
    [causes.hidden]: () =>
      page.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' })
        document.dispatchEvent(new Event('visibilitychange'))
        Reflect.deleteProperty(document, 'visibilityState')
      }),
    [causes.limit]: () => page.clock.fastForward(60_000),
  }
  for (const [text, end] of Object.entries(ends)) {
    await mic.press('Enter')
    await atSecond(timer, 1)
    await end()
    await expect(recorded.getByText(text)).toBeVisible()
    await discard.click()
    await expect(recorded).toHaveCount(0)
  }
  expect(await chat.received()).toEqual([])
})

test('a need is described with a voice note beside its text', async ({ page }, info) => {
  test.setTimeout(120_000)
  const person = await newAccount(page, 'customer', info)
  await signIn(page, person)
  await page.addInitScript(() => window.sessionStorage.setItem('app_popup_seen', 'yes'))
  const district = info.project.name.endsWith('hi') ? 'गया, बिहार' : 'Gaya, Bihar'
  await open(page, `/needs/new?${new URLSearchParams({ q: 'laddu', district }).toString()}`)
  const parts = partsOf(page, info)
  await record(parts)
  await checkScreen(page, info, 'voice-need')
  const session = await logInByApi(page, person)
  await page.locator('main [name="text"]').fill('Two kilos of laddu for a wedding')
  await page.locator('main [name="category_id"]').selectOption('1')
  const next = page.locator('main form button[type="submit"]')
  await next.click()
  await expect(page.locator('main [name="district"]')).toHaveValue(district)
  await page.locator('main label', { has: page.locator('input[value="today"]') }).click()
  await next.click()
  await expect(page.locator('main [name="budget_paise"]')).toBeVisible()
  await next.click()
  await expect(page).toHaveURL(/\/needs\/\d+$/)
  await expect(page.getByRole('slider')).toBeVisible()
  const reply = await page.request.get('/api/needs/', { headers: bearer(session) })
  const { results } = (await reply.json()) as { results: { voice: { peaks: number[] } }[] }
  expect(results.map(({ voice }) => voice.peaks.length)).toEqual([64])
})
