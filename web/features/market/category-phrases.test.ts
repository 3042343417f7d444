import { expect, test } from 'vitest'
import categories from '../../../data/categories.tsv?raw'
import english from '../../locales/en/Trades.json'
import hindi from '../../locales/hi/Trades.json'

// As the server makes a slug of an English name: '&' leaves no trace.
const slugOf = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

const titles = categories
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t')[0] ?? '')

test('every category has the words that people search for, in both languages', () => {
  expect(titles.length).toBeGreaterThan(40)
  const slugs = titles.map(slugOf).toSorted()
  expect(Object.keys(english).toSorted()).toEqual(slugs)
  expect(Object.keys(hindi).toSorted()).toEqual(slugs)
})

test('no two of them have the same words, so that no two pages have the same title', () => {
  for (const phrases of [english, hindi])
    expect(new Set(Object.values(phrases)).size).toBe(Object.keys(phrases).length)
})
