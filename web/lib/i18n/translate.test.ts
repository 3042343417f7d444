import i18next from 'i18next'
import { expect, test } from 'vitest'
import { LANGUAGES } from '../../../contract/language.ts'
import { formatNumber } from '../format/format.ts'
import { makeT, type Texts, type TFunction } from './translate.ts'

const files = import.meta.glob<Texts>('../../locales/*/*.json', { eager: true, import: 'default' })
const textsIn = (language: string) =>
  Object.fromEntries(
    Object.entries(files)
      .filter(([path]) => path.includes(`/${language}/`))
      .map(([path, texts]) => [path.replace(/.*\/(\w+)\.json/, '$1'), texts]),
  )

const byKey = (texts: Texts, before = ''): [key: string, text: string][] =>
  Object.entries(texts).flatMap(([name, text]) =>
    typeof text === 'string' ? [[`${before}${name}`, text]] : byKey(text, `${before}${name}.`),
  )
const stemOf = (key: string) => key.replace(/_(zero|one|other)$/, '')

const libraryIn = async (language: string) => {
  const instance = i18next.createInstance()
  const format = (value: unknown) => (Number.isInteger(value) ? formatNumber(Number(value)) : value) as string
  await instance.use({ type: 'formatter', init: () => {}, add: () => {}, addCached: () => {}, format }).init({
    lng: language,
    fallbackLng: false,
    ns: Object.keys(textsIn(language)),
    resources: { [language]: textsIn(language) },
    interpolation: { escapeValue: false, alwaysFormat: true },
  })
  return instance
}

// Values that look like placeholders.
const valuesFor = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => [name, `<${name}> {{x}} $& $t(a)`]),
  )

const sayAll = (t: TFunction, texts: Texts) =>
  byKey(texts).flatMap(([key, text]) => {
    const values = valuesFor(text)
    const counted = [0, 1, 2, 123_456].map((count) => t(stemOf(key), { ...values, count }))
    return [t(key, { ...values, count: undefined }), ...counted]
  })

test.each(LANGUAGES)('every text in %s reads as with i18next', async (language) => {
  const [texts, library] = [textsIn(language), await libraryIn(language)]
  for (const [namespace, ofPage] of Object.entries(texts)) {
    const said = sayAll(makeT({ language, texts, namespaces: [namespace] }), ofPage)
    expect(said.length).toBeGreaterThan(0)
    expect(said).toEqual(sayAll(library.getFixedT(language, namespace) as unknown as TFunction, ofPage))
  }
})

const texts = {
  Posts: {
    title: 'Posts',
    of: { title: 'Posts of {{name}}', count_one: 'one', count_other: '{{count}}', count_zero: 'none' },
    shown: '{{count}} posts since {{year}}, {{km}} km, by {{name}}{{missing}}',
    taken: 'This {{field}} is taken',
    emailTaken: '$t(taken, {"field": "email"}).',
  },
  Navbar: { title: 'Haat', of: { title: 'All' }, brand: 'हाट' },
}
const t = makeT({ language: 'en', texts, namespaces: ['Posts'] })
const ofPosts = makeT({ language: 'en', texts, namespaces: ['Posts'], keyPrefix: 'of' })

test('formats integers in lakhs, and leaves strings and fractions unchanged', () => {
  expect(t('shown', { count: 123_456, year: '2024', km: 2.5, name: '9876' })).toBe(
    '1,23,456 posts since 2024, 2.5 km, by 9876',
  )
})

test('selects the plural by count', () => {
  expect([0, 1, 7].map((count) => ofPosts('count', { count }))).toEqual(['none', 'one', '7'])
})

test('resolves nested texts of the namespace', () => {
  expect(t('emailTaken')).toBe('This email is taken.')
})

test('uses the first of several keys that has a text', () => {
  expect(t(['of.nothing', 'title'])).toBe('Posts')
  expect(ofPosts(['nothing', 'title'], { name: 'Asha' })).toBe('Posts of Asha')
})

test('looks in the named namespace, or in the next one', () => {
  expect([t('brand', { ns: 'Navbar' }), ofPosts('of.title', { ns: 'Navbar' })]).toEqual(['हाट', 'All'])
  const both = makeT({ language: 'en', texts, namespaces: ['Posts', 'Navbar'] })
  expect([both('title'), both('brand')]).toEqual(['Posts', 'हाट'])
})

test('returns the key or defaultValue when there is no text, also for a group', () => {
  expect([ofPosts('nothing'), t('of'), t('toString')]).toEqual(['of.nothing', 'of', 'toString'])
  expect(t('nothing', { defaultValue: 'by {{name}}', name: 'Asha' })).toBe('by Asha')
})
