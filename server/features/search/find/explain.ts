import { isBetter } from '../query/vocabulary-matches.ts'
import type { QueryWord, Match } from '../query/matches.ts'
import type { Stage } from '../query/stages.ts'

export type Explanation = {
  tier: string
  by: string
  quality: number | null
  words: { word: string; tier: string; by: string; lexeme: string }[]
}

const matchingLexeme = ({ lexeme, isPrefix }: Match, lexemes: readonly string[]) =>
  lexemes.find((own) => (isPrefix ? own.startsWith(lexeme) : own === lexeme))

const bestMatch = ({ text, matches }: QueryWord, lexemes: readonly string[]) => {
  const [best] = matches
    .flatMap((match) => {
      const own = matchingLexeme(match, lexemes)
      return own === undefined ? [] : [{ word: text, tier: match.how, by: match.by, lexeme: own }]
    })
    .toSorted((a, b) => (isBetter(a.tier, b.tier) ? -1 : Number(isBetter(b.tier, a.tier))))
  return best ? [best] : []
}

type Row = { stage: Stage | undefined; quality: number | null; lexemes: readonly string[] }

export const explainRow = (words: readonly QueryWord[], { stage, quality, lexemes }: Row): Explanation => ({
  tier: stage?.tier ?? '',
  by: stage?.by ?? '',
  quality,
  words: words.flatMap((word) => bestMatch(word, lexemes)),
})
