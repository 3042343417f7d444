// Queries as people type them, written before the ranking was tuned. Each class is a table; the categories that are near to
// one another are one more.
import { readTable, type Row } from '../read-table.ts'

export const judgedClasses = ['trade', 'product', 'place', 'name', 'sentence', 'nothing', 'short'] as const
type JudgedClass = (typeof judgedClasses)[number]
export const halves = ['tune', 'report'] as const

export type JudgedQuery = {
  kind: JudgedClass
  text: string
  /** English titles. */
  categories: readonly string[]
  /** Goods, or a narrower kind of the category. One of them in the texts of a business makes it an exact answer. */
  words: readonly string[]
  district: string
  state: string
  /** Words of the name in Latin letters; `ram*` is any word with this beginning. */
  name: string
  half: string
}

const listIn = (cell = '') => cell.split('|').filter(Boolean)

const queryOf = (kind: JudgedClass, row: Row): JudgedQuery => ({
  kind,
  text: row.query ?? '',
  categories: listIn(row.categories),
  words: listIn(row.words),
  district: row.district ?? '',
  state: row.state ?? '',
  name: row.name ?? '',
  half: row.half ?? '',
})

export const readJudgedQueries = (): JudgedQuery[] =>
  judgedClasses.flatMap((kind) => readTable(`judged/${kind}`).map((row) => queryOf(kind, row)))

/** Written when the ranking was tuned, and only for that. */
export const readLaterQueries = (): JudgedQuery[] =>
  readTable('judged/later').map((row) => ({
    ...queryOf(judgedClasses.find((kind) => kind === row.class) ?? 'nothing', row),
    half: 'tune',
  }))

/** By category: the categories that a person may also want to see. */
export const readNeighbours = (): ReadonlyMap<string, ReadonlySet<string>> => {
  const all = new Map<string, Set<string>>()
  const add = (one: string, other: string) => all.set(one, (all.get(one) ?? new Set()).add(other))
  for (const { category = '', neighbour = '' } of readTable('judged/neighbours')) {
    add(category, neighbour)
    add(neighbour, category)
  }
  return all
}
