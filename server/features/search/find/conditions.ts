import { isCategory, isPlace, wholeNameLexemes } from '../../../../contract/search-text/words/lexemes.ts'
import type { Match } from '../../../../contract/search-text/query/matches.ts'
import type { RowCounts } from './row-counts.ts'

export const quoteLexeme = (lexeme: string) =>
  /['\\]/.test(lexeme) ? `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'` : `'${lexeme}'`

type Alternative = Pick<Match, 'lexeme' | 'isPrefix'> & Partial<Pick<Match, 'isPriced'>>

/** Met by a row with any of the alternatives. */
export type Condition = {
  tsquery: string
  alternatives: ReadonlySet<string>
  /** A prefix with many lexemes, expensive for the index. */
  isBroad: boolean
  /** Whether the alternatives include a place or a category. */
  kind: keyof typeof WEIGHTS
  rows: number
}

/** The weight of lexemes of items with a price. */
export const PRICED = 'A'

/** In the text format of a tsquery. */
const alternativeText = ({ lexeme, isPrefix, isPriced = false }: Alternative) =>
  `${quoteLexeme(lexeme)}${isPrefix || isPriced ? ':' : ''}${isPrefix ? '*' : ''}${isPriced ? PRICED : ''}`

export const conditionOf = (alternatives: readonly Alternative[], counts: RowCounts): Condition => {
  const texts = new Set<string>()
  let rows = 0
  let isBroad = false
  let kind: Condition['kind'] = 'words'
  for (const each of alternatives) {
    const text = alternativeText(each)
    if (texts.has(text)) continue
    texts.add(text)
    rows += each.isPrefix ? counts.beginningWith(each.lexeme) : counts.of(each.lexeme)
    isBroad ||= each.isPrefix
    if (isPlace(each.lexeme)) kind = 'place'
    else if (kind === 'words' && isCategory(each.lexeme)) kind = 'category'
  }
  return {
    tsquery: [...texts].join(' | '),
    alternatives: texts,
    isBroad,
    kind,
    rows: Math.min(rows, counts.total),
  }
}

const WEIGHTS = { place: 1, category: 0.25, words: 0.3 }

/**
 * Estimates how many rows meet all conditions, sorted by rarity. A place reduces the number by its share. Words correlate ('mobile'
 * and 'repair'), most of all with their category, so they reduce it less.
 */
export const rowsMeeting = (conditions: readonly Condition[], total: number) => {
  const rarest = conditions.find(({ kind }) => kind !== 'place')
  return conditions.reduce(
    (rows, each) => rows * (each.rows / total) ** (each === rarest ? 1 : WEIGHTS[each.kind]),
    total,
  )
}

export const byRows = (a: Condition, b: Condition) => Number(a.isBroad) - Number(b.isBroad) || a.rows - b.rows

export const allOf = (conditions: readonly Condition[]) =>
  conditions.map(({ tsquery }) => `(${tsquery})`).join(' & ')

/** A row with a whole name also has its words, and one with a priced item has the item. */
export const impliedBy = (alternatives: readonly Alternative[]): Set<string>[] => {
  if (alternatives.some(({ isPriced }) => isPriced))
    return [new Set(alternatives.map((each) => alternativeText({ ...each, isPriced: false })))]
  const [first, ...others] = alternatives.map(({ lexeme }) => wholeNameLexemes(lexeme))
  if (!first || alternatives.some(({ isPrefix }) => isPrefix)) return []
  if (others.some(({ length }) => length !== first.length)) return []
  return first.map(
    (word, at) => new Set([word, ...others.flatMap((each) => each[at] ?? [])].map(quoteLexeme)),
  )
}

/** Whether every row that meets all of `inner` meets all of `outer`. */
export const isWithin = (inner: readonly ReadonlySet<string>[], outer: readonly Condition[]) =>
  outer.every(({ alternatives }) => inner.some((own) => own.isSubsetOf(alternatives)))
