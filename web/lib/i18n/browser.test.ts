import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { browserI18n } from './browser.ts'
import type { I18n } from './make-i18n.ts'

const WORDS = { '/locales/hi/Posts.json': { title: 'पोस्ट' }, '/locales/en/Posts.json': { title: 'Posts' } }
let down: string[] = []
const asked = vi.fn<(url: string) => void>()

beforeEach(() => {
  vi.useFakeTimers()
  document.documentElement.lang = 'hi'
  vi.stubGlobal('fetch', async (url: keyof typeof WORDS) => {
    asked(url)
    return down.includes(url) ? new Response('', { status: 502 }) : Response.json(WORDS[url])
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  asked.mockClear()
  document.documentElement.lang = 'en'
})

const load = async () => {
  const i18n = browserI18n()
  void i18n.load('Posts')
  await vi.advanceTimersByTimeAsync(60_000)
  return i18n
}
const titleIn = (i18n: I18n) => i18n.getT('Posts')('title')
const online = async () => {
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(60_000)
}
const addresses = () => asked.mock.calls.flat()

test('loads the texts of the language only, not the English ones', async () => {
  down = []
  expect(titleIn(await load())).toBe('पोस्ट')
  expect(addresses()).toEqual(['/locales/hi/Posts.json'])
})

test('retries failed texts five times, then loads English, and retries when the network is back', async () => {
  down = ['/locales/hi/Posts.json']
  const i18n = await load()
  expect(titleIn(i18n)).toBe('Posts')
  expect(addresses()).toEqual([...Array(6).fill('/locales/hi/Posts.json'), '/locales/en/Posts.json'])
  down = []
  const notified = vi.fn<() => void>()
  i18n.subscribe(notified)
  await online()
  expect(titleIn(i18n)).toBe('पोस्ट')
  expect(notified).toHaveBeenCalledTimes(1)
})

test('loads texts that failed in every language when the network is back', async () => {
  down = Object.keys(WORDS)
  const i18n = await load()
  expect(titleIn(i18n)).toBe('title')
  down = []
  await online()
  expect(titleIn(i18n)).toBe('पोस्ट')
})
