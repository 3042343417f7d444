// The labelled queries: what a person wants, and four ways to write it. Relevance follows from the data of the market.
import type { Market } from '../../demo/market.ts'
import { readTable, type Row } from './read-table.ts'

export const spellings = ['devanagari', 'english', 'roman', 'roman_again'] as const
export type Spelling = (typeof spellings)[number]

type Provider = Market['providers'][number]

export type LabelledQuery = {
  kind: string
  texts: Record<Spelling, string>
  /** By category, district or name. */
  isRelevant: (provider: Provider) => boolean
}

const textsOf = (row: Row) =>
  Object.fromEntries(spellings.map((spelling) => [spelling, row[spelling] ?? ''])) as LabelledQuery['texts']

const readLabelled = (
  kind: string,
  relevanceOf: (row: Row) => LabelledQuery['isRelevant'],
): LabelledQuery[] =>
  readTable(`queries/${kind}`).map((row) => ({ kind, texts: textsOf(row), isRelevant: relevanceOf(row) }))

export const labelledQueries: LabelledQuery[] = [
  ...readLabelled(
    'trades',
    (row) =>
      ({ category }) =>
        category === row.category,
  ),
  ...readLabelled(
    'places',
    (row) =>
      ({ category, district }) =>
        category === row.category && district === row.district,
  ),
  ...readLabelled(
    'names',
    (row) =>
      ({ businessName }) =>
        businessName === row.shop,
  ),
]
