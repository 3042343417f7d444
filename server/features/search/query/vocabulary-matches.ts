// The vocabulary's matches for the words of a query, each by its best quality.
import type { Span } from './parse-query.ts'
import type { Candidate } from './candidates.ts'
import { isOneLetterApart, likenessOf } from '../words/match-keys.ts'
import { wholeSounds } from '../words/lexemes.ts'
import { querySounds } from '../words/sounds.ts'

/** Best first. */
export const MATCH_QUALITIES = ['exact', 'equal', 'prefix', 'skeleton', 'similar'] as const
export type MatchQuality = (typeof MATCH_QUALITIES)[number]

export type VocabularyMatch = {
  span: Span
  known: string
  /** The meaning of a phrase; null for a plain word. */
  meaning: string | null
  /** Whether it is, or was, part of a business name. */
  isName: boolean
  how: MatchQuality
  /** Differs by about one letter. */
  isClose: boolean
}

export const isBetter = (one: MatchQuality, other: MatchQuality) =>
  MATCH_QUALITIES.indexOf(one) < MATCH_QUALITIES.indexOf(other)
export const isCertain = ({ how }: { how: MatchQuality }) => how === 'exact' || how === 'equal'
export const covers = ({ from, to }: Span, at: number) => from <= at && at < to

const isOneLetterAway = ({ text }: Span, known: string) => {
  if (isOneLetterApart(text, known)) return true
  const sounds = wholeSounds(text.split(' '), querySounds)
  return wholeSounds(known.split(' ')).some((key) => sounds.some((sound) => isOneLetterApart(sound, key)))
}

// One missing letter at the end: fruit for fruits, book for books.
const matchQuality = ({ text }: Span, known: string, matchKey: string): MatchQuality => {
  if (text === known) return 'exact'
  const likeness = likenessOf(matchKey)
  return likeness === 'similar' && known.startsWith(text) ? 'prefix' : likeness
}

const bestPerWord = (spans: readonly Span[], candidates: readonly Candidate[]): VocabularyMatch[] => {
  const best = new Map<string, VocabularyMatch>()
  for (const { span: at, matchKey, known, lexeme: meaning, isName } of candidates) {
    const span = spans[at]
    if (!span) continue
    const how = matchQuality(span, known, matchKey)
    const name = `${at} ${known} ${meaning ?? ''}`
    const before = best.get(name)
    if (!before || isBetter(how, before.how)) {
      best.set(name, { span, known, meaning, isName, how, isClose: isOneLetterAway(span, known) })
    }
  }
  return [...best.values()]
}

const isWithin = (inner: Span, outer: Span) =>
  inner.from >= outer.from && inner.to <= outer.to && inner.to - inner.from < outer.to - outer.from

// 'hotel food' is not a hotel: a longer matching phrase takes its words from shorter ones.
const withoutContained = (finds: readonly VocabularyMatch[]) => {
  const said = finds.filter((find) => find.meaning && isCertain(find))
  return finds.filter(({ span, meaning }) => !meaning || !said.some((other) => isWithin(span, other.span)))
}

// Removing a letter on each side may also undo two different typos.
export const vocabularyMatches = (
  spans: readonly Span[],
  candidates: readonly Candidate[],
): VocabularyMatch[] =>
  withoutContained(bestPerWord(spans, candidates).filter(({ how, isClose }) => how !== 'similar' || isClose))
