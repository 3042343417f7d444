// The labelled queries: what a person wants, and four ways to write it. Relevance follows from the data of the market.
import { readFileSync } from 'node:fs'
import type { Market } from '../../demo/market.ts'

export const spellings = ['devanagari', 'english', 'roman', 'roman_again'] as const
export type Spelling = (typeof spellings)[number]

type Row = Record<string, string>
type Provider = Market['providers'][number]

export type LabelledQuery = {
  kind: string
  texts: Record<Spelling, string>
  /** By category, district or name. */
  isRelevant: (provider: Provider) => boolean
}

const readTable = (name: string): Row[] => {
  const file = readFileSync(new URL(`queries/${name}.tsv`, import.meta.url), 'utf8')
  const [head = '', ...lines] = file.normalize('NFC').trim().split('\n')
  const columns = head.split('\t')
  return lines.map((line) =>
    Object.fromEntries(line.split('\t').map((cell, at) => [columns[at] ?? '', cell])),
  )
}

const textsOf = (row: Row) =>
  Object.fromEntries(spellings.map((spelling) => [spelling, row[spelling] ?? ''])) as LabelledQuery['texts']

const readLabelled = (
  kind: string,
  relevanceOf: (row: Row) => LabelledQuery['isRelevant'],
): LabelledQuery[] =>
  readTable(kind).map((row) => ({ kind, texts: textsOf(row), isRelevant: relevanceOf(row) }))

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
