// The vocabulary's matches for the words of a query, each by its best quality.
import type { Span } from './parse-query.ts'
import type { Candidate } from './candidates.ts'
import type { Phrase } from './known-phrases.ts'
import { isOneLetterApart, isTwoLettersApart, likenessOf, LONG_WORD } from '../words/match-keys.ts'
import { wholeSounds } from '../words/lexemes.ts'
import { meantSounds } from '../words/sounds.ts'

export const MATCH_QUALITIES = ['exact', 'equal', 'prefix', 'skeleton', 'similar'] as const
export type MatchQuality = (typeof MATCH_QUALITIES)[number]

export type VocabularyMatch = {
  span: Span
  known: string
  phrase: Phrase | null
  /** Whether it is, or was, part of a business name. */
  isName: boolean
  how: MatchQuality
  /** Not certain, and differs by one letter, long words by two. */
  isClose: boolean
  /** Differs by one letter, also the first one: close enough for a long name, or beside other words of one ('shri anesh'). */
  isNearlyClose: boolean
  /** Of the same consonants, long, and of almost the same vowels: casino is not kisan. */
  isAlike: boolean
}

export const isBetter = (one: MatchQuality, other: MatchQuality) =>
  MATCH_QUALITIES.indexOf(one) < MATCH_QUALITIES.indexOf(other)
export const isCertain = ({ how }: { how: MatchQuality }) => how === 'exact' || how === 'equal'
export const covers = ({ from, to }: Span, at: number) => from <= at && at < to

// Shorter ones differ from too many words by one letter. Keys by sound are shorter than what was typed, and more of them are alike.
const SHORTEST = { spelling: 5, sound: 6 }
const SHORTEST_BESIDE = { spelling: 4, sound: 4 }

const isTypo = (one: string, other: string, shortest: number) => {
  const length = Math.min(one.length, other.length)
  if (length < shortest || one[0] !== other[0]) return one === other
  return isOneLetterApart(one, other) || (length >= LONG_WORD && isTwoLettersApart(one, other))
}

const isNearlyTypo = (one: string, other: string, shortest: number) =>
  Math.min(one.length, other.length) >= shortest && isOneLetterApart(one, other)

const isDevanagari = (text: string) => /\p{Script=Devanagari}/u.test(text)

/** In one script, words of a similar sound are also spelled alike: museum is not mushroom. */
export const maySoundAlike = (text: string, known: string) =>
  isTwoLettersApart(text, known) || isDevanagari(text) !== isDevanagari(known)

const haveSounds = ({ text }: Span, known: string, isAlike: (sound: string, other: string) => boolean) => {
  if (!maySoundAlike(text, known)) return false
  const sounds = wholeSounds(text.split(' '), meantSounds)
  return wholeSounds(known.split(' ')).some((key) => sounds.some((sound) => isAlike(sound, key)))
}

const isMisspelling = (span: Span, known: string, { isApart, shortest }: TypoRule) =>
  isApart(span.text, known, shortest.spelling) ||
  haveSounds(span, known, (sound, key) => isApart(sound, key, shortest.sound))

type TypoRule = { isApart: typeof isTypo; shortest: typeof SHORTEST }
const CLOSE: TypoRule = { isApart: isTypo, shortest: SHORTEST }
const NEARLY_CLOSE: TypoRule = { isApart: isNearlyTypo, shortest: SHORTEST_BESIDE }

/** Whether a match by consonants is more than chance. */
const hasAlikeSound = (span: Span, known: string) =>
  haveSounds(
    span,
    known,
    (sound, key) => Math.min(sound.length, key.length) >= SHORTEST.sound && isTwoLettersApart(sound, key),
  )

const SHORT = 3

/** By sound, med is maid: short words of one script must be spelled alike. */
const isShortAndUnlike = (text: string, known: string) =>
  text.length <= SHORT && isDevanagari(text) === isDevanagari(known)

// One missing letter at the end: fruit for fruits, book for books.
const matchQuality = ({ text }: Span, known: string, matchKey: string): MatchQuality => {
  if (text === known) return 'exact'
  const likeness = likenessOf(matchKey)
  if (likeness === 'equal' && isShortAndUnlike(text, known)) return 'skeleton'
  return likeness === 'similar' && known.startsWith(text) ? 'prefix' : likeness
}

const bestPerWord = (spans: readonly Span[], candidates: readonly Candidate[]): VocabularyMatch[] => {
  const best = new Map<string, VocabularyMatch>()
  for (const { span: at, matchKey, known, phrase, isName } of candidates) {
    const span = spans[at]
    if (!span) continue
    const how = matchQuality(span, known, matchKey)
    const name = `${at} ${known} ${phrase?.lexeme ?? ''}`
    const before = best.get(name)
    if (!before || isBetter(how, before.how)) {
      const isGuess = how === 'skeleton' || how === 'similar'
      best.set(name, {
        span,
        known,
        phrase,
        isName,
        how,
        isClose: (isGuess || (phrase !== null && how === 'prefix')) && isMisspelling(span, known, CLOSE),
        isNearlyClose: isGuess && phrase === null && isMisspelling(span, known, NEARLY_CLOSE),
        isAlike: how === 'skeleton' && hasAlikeSound(span, known),
      })
    }
  }
  return [...best.values()]
}

const isWithin = (inner: Span, outer: Span) =>
  inner.from >= outer.from && inner.to <= outer.to && inner.to - inner.from < outer.to - outer.from

// 'hotel food' is not a hotel: a longer matching phrase takes its words from shorter ones.
const withoutContained = (finds: readonly VocabularyMatch[]) => {
  const said = finds.filter((find) => find.phrase && isCertain(find))
  return finds.filter(({ span, phrase }) => !phrase || !said.some((other) => isWithin(span, other.span)))
}

// Removing a letter on each side may also undo two different typos.
export const vocabularyMatches = (
  spans: readonly Span[],
  candidates: readonly Candidate[],
): VocabularyMatch[] =>
  withoutContained(
    bestPerWord(spans, candidates).filter(
      ({ how, isClose, isNearlyClose }) => how !== 'similar' || isClose || isNearlyClose,
    ),
  )
