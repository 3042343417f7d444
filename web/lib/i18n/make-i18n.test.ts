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

test('a namespace is loaded once, however many ask for it', async () => {
  const { i18n, readTexts, answer } = make()
  expect([i18n.hasLoaded('Navbar'), i18n.hasLoaded('Posts')]).toEqual([true, false])
  const loading = [i18n.load('Posts'), i18n.load('Posts')]
  answer('en Posts')
  await Promise.all(loading)
  expect([i18n.hasLoaded('Posts'), i18n.getT('Posts')('title')]).toEqual([true, 'Posts'])
  expect(readTexts).toHaveBeenCalledTimes(1)
})

test('a language is shown when all its texts are there, and what is shown is told then', async () => {
  const { i18n, answer } = make()
  const [before, told] = [i18n.getT('Navbar'), vi.fn<() => void>()]
  const [snapshot, unsubscribe] = [i18n.getSnapshot(), i18n.subscribe(told)]
  const changing = i18n.changeLanguage('hi')
  expect([i18n.language, i18n.getT('Navbar') === before]).toEqual(['en', true])
  answer('hi Navbar')
  await changing
  expect([i18n.language, i18n.getT('Navbar')('home')]).toEqual(['hi', 'होम'])
  expect(i18n.getSnapshot()).not.toBe(snapshot)
  unsubscribe()
  await i18n.changeLanguage('en')
  expect([i18n.getT('Navbar')('home'), told.mock.calls.length]).toEqual(['Home', 1])
})

test('of two choices the later one stays, whatever comes first', async () => {
  const { i18n, answer } = make()
  const slow = i18n.changeLanguage('hi')
  await i18n.changeLanguage('en')
  answer('hi Navbar')
  await slow
  expect(i18n.language).toBe('en')
})
