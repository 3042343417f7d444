// What a row must have, as the index is asked for it, and in about how many rows it is.
import { wholeNameLexemes } from '../words/lexemes.ts'
import type { Match } from '../query/matches.ts'
import type { RowCounts } from './row-counts.ts'

export const quoteLexeme = (lexeme: string) => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`

type Alternative = Pick<Match, 'lexeme' | 'isPrefix'>

/** A row meets it that has any of the alternatives. */
export type Condition = {
  tsquery: string
  alternatives: ReadonlySet<string>
  /** The index would have to gather all that begins so. */
  isBroad: boolean
  rows: number
}

const alternativeText = ({ lexeme, isPrefix }: Alternative) => `${quoteLexeme(lexeme)}${isPrefix ? ':*' : ''}`

export const conditionOf = (alternatives: readonly Alternative[], counts: RowCounts): Condition => {
  const texts = new Set<string>()
  let rows = 0
  let isBroad = false
  for (const each of alternatives) {
    const text = alternativeText(each)
    if (texts.has(text)) continue
    texts.add(text)
    rows += each.isPrefix ? counts.beginningWith(each.lexeme) : counts.of(each.lexeme)
    isBroad ||= each.isPrefix
  }
  return { tsquery: [...texts].join(' | '), alternatives: texts, isBroad, rows: Math.min(rows, counts.total) }
}

/**
 * About how many rows meet all, of which the rarest stands first. Words go together ('mobile' and 'repair', a name and its trade), so
 * each further condition narrows less than by its own share.
 */
export const rowsMeeting = (conditions: readonly Condition[], total: number) =>
  conditions.reduce(
    (rows, each, at) => (at === 0 ? each.rows : rows * (each.rows / total) ** (1 / 2 ** at)),
    total,
  )

/** The rarest first: the index is asked for it. */
export const byRows = (a: Condition, b: Condition) => Number(a.isBroad) - Number(b.isBroad) || a.rows - b.rows

export const allOf = (conditions: readonly Condition[]) =>
  conditions.map(({ tsquery }) => `(${tsquery})`).join(' & ')

const isSubset = (inner: ReadonlySet<string>, outer: ReadonlySet<string>) => inner.isSubsetOf(outer)

/** Whoever has a whole name has its words, too. */
export const impliedBy = (alternatives: readonly Alternative[]): Set<string>[] => {
  const [first, ...others] = alternatives.map(({ lexeme }) => wholeNameLexemes(lexeme))
  if (!first || alternatives.some(({ isPrefix }) => isPrefix)) return []
  return first.map(
    (word, at) => new Set([word, ...others.flatMap((each) => each[at] ?? [])].map(quoteLexeme)),
  )
}

/** Whether every row that meets all of the one meets all of the other. */
export const isWithin = (inner: readonly ReadonlySet<string>[], outer: readonly Condition[]) =>
  outer.every(({ alternatives }) => inner.some((own) => isSubset(own, alternatives)))
