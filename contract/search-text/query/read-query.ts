import type { Goods } from '../words/goods.ts'
import { marks } from '../words/lexemes.ts'
import { isLikeVerb, isPlacedAt } from '../words/stopwords.ts'
import { meantSounds } from '../words/sounds.ts'
import { findCandidates, type Vocabulary } from './candidates.ts'
import type { KnownPhrases } from './known-phrases.ts'
import { match, matchWords, MOST_BEGUN, type QueryWord, type SearchedField } from './matches.ts'
import { parseQuery } from './parse-query.ts'
import { hasMeaning, isPlace } from './stages.ts'
import { isCertain } from './vocabulary-matches.ts'

// A post also has the words of its business's name.
const fields = {
  providers: { textMarks: ['text'], isBanded: true, isBusiness: true },
  posts: { textMarks: ['text', 'maker'], isBanded: false, isBusiness: false },
} as const satisfies Record<string, Omit<SearchedField, 'goods'>>

export type SearchKind = keyof typeof fields

const withoutPlaces = (word: QueryWord): QueryWord => ({
  ...word,
  matches: word.matches.filter(({ by }) => by !== 'place'),
})

const hasOtherMeaning = ({ matches }: QueryWord) =>
  matches.some((one) => isCertain(one) && (one.by === 'category' || one.lexeme.startsWith(marks.goods)))

const isExactPlace = ({ matches }: QueryWord) =>
  matches.some((one) => one.by === 'place' && one.how === 'exact')

/** By sound Patna is also Patan: a place that is written exactly is no other. */
const withExactPlaces = (word: QueryWord): QueryWord =>
  isExactPlace(word)
    ? { ...word, matches: word.matches.filter(({ by, how }) => by !== 'place' || how === 'exact') }
    : word

/** 'puri sabzi' is a dish, although Puri is a district; 'sabzi in puri' and 'puri' alone are the district. */
const withoutDoubtfulPlaces = (words: readonly QueryWord[]) => {
  const texts = words.map(({ text }) => text)
  const hasOthers = words.some((word) => !word.isOptional && !isPlace(word))
  const isDoubtful = (word: QueryWord, at: number) =>
    isPlace(word) && hasOtherMeaning(word) && !isPlacedAt(texts, at) && (hasOthers || !isExactPlace(word))
  return words.map((word, at) => (isDoubtful(word, at) ? withoutPlaces(word) : word))
}

const SUPPORT_WEIGHT = 10

const categoriesIn = ({ matches }: QueryWord) =>
  matches.filter((one) => one.by === 'category' && isCertain(one)).map((one) => one.lexeme)

/** Beside 'mobile', a word of the phrases of that category belongs to it: 'mobile screen', 'nal tapak raha hai'. */
const withSupport = (words: readonly QueryWord[], { categoriesOfWord }: KnownPhrases) => {
  const meant = new Set(words.flatMap(categoriesIn))
  if (meant.size === 0) return words
  return words.map((word) => {
    if (isPlace(word) || word.isOptional) return word
    const own = new Set(categoriesIn(word))
    const supported = meantSounds(word.text)
      .flatMap((sound) => [...(categoriesOfWord.get(sound) ?? [])])
      .filter((category) => meant.has(category) && !own.has(category))
    const matches = [...new Set(supported)].map((category) =>
      match('equal', 'category', category, { weight: SUPPORT_WEIGHT }),
    )
    return matches.length > 0 ? { ...word, matches: [...word.matches, ...matches] } : word
  })
}

/** Whether it is a verb or a misspelled noun: 'silwana'. */
const mayBeVerb = (word: QueryWord) => isLikeVerb(word.text) && !word.isName && !hasMeaning(word)

export type QueryVocabulary = Vocabulary & { goods: Goods }

type ReadText = { text: string; location?: string }

/** Makes a value once per key. */
const oncePer = <K, V>(make: (key: K) => V) => {
  const made = new Map<K, V>()
  return (key: K): V => {
    const value = made.get(key) ?? make(key)
    made.set(key, value)
    return value
  }
}

/**
 * Reads the words of a text for the searches of one request, which share what the vocabulary knows of them. With a chosen location,
 * places in the text are searched in names only.
 */
export const queryReader = (vocabulary: QueryVocabulary, { text, location = '' }: ReadText) => {
  const parsed = parseQuery(text)
  const candidates = oncePer((isGuessing: boolean) =>
    findCandidates(vocabulary, parsed.spans, { most: MOST_BEGUN, isGuessing }),
  )
  const matchedFor = async (kind: SearchKind, isGuessing: boolean) =>
    matchWords(parsed, await candidates(isGuessing), { ...fields[kind], goods: vocabulary.goods })
  const withContext = async (matched: readonly QueryWord[]) => {
    const words = withSupport(matched, await vocabulary.phrases())
    return location.trim() === ''
      ? withoutDoubtfulPlaces(words.map(withExactPlaces))
      : words.map(withoutPlaces)
  }
  const guessed = oncePer(async (kind: SearchKind) => withContext(await matchedFor(kind, true)))
  return {
    guessed,
    /** Without the words that misspelled ones may have meant: enough for certain stages, and much faster. */
    certain: async (kind: SearchKind) => {
      const matched = await matchedFor(kind, false)
      return matched.length > 1 && matched.some(mayBeVerb) ? guessed(kind) : withContext(matched)
    },
  }
}

export type QueryReader = ReturnType<typeof queryReader>
