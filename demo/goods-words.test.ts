import { expect, test } from 'vitest'
import { readTsv, type TsvRow } from '../server/platform/reference-data.ts'
import { categories } from './categories/all.ts'
import type { Say } from './categories/category.ts'

const kinds = [...Map.groupBy(await readTsv('goods-words'), (row) => row.key ?? '').values()]

// Price lists and lexicon are written with and without the nukta.
const plain = (text: string) => text.normalize('NFD').replaceAll('\u093C', '').toLowerCase()

const names = (kind: readonly TsvRow[], text: string) =>
  kind.some(({ word = '' }) => ` ${plain(text)} `.includes(` ${plain(word)} `))

const isKnown = ({ hi, en }: Say) => kinds.some((kind) => names(kind, hi) && names(kind, en))

test('the goods list has every item of the price lists, with one key in both languages', () => {
  const items = categories.flatMap((category) => category.items.map(({ name }) => name))
  expect(items.filter((name) => !isKnown(name))).toEqual([])
})
