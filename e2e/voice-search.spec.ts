// Search by voice, with a speech recognition that the journey controls: Chromium's own would send the sound to its maker.
import type { Page, TestInfo } from '@playwright/test'
import en from '../web/locales/en/Home.json' with { type: 'json' }
import enPolicy from '../web/locales/en/PrivacyPolicy.json' with { type: 'json' }
import hi from '../web/locales/hi/Home.json' with { type: 'json' }
import hiPolicy from '../web/locales/hi/PrivacyPolicy.json' with { type: 'json' }
import { open, openSearch } from './open.ts'
import { checkScreen, expectNoSidewaysScroll } from './screen-checks.ts'
import { expect, test } from './test.ts'

const isHindi = ({ project }: TestInfo) => project.name.endsWith('hi')
const voiceTexts = (info: TestInfo) => (isHindi(info) ? hi : en).bar.voice

type Fake = EventTarget & { lang: string }
type FakeWindow = { recognition: Fake }

const fakeRecognition = (page: Page) =>
  page.addInitScript(() => {
    class Recognition extends EventTarget {
      lang = ''
      interimResults = false
      start() {
        Object.assign(window, { recognition: this })
      }
      stop() {
        this.dispatchEvent(new Event('end'))
      }
      abort() {}
    }
    Object.assign(window, { SpeechRecognition: Recognition })
  })

const dispatch = (page: Page, name: string, properties: object = {}) =>
  page.evaluate(
    ([event, values]) =>
      (window as unknown as FakeWindow).recognition.dispatchEvent(Object.assign(new Event(event), values)),
    [name, properties] as const,
  )
const hear = (page: Page, transcript: string, isFinal = false) =>
  dispatch(page, 'result', { results: [{ 0: { transcript }, isFinal }] })

const partsOf = (page: Page, info: TestInfo) => {
  const text = voiceTexts(info)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  return {
    start: button(text.start),
    stop: button(text.stop),
    box: page.locator('main input[name="q"]'),
    submit: page.locator('main form button[type="submit"]').first(),
    status: page.locator('main search output', { hasText: text.listening }),
  }
}

const listen = async (page: Page, info: TestInfo) => {
  const { start, stop, status } = partsOf(page, info)
  await start.press('Enter')
  await expect(stop).toBeFocused()
  await expect(page.getByText(voiceTexts(info).asking)).toBeVisible()
  await dispatch(page, 'start')
  await expect(status).toBeVisible()
}

test('what is said is displayed, put into the box and searched, and no sound is sent', async ({
  page,
}, info) => {
  await fakeRecognition(page)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.postData()) sent.push(request.url())
  })
  await open(page, '/')
  const { box, submit } = partsOf(page, info)
  const [boxBefore, submitBefore] = [await box.boundingBox(), await submit.boundingBox()]
  await listen(page, info)
  const lang = await page.evaluate(() => (window as unknown as FakeWindow).recognition.lang)
  expect(lang).toBe(isHindi(info) ? 'hi-IN' : 'en-IN')
  const said = isHindi(info) ? 'मिठाई' : 'mithai'
  await hear(page, said)
  await expect(page.locator('main search').getByText(said, { exact: true })).toBeVisible()
  expect([await box.boundingBox(), await submit.boundingBox()]).toEqual([boxBefore, submitBefore])
  await checkScreen(page, info, 'voice-search')

  await hear(page, isHindi(info) ? `${said}।` : `${said}.`, true)
  await expect(page).toHaveURL((url) => url.pathname === '/home' && url.searchParams.get('q') === said)
  await expect(page.locator('main article').first()).toBeVisible()
  await openSearch(page)
  await expect(box).toHaveValue(said)
  expect(sent.filter((url) => !url.endsWith('/api/shop-events/'))).toEqual([])
})

test('a second press stops it, and what was said so far is searched', async ({ page }, info) => {
  await fakeRecognition(page)
  await open(page, '/posts')
  await openSearch(page)
  await listen(page, info)
  await hear(page, 'tilkut')
  await partsOf(page, info).stop.press('Enter')
  await expect(page).toHaveURL(/\/posts\?q=tilkut$/)
})

test('a blocked microphone, silence and a lost connection have their texts', async ({ page }, info) => {
  await fakeRecognition(page)
  await open(page, '/')
  const { start, stop, box } = partsOf(page, info)
  await box.fill('mithai')
  const { problems } = voiceTexts(info)
  const errors = {
    'not-allowed': problems.refused,
    'audio-capture': problems.none,
    'no-speech': problems.silent,
    network: problems.network,
    'language-not-supported': problems.failed,
  }
  for (const [error, text] of Object.entries(errors)) {
    await listen(page, info)
    await dispatch(page, 'error', { error })
    await dispatch(page, 'end')
    await expect(page.getByText(text).first()).toBeVisible()
    await expect(start).toBeFocused()
  }
  await listen(page, info)
  await stop.press('Enter')
  await expect(start).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  await expect(box).toHaveValue('mithai')
})

test('the field with the button fits 320 pixels', async ({ page }, info) => {
  await fakeRecognition(page)
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of ['/', '/search?q=mithai']) {
    await open(page, path)
    await openSearch(page)
    const { start, box } = partsOf(page, info)
    await expect(start).toBeInViewport()
    await expect(box).toBeInViewport()
    const [button, field] = [await start.boundingBox(), await box.boundingBox()]
    expect(button?.width).toBeGreaterThanOrEqual(44)
    expect((button?.x ?? 0) + (button?.width ?? 0)).toBeLessThanOrEqual((field?.x ?? 0) + (field?.width ?? 0))
    await listen(page, info)
    await expectNoSidewaysScroll(page)
    await checkScreen(page, info, path === '/' ? 'voice-search-320' : 'voice-search-320-results')
  }
})

test('a browser without speech recognition has no button, nor has the HTML of the server', async ({
  page,
}, info) => {
  await page.addInitScript(() => {
    for (const name of ['SpeechRecognition', 'webkitSpeechRecognition']) Reflect.deleteProperty(window, name)
  })
  const { start } = voiceTexts(info)
  const html = await open(page, '/').then((response) => response?.text())
  expect(html).toContain('name="q"')
  expect(html).not.toContain(`aria-label="${start}"`)
  await expect(partsOf(page, info).box).toBeVisible()
  await expect(partsOf(page, info).start).toHaveCount(0)
})

test('the privacy policy says who processes the speech', async ({ page }, info) => {
  await open(page, '/privacypolicy')
  const { term, text } = (isHindi(info) ? hiPolicy : enPolicy).sections.sharing.points.speech
  await expect(page.getByRole('listitem').filter({ hasText: term })).toContainText(text)
})
