// All lexemes by which a row may match a word of the query.
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
  isPrefix: boolean
  /** Differs by about one letter. */
  isClose: boolean
}

export type QueryWord = {
  text: string
  /** For words like 'shop'. */
  isOptional: boolean
  /** It, or a word of the same sound, is in the vocabulary: hardly a misspelling. */
  isKnown: boolean
  /** It, or a word of the same sound, is in a business name. */
  isName: boolean
  /** Part of category names, as in 'mobile repair'. */
  isTradeWord: boolean
  /** Known words that it may be a misspelling of, the likeliest first. */
  meant: string[]
  matches: Match[]
}

export type SearchedField = {
  textMarks: readonly Mark[]
  /** Whether prefixes may be looked up in the index: cheap where the best few thousand rows are read first. */
  isBanded: boolean
  /** Whether names are those of businesses, whose words are in the vocabulary and which have items. */
  isBusiness: boolean
}

/** With more words, the prefix itself is looked up. */
export const MOST_BEGUN = 40
// A misspelling that fits more words says little about any of them.
const MOST_MEANT = 12
// With several words, a prefix of one or two letters matches every text.
const SHORTEST_BEGINNING = 3

type Extra = { isPrefix?: boolean; isClose?: boolean }

export const match = (how: MatchQuality, by: MatchedBy, value: string, extra: Extra = {}): Match => ({
  how,
  by,
  lexeme: value,
  isPrefix: extra.isPrefix ?? false,
  isClose: extra.isClose ?? false,
})

// Independent of the vocabulary.
const literalMatches = (word: string, { textMarks, isBusiness }: SearchedField): Match[] => {
  const sounds = querySounds(word)
  return [
    match('exact', 'name', lexeme('word', word)),
    ...sounds.map((sound) => match('equal', 'name', lexeme('sound', sound))),
    ...(isBusiness ? sounds.map((sound) => match('equal', 'item', lexeme('item', sound))) : []),
    ...textMarks.flatMap((mark) => sounds.map((sound) => match('equal', 'text', lexeme(mark, sound)))),
  ]
}

// 'mithai wala' for Mithaiwala: two words of the query that are one word of a name or an item.
const joinedMatches = (words: readonly string[], at: number, { isBusiness }: SearchedField): Match[] =>
  [words.slice(Math.max(0, at - 1), at + 1), words.slice(at, at + 2)]
    .filter((pair) => pair.length === 2)
    .flatMap((pair) => soundsOf(pair.join('')))
    .flatMap((sound) => [
      match('equal', 'name', lexeme('sound', sound)),
      ...(isBusiness ? [match('equal', 'item', lexeme('item', sound))] : []),
    ])

const isCategoryWord = ({ meaning }: VocabularyMatch) => meaning === marks.tradeWord

const placeMarks = new Set<string>([marks.district, marks.state])
const fieldOf = (meaning: string): MatchedBy => (placeMarks.has(meaning.charAt(0)) ? 'place' : 'category')

const phraseMatches = (finds: readonly VocabularyMatch[]): Match[] =>
  finds.flatMap(({ meaning, how, isClose }) =>
    meaning ? [match(how, fieldOf(meaning), meaning, { isClose })] : [],
  )

// In texts, a misspelling is the weakest match.
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

// Each known word with that prefix or, when there are too many, the prefix itself.
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
    const phrases = here.filter((find) => find.meaning && !isCategoryWord(find))
    const misspelled = misspellings(plain)
    const begun = plain.filter(({ how }) => how === 'prefix')
    return {
      text,
      isOptional: isOptional(text) && !phrases.some(({ span }) => span.to - span.from > 1),
      isKnown: here.some(isCertain),
      isName: plain.some((find) => find.isName && isCertain(find)),
      isTradeWord: here.some((find) => isCategoryWord(find) && isCertain(find)),
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
