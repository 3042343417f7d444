import { expect, test, vi } from 'vitest'
import { makeI18n } from './make-i18n.ts'
import type { Texts } from './translate.ts'

const WORDS: Record<string, Texts> = {
  'en Posts': { title: 'Posts' },
  'hi Posts': { title: 'पोस्ट' },
  'hi Navbar': { home: 'होम' },
  'en Navbar': { home: 'Home' },
}
const make = () => {
  const answers = new Map<string, () => void>()
  const readTexts = vi.fn<(language: string, namespace: string) => Promise<Texts>>(
    (language, namespace) =>
      new Promise<Texts>((resolve) => {
        const id = `${language} ${namespace}`
        answers.set(id, () => resolve(WORDS[id] ?? {}))
      }),
  )
  const i18n = makeI18n({ language: 'en', resources: { Navbar: { home: 'Home' } }, readTexts })
  return { i18n, readTexts, answer: (id: string) => answers.get(id)?.() }
}

test('loads a namespace once for concurrent callers', async () => {
  const { i18n, readTexts, answer } = make()
  expect([i18n.hasLoaded('Navbar'), i18n.hasLoaded('Posts')]).toEqual([true, false])
  const loading = [i18n.load('Posts'), i18n.load('Posts')]
  answer('en Posts')
  await Promise.all(loading)
  expect([i18n.hasLoaded('Posts'), i18n.getT('Posts')('title')]).toEqual([true, 'Posts'])
  expect(readTexts).toHaveBeenCalledTimes(1)
})

test('switches the language when all its texts are loaded, and notifies listeners then', async () => {
  const { i18n, answer } = make()
  const [before, notified] = [i18n.getT('Navbar'), vi.fn<() => void>()]
  const [snapshot, unsubscribe] = [i18n.getSnapshot(), i18n.subscribe(notified)]
  const changing = i18n.changeLanguage('hi')
  expect([i18n.language, i18n.getT('Navbar') === before]).toEqual(['en', true])
  answer('hi Navbar')
  await changing
  expect([i18n.language, i18n.getT('Navbar')('home')]).toEqual(['hi', 'होम'])
  expect(i18n.getSnapshot()).not.toBe(snapshot)
  unsubscribe()
  await i18n.changeLanguage('en')
  expect([i18n.getT('Navbar')('home'), notified.mock.calls.length]).toEqual(['Home', 1])
})

test('keeps the later of two choices, whichever is loaded first', async () => {
  const { i18n, answer } = make()
  const slow = i18n.changeLanguage('hi')
  await i18n.changeLanguage('en')
  answer('hi Navbar')
  await slow
  expect(i18n.language).toBe('en')
})
