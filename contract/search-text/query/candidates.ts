// Known words and phrases that share a match key with the words of a query.
import {
  isOneLetterApart,
  isTwoLettersApart,
  likenessOf,
  LONG_WORD,
  similarKey,
} from '../words/match-keys.ts'
import { querySounds } from '../words/sounds.ts'
import { marks } from '../words/lexemes.ts'
import type { KnownPhrases, Phrase } from './known-phrases.ts'
import type { Span } from './parse-query.ts'

export type Candidate = {
  /** Index of the span. */
  span: number
  matchKey: string
  known: string
  /** Null for a plain word. */
  phrase: Phrase | null
  /** Whether it is, or was, part of a business name. */
  isName: boolean
}

type SpanKey = { span: number; matchKey: string }

export type WordQuery = {
  /** Words that have a match key, each for its span. */
  spans: number[]
  matchKeys: string[]
  /** Words whose sound continues a beginning, each for its span. */
  begun: number[]
  beginnings: string[]
  /** Maximum of known words per beginning. */
  limit: number
}

/** The words of names, taglines and items, and the phrases that mean something: in the database, or of a saved district. */
export type Vocabulary = {
  words: (query: WordQuery) => Promise<Omit<Candidate, 'phrase'>[]>
  phrases: () => Promise<KnownPhrases>
}

export type Reading = {
  /** Maximum of known words per prefix. */
  most: number
  /** Whether to look for the words that a word of the query may be a misspelling of. */
  isGuessing: boolean
}

/** Keys of words that sound the same, or of which only one letter was not typed: fruit for fruits. */
const likelyKeys = ({ text, matchKeys }: Span) => {
  const equal = matchKeys.filter((key) => likenessOf(key) === 'equal')
  const whole = new Set([text, ...equal.map((key) => key.slice(1))].map(similarKey))
  return [...equal, ...matchKeys.filter((key) => whole.has(key))]
}

/** Words of the vocabulary have no spaces. */
const keysOfWords = (spans: readonly Span[], { isGuessing }: Reading): SpanKey[] =>
  spans.flatMap((each, span) =>
    (isGuessing ? each.matchKeys : likelyKeys(each))
      .filter((matchKey) => !matchKey.includes(' '))
      .map((matchKey) => ({ span, matchKey })),
  )

const wordsFor = async (vocabulary: Vocabulary, spans: readonly Span[], reading: Reading) => {
  const asked = keysOfWords(spans, reading)
  const begun = spans.flatMap(({ beginnings }, span) => beginnings.map((beginning) => ({ span, beginning })))
  const words = await vocabulary.words({
    spans: asked.map(({ span }) => span),
    matchKeys: asked.map(({ matchKey }) => matchKey),
    begun: begun.map(({ span }) => span),
    beginnings: begun.map(({ beginning }) => beginning),
    limit: reading.most,
  })
  return words.map((word): Candidate => ({ ...word, phrase: null }))
}

const phrasesFor = async (vocabulary: Vocabulary, spans: readonly Span[]) => {
  const { byMatchKey: phrases } = await vocabulary.phrases()
  return spans.flatMap(({ matchKeys, phraseKeys }, span) =>
    phraseKeys.flatMap((matchKey) =>
      // 'stores' is no word of a category name, but may be a misspelling of one.
      (phrases.get(matchKey) ?? [])
        .filter(({ lexeme }) => lexeme !== marks.categoryWord || matchKeys.includes(matchKey))
        .map((phrase): Candidate => ({
          span,
          matchKey,
          known: phrase.phrase,
          phrase,
          isName: false,
        })),
    ),
  )
}

const isRecognized = ({ text }: Span, { known, matchKey }: Candidate) =>
  likenessOf(matchKey) === 'equal' || isOneLetterApart(text, known)

// Match keys allow one typo. Words with two are compared one by one, those with the same first two letters of their sound.
const COMPARED_LETTERS = 2
const MOST_COMPARED = 1_000

/** Words with two typos, for long words that nothing else matches. */
const distantCandidates = async (
  vocabulary: Vocabulary,
  spans: readonly Span[],
  found: readonly Candidate[],
) => {
  const unknown = spans.flatMap((span, at) =>
    span.to - span.from === 1 &&
    span.text.length >= LONG_WORD &&
    !found.some((each) => each.span === at && isRecognized(span, each))
      ? [{ ...span, at }]
      : [],
  )
  if (unknown.length === 0) return []
  const { longWords } = await vocabulary.phrases()
  const phrases = unknown.flatMap(({ text, at }) =>
    (longWords.get(text.charAt(0)) ?? []).map((phrase) => ({
      span: at,
      known: phrase.phrase,
      phrase,
      isName: false,
    })),
  )
  const begun = unknown.flatMap(({ text, at }) =>
    querySounds(text).map((sound) => ({ at, beginning: sound.slice(0, COMPARED_LETTERS) })),
  )
  const words = await vocabulary.words({
    spans: [],
    matchKeys: [],
    begun: begun.map(({ at }) => at),
    beginnings: begun.map(({ beginning }) => beginning),
    limit: MOST_COMPARED,
  })
  return [...phrases, ...words.map((word) => ({ ...word, phrase: null }))].flatMap((each): Candidate[] => {
    const text = spans[each.span]?.text ?? ''
    return isTwoLettersApart(text, each.known) ? [{ ...each, matchKey: similarKey(text) }] : []
  })
}

export const findCandidates = async (
  vocabulary: Vocabulary,
  spans: readonly Span[],
  reading: Reading,
): Promise<Candidate[]> => {
  if (spans.length === 0) return []
  const [words, phrases] = await Promise.all([
    wordsFor(vocabulary, spans, reading),
    phrasesFor(vocabulary, spans),
  ])
  const found = [...words, ...phrases]
  return reading.isGuessing ? [...found, ...(await distantCandidates(vocabulary, spans, found))] : found
}
