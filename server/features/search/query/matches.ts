// Every way in which a row may answer a word of the query.
import type { ParsedQuery } from './parse-query.ts'
import type { Candidate } from './candidates.ts'
import {
  covers,
  type VocabularyMatch,
  vocabularyMatches,
  type MatchQuality,
  MATCH_QUALITIES,
  isCertain,
} from './vocabulary-matches.ts'
import { lexeme, marks, type Mark } from '../words/lexemes.ts'
import { isStopword, isOptional } from '../words/stopwords.ts'
import { querySounds, prefixesOf, soundsOf } from '../words/sounds.ts'

export type MatchedBy = 'name' | 'item' | 'text' | 'category' | 'place'

export type Match = {
  how: MatchQuality
  by: MatchedBy
  lexeme: string
  /** The beginning of a lexeme. */
  isPrefix: boolean
  /** About one letter apart, whatever else it has in common. */
  isClose: boolean
}

export type QueryWord = {
  text: string
  /** A shop is a shop: it need not be found. */
  isOptional: boolean
  /** Somebody uses it, or a word that sounds the same: it is hardly a misspelling. */
  isKnown: boolean
  /** It stands in a name, or a word that sounds the same does. */
  isName: boolean
  /** Trades are called so in part, as in 'mobile repair': no shop is known by it. */
  isTradeWord: boolean
  /** Known words that it may be a misspelling of, the likeliest first. */
  meant: string[]
  matches: Match[]
}

export type SearchedField = {
  /** Where the words of a text stand, beside its name or title. */
  textMarks: readonly Mark[]
  /** Whether the index may be asked for all that begins so: cheap where a search reads the best few thousand first. */
  isBanded: boolean
  /** Whether names are those of businesses, of which the vocabulary knows the words, and which have items. */
  isBusiness: boolean
}

/** When more words begin so, the beginning itself is looked for. */
export const MOST_BEGUN = 40
// A misspelling that fits more words than this says little about any of them.
const MOST_MEANT = 12
// Among several words a beginning of one or two letters says nothing: some word of every text begins so.
const SHORTEST_BEGINNING = 3

type Extra = { isPrefix?: boolean; isClose?: boolean }

export const match = (how: MatchQuality, by: MatchedBy, value: string, extra: Extra = {}): Match => ({
  how,
  by,
  lexeme: value,
  isPrefix: extra.isPrefix ?? false,
  isClose: extra.isClose ?? false,
})

// What is in the words of the query alone, whatever the vocabulary knows.
const literalMatches = (word: string, { textMarks, isBusiness }: SearchedField): Match[] => {
  const sounds = querySounds(word)
  return [
    match('exact', 'name', lexeme('word', word)),
    ...sounds.map((sound) => match('equal', 'name', lexeme('sound', sound))),
    ...(isBusiness ? sounds.map((sound) => match('equal', 'item', lexeme('item', sound))) : []),
    ...textMarks.flatMap((mark) => sounds.map((sound) => match('equal', 'text', lexeme(mark, sound)))),
  ]
}

// 'mithai wala' for Mithaiwala: two words of the query that are one of the name or of an item.
const joinedMatches = (words: readonly string[], at: number, { isBusiness }: SearchedField): Match[] =>
  [words.slice(Math.max(0, at - 1), at + 1), words.slice(at, at + 2)]
    .filter((pair) => pair.length === 2)
    .flatMap((pair) => soundsOf(pair.join('')))
    .flatMap((sound) => [
      match('equal', 'name', lexeme('sound', sound)),
      ...(isBusiness ? [match('equal', 'item', lexeme('item', sound))] : []),
    ])

const isTradeWord = ({ meaning }: VocabularyMatch) => meaning === marks.tradeWord

const placeMarks = new Set<string>([marks.district, marks.state])
const fieldOf = (meaning: string): MatchedBy => (placeMarks.has(meaning.charAt(0)) ? 'place' : 'category')

const phraseMatches = (finds: readonly VocabularyMatch[]): Match[] =>
  finds.flatMap(({ meaning, how, isClose }) =>
    meaning ? [match(how, fieldOf(meaning), meaning, { isClose })] : [],
  )

// In a text a misspelling is the last guess, by whichever matchKey.
const knownMatches = (
  { known, how, isName, isClose }: VocabularyMatch,
  { isBusiness }: SearchedField,
): Match[] => [
  ...(isName || !isBusiness ? [match(how, 'name', lexeme('word', known), { isClose })] : []),
  ...soundsOf(known).flatMap((sound) => [
    ...(isBusiness ? [match(how, 'item', lexeme('item', sound), { isClose })] : []),
    match(how === 'prefix' ? how : 'similar', 'text', lexeme('text', sound)),
  ]),
]

// Words that go on where this one ends: each of them, or when they are too many, whatever begins so.
const prefixMatches = (
  word: string,
  finds: readonly VocabularyMatch[],
  { isAlone, ...field }: SearchedField & { isAlone: boolean },
): Match[] => {
  const sounds = prefixesOf(word).filter((sound) => isAlone || sound.length >= SHORTEST_BEGINNING)
  if (sounds.length === 0) return []
  return field.isBanded && finds.length >= MOST_BEGUN
    ? sounds.map((sound) => match('prefix', 'name', lexeme('sound', sound), { isPrefix: true }))
    : finds.flatMap((find) => knownMatches(find, field))
}

const likelihood = ({ how, isClose }: VocabularyMatch) => MATCH_QUALITIES.indexOf(how) - (isClose ? 0.5 : 0)

const misspellings = (finds: readonly VocabularyMatch[]) =>
  finds
    .filter(({ how, known }) => (how === 'skeleton' || how === 'similar') && !isStopword(known))
    .toSorted((a, b) => likelihood(a) - likelihood(b))
    .slice(0, MOST_MEANT)

export const matchWords = (
  { words, spans }: ParsedQuery,
  candidates: readonly Candidate[],
  field: SearchedField,
): QueryWord[] => {
  const finds = vocabularyMatches(spans, candidates)
  return words.map((text, at) => {
    const here = finds.filter(({ span }) => covers(span, at))
    const plain = here.filter(({ span, meaning }) => !meaning && span.to - span.from === 1)
    const phrases = here.filter((find) => find.meaning && !isTradeWord(find))
    const misspelled = misspellings(plain)
    const begun = plain.filter(({ how }) => how === 'prefix')
    return {
      text,
      isOptional: isOptional(text) && !phrases.some(({ span }) => span.to - span.from > 1),
      isKnown: here.some(isCertain),
      isName: plain.some((find) => find.isName && isCertain(find)),
      isTradeWord: here.some((find) => isTradeWord(find) && isCertain(find)),
      meant: misspelled.map(({ known }) => known),
      matches: [
        ...literalMatches(text, field),
        ...joinedMatches(words, at, field),
        ...phraseMatches(phrases),
        ...prefixMatches(text, begun, { ...field, isAlone: words.length === 1 }),
        ...misspelled.flatMap((find) => knownMatches(find, field)),
      ],
    }
  })
}
