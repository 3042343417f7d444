import type { Static } from 'typebox'
import type { searchMarketplace } from '../../../../contract/search.ts'
import type { KnownPhrases } from '../../../../contract/search-text/query/known-phrases.ts'
import { isBetter } from '../../../../contract/search-text/query/vocabulary-matches.ts'
import type { QueryWord, Match } from '../../../../contract/search-text/query/matches.ts'
import type { Stage } from '../../../../contract/search-text/query/stages.ts'

export type Explanation = NonNullable<Static<(typeof searchMarketplace.reply)[200]>[number]['explain']>

const matchingLexeme = ({ lexeme, isPrefix }: Match, lexemes: readonly string[]) =>
  lexemes.find((own) => (isPrefix ? own.startsWith(lexeme) : own === lexeme))

const bestFirst = (a: Match, b: Match) => (isBetter(a.how, b.how) ? -1 : Number(isBetter(b.how, a.how)))

/** By each field that the stage accepts, the best match of the word. */
const wordMatches = ({ text, matches }: QueryWord, { stage, lexemes, categories }: Row) => {
  const accepted = new Set(stage?.all.flat().map(({ lexeme }) => lexeme))
  const found = new Map<string, Explanation['words'][number]>()
  for (const one of matches.filter(({ lexeme }) => accepted.has(lexeme)).toSorted(bestFirst)) {
    const own = matchingLexeme(one, lexemes)
    if (own === undefined || found.has(one.by)) continue
    const meaning = categories.get(own)?.en ?? null
    found.set(one.by, { word: text, tier: one.how, by: one.by, lexeme: own, meaning })
  }
  return [...found.values()]
}

type Row = Pick<KnownPhrases, 'categories'> & {
  at: number
  stage: Stage | undefined
  lexemes: readonly string[]
  tieBreaks: Explanation['tie_breaks']
}

export const explainRow = (words: readonly QueryWord[], row: Row): Explanation => ({
  stage: row.at,
  tier: row.stage?.tier ?? '',
  by: row.stage?.by ?? '',
  tie_breaks: row.tieBreaks,
  words: words.flatMap((word) => wordMatches(word, row)),
})
