import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { NAMESPACES, SPECIFIED_NAMESPACES } from '../../web/lib/i18n/namespaces.ts'

const read = (language: string, name: string) =>
  JSON.parse(
    readFileSync(new URL(`../../web/locales/${language}/${name}.json`, import.meta.url), 'utf8'),
  ) as object

const flat = (value: object, prefix = ''): [string, string][] =>
  Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'object'
      ? flat(inner as object, `${prefix}${key}.`)
      : [[`${prefix}${key}`, String(inner)]],
  )

const holes = (text: string) => [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name).toSorted()

// Brand names, codes and examples may stay Latin; a sentence may not.
const isDevanagari = (text: string) => /\p{Script=Devanagari}/u.test(text)
const isWorded = (text: string) => /\p{L}{3}/u.test(text.replaceAll(/\{\{[^}]*\}\}/g, ''))

test('both languages have exactly the 23 namespaces of the specification, and the three of the admin panel', () => {
  expect([SPECIFIED_NAMESPACES.length, NAMESPACES.length]).toEqual([23, 26])
  for (const language of ['en', 'hi'])
    expect(readdirSync(new URL(`../../web/locales/${language}/`, import.meta.url)).toSorted()).toEqual(
      NAMESPACES.map((name) => `${name}.json`).toSorted(),
    )
})

describe.each(NAMESPACES)('%s', (name) => {
  const [en, hi] = [flat(read('en', name)), flat(read('hi', name))]

  test('has the same keys and the same holes in both languages', () => {
    expect(hi.map(([key]) => key).toSorted()).toEqual(en.map(([key]) => key).toSorted())
    const english = new Map(en)
    for (const [key, text] of hi) expect([key, holes(text)]).toEqual([key, holes(english.get(key) ?? '')])
  })

  test('has a text for every key', () => {
    expect([...en, ...hi].filter(([, text]) => text.trim() === '')).toEqual([])
    expect(en.length).toBeGreaterThan(0)
  })

  test('is Hindi in Hindi', () => {
    const worded = hi.filter(([, text]) => isWorded(text))
    const latin = worded.filter(([, text]) => !isDevanagari(text))
    expect(latin.length, latin.map(([key]) => key).join(', ')).toBeLessThanOrEqual(worded.length * 0.05)
  })
})
