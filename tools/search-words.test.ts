// Everyday words of categories and goods, data/category-words.tsv and data/goods-words.tsv.
import { describe, expect, test } from 'vitest'
import { readTsv, type TsvRow } from '../server/platform/reference-data.ts'

const LEAST_WORDS = 25
const languages = ['en', 'hi', 'hi-Latn']
const scripts: Readonly<Record<string, RegExp>> = {
  // Capitals for abbreviations only: AC, PAN card.
  en: /^(?:(?:[a-z0-9'.-]+|[A-Z]{2,}|X-ray)(?: |$))+$/,
  hi: /^[\p{Script=Devanagari}0-9 -]+$/u,
  'hi-Latn': /^[a-z0-9'. -]+$/,
}

const isWritten = ({ language = '', word = '' }: TsvRow) => scripts[language]?.test(word) ?? false
const repeated = (list: readonly string[]) => list.filter((each, at) => list.indexOf(each) !== at)

const titles = (await readTsv('categories')).map((row) => row.title_en ?? '')
const words = await readTsv('category-words')
const goods = await readTsv('goods-words')

describe('words of categories', () => {
  test.each(titles)('%s has enough of them in each language, none twice', (title) => {
    const own = words.filter(({ category }) => category === title)
    expect(own.length).toBeGreaterThanOrEqual(LEAST_WORDS)
    expect([...new Set(own.map(({ language }) => language))].toSorted()).toEqual(languages)
    expect(repeated(own.map(({ word = '' }) => word))).toEqual([])
  })

  test('are of known categories, in the script of their language, with a weight from 1 to 100', () => {
    const isWeight = (weight = '') => /^\d{1,3}$/.test(weight) && Number(weight) >= 1 && Number(weight) <= 100
    const faulty = words.filter(
      (row) => !titles.includes(row.category ?? '') || !isWritten(row) || !isWeight(row.weight),
    )
    expect(faulty).toEqual([])
  })

  test('have another weight in each category that shares them', () => {
    expect(repeated(words.map(({ word, weight }) => `${word} ${weight}`))).toEqual([])
  })
})

describe('words of goods', () => {
  test('have an English and a Hindi word for each kind, in the script of their language', () => {
    expect(goods.length).toBeGreaterThanOrEqual(400)
    expect(goods.filter((row) => !isWritten(row))).toEqual([])
    for (const [key, own] of Map.groupBy(goods, (row) => row.key ?? '')) {
      expect(key).toMatch(/^[a-z0-9-]+$/)
      expect(own.map(({ language }) => language)).toEqual(expect.arrayContaining(['en', 'hi']))
      expect(repeated(own.map(({ word = '' }) => word))).toEqual([])
    }
  })
})
