// All lexemes by which a row may match a word of the query.
import type { ParsedQuery } from './parse-query.ts'
import type { Candidate } from './candidates.ts'
import type { Phrase } from './known-phrases.ts'
import {
  covers,
  type VocabularyMatch,
  vocabularyMatches,
  type MatchQuality,
  MATCH_QUALITIES,
  isCertain,
  maySoundAlike,
} from './vocabulary-matches.ts'
import type { Goods, GoodsMatch } from '../words/goods.ts'
import { lexeme, marks, type Mark } from '../words/lexemes.ts'
import {
  followsPreposition,
  isLandmark,
  isLikeVerb,
  isOptional,
  isStopword,
  mayBeJoined,
} from '../words/stopwords.ts'
import { meantSounds, querySounds, prefixesOf, soundsOf } from '../words/sounds.ts'

/** `specialty`: a word of the same narrower meaning within a category. */
export type MatchedBy = 'name' | 'item' | 'text' | 'address' | 'category' | 'specialty' | 'place'

export type Match = {
  how: MatchQuality
  by: MatchedBy
  lexeme: string
  isPrefix: boolean
  isClose: boolean
  /** Whether the item must have a price. */
  isPriced: boolean
  isNearlyClose: boolean
  /** Of a match by consonants: whether the vowels are almost the same. */
  isAlike: boolean
  /** How surely a word means a category, 1 to 100. */
  weight: number
  /** Of a category: its narrower meaning. */
  specialty: string | null
}

export type QueryWord = {
  text: string
  /** For words like 'shop' and 'chahiye'. */
  isOptional: boolean
  /** It, or a word of the same sound, is part of a business name. */
  isName: boolean
  /** It, or a word of the same sound, is in the vocabulary: hardly a misspelling. */
  isKnown: boolean
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
  goods: Goods
}

/** With more words, the prefix itself is looked up. */
export const MOST_BEGUN = 40
// A misspelling that fits more words says little about any of them.
const MOST_MEANT = 12
// With several words, a prefix of one or two letters matches every text.
const SHORTEST_BEGINNING = 3

type Extra = Partial<
  Pick<Match, 'isPrefix' | 'isClose' | 'isNearlyClose' | 'isAlike' | 'weight' | 'specialty'>
>

const FULL_WEIGHT = 100

export const match = (how: MatchQuality, by: MatchedBy, value: string, extra: Extra = {}): Match => ({
  how,
  by,
  lexeme: value,
  isPrefix: extra.isPrefix ?? false,
  isClose: extra.isClose ?? false,
  isPriced: false,
  isNearlyClose: extra.isNearlyClose ?? false,
  isAlike: extra.isAlike ?? false,
  weight: extra.weight ?? FULL_WEIGHT,
  specialty: extra.specialty ?? null,
})

const SHORTEST_IN_TEXTS = 3

// Independent of the vocabulary.
const literalMatches = (word: string, { textMarks, isBusiness }: SearchedField): Match[] => {
  const sounds = meantSounds(word)
  const inName = [
    match('exact', 'name', lexeme('word', word)),
    ...querySounds(word).map((sound) => match('equal', 'name', lexeme('sound', sound))),
  ]
  // By sound, डॉ (doctor) is do (two).
  if (word.length < SHORTEST_IN_TEXTS) return inName
  return [
    ...inName,
    ...(isBusiness
      ? sounds.flatMap((sound) => [
          match('equal', 'item', lexeme('item', sound)),
          match('equal', 'address', lexeme('address', sound)),
        ])
      : []),
    ...textMarks.flatMap((mark) => sounds.map((sound) => match('equal', 'text', lexeme(mark, sound)))),
  ]
}

// 'mithai wala' for Mithaiwala: two words of the query that are one word of a name or an item.
const joinedMatches = (words: readonly string[], at: number, { isBusiness }: SearchedField): Match[] =>
  [words.slice(Math.max(0, at - 1), at + 1), words.slice(at, at + 2)]
    .filter((pair) => pair.length === 2 && mayBeJoined(pair))
    .flatMap((pair) => soundsOf(pair.join('')))
    .flatMap((sound) => [
      match('equal', 'name', lexeme('sound', sound)),
      ...(isBusiness ? [match('equal', 'item', lexeme('item', sound))] : []),
    ])

const isCategoryWord = ({ phrase }: VocabularyMatch) => phrase?.lexeme === marks.categoryWord

const placeMarks = new Set<string>([marks.district, marks.state])
const fieldOf = (meaning: string): MatchedBy => (placeMarks.has(meaning.charAt(0)) ? 'place' : 'category')

// Neighbours in names and items are also indexed as one word: 'dental clinic'. Longer phrases would need all words in one place.
const specialtyMatches = (specialtyWords: Phrase['specialtyWords']): Match[] =>
  specialtyWords.flatMap((phrase) => {
    const words = phrase.split(' ')
    if (words.length > 2) return []
    const fields = words.length === 1 ? (['sound', 'item', 'text'] as const) : (['sound', 'item'] as const)
    return soundsOf(words.join('')).flatMap((sound) =>
      fields.map((mark) => match('equal', 'specialty', lexeme(mark, sound))),
    )
  })

// All words of a specialty have one list, which is cached as long as the phrases.
const matchesOfSpecialties = new WeakMap<Phrase['specialtyWords'], Match[]>()
const knownSpecialtyMatches = (specialtyWords: Phrase['specialtyWords']) => {
  const known = matchesOfSpecialties.get(specialtyWords) ?? specialtyMatches(specialtyWords)
  matchesOfSpecialties.set(specialtyWords, known)
  return known
}

const phraseMatches = (finds: readonly VocabularyMatch[]): Match[] => {
  const meanings: Match[] = []
  const specialties = new Set<Phrase['specialtyWords']>()
  for (const find of finds) {
    const { phrase, how, isClose, isAlike } = find
    if (!phrase) continue
    const { weight, specialty, specialtyWords } = phrase
    meanings.push(match(how, fieldOf(phrase.lexeme), phrase.lexeme, { isClose, isAlike, weight, specialty }))
    if (isCertain(find) || isClose) specialties.add(specialtyWords)
  }
  return [...meanings, ...[...specialties].flatMap(knownSpecialtyMatches)]
}

const goodsMatches = (found: readonly GoodsMatch[], at: number): Match[] =>
  found
    .filter(({ from, to }) => from <= at && at < to)
    .map(({ key }) => match('equal', 'item', lexeme('goods', key)))

// In texts, a misspelling is the weakest match.
const knownMatches = (
  { known, how, isName, isClose, isNearlyClose, isAlike }: VocabularyMatch,
  { isBusiness }: SearchedField,
): Match[] => [
  ...(isName || !isBusiness
    ? [match(how, 'name', lexeme('word', known), { isClose, isNearlyClose, isAlike })]
    : []),
  ...soundsOf(known).flatMap((sound) => [
    ...(isBusiness ? [match(how, 'item', lexeme('item', sound), { isClose, isAlike })] : []),
    match(how === 'prefix' ? how : 'similar', 'text', lexeme('text', sound)),
  ]),
]

// By sound, a short beginning fits many words: zoo is not a beginning of juice.
const SHORTEST_BEGINNING_BY_SOUND = 4

const isComparedBySound = (word: string) =>
  /\p{Script=Devanagari}/u.test(word) ||
  prefixesOf(word).some((sound) => sound.length >= SHORTEST_BEGINNING_BY_SOUND)

// Each known word with that prefix or, when there are too many, the prefix itself.
const prefixMatches = (
  word: string,
  finds: readonly VocabularyMatch[],
  { isAlone, ...field }: SearchedField & { isAlone: boolean },
): Match[] => {
  const isBySound = isComparedBySound(word)
  const begun = finds.filter(
    ({ known }) => known.startsWith(word) || (isBySound && maySoundAlike(word, known.slice(0, word.length))),
  )
  const sounds = prefixesOf(word).filter((sound) => isAlone || sound.length >= SHORTEST_BEGINNING)
  if (sounds.length === 0) return []
  if (!field.isBanded || finds.length < MOST_BEGUN) return begun.flatMap((find) => knownMatches(find, field))
  return isBySound
    ? sounds
        .filter((sound) => 2 * sound.length >= word.length)
        .map((sound) => match('prefix', 'name', lexeme('sound', sound), { isPrefix: true }))
    : [match('prefix', 'name', lexeme('word', word), { isPrefix: true })]
}

// A post has the category of its business: everyday words of the category would find all of its posts.
const isMeant = ({ phrase }: VocabularyMatch, { isBusiness }: SearchedField) =>
  isBusiness || phrase?.weight === FULL_WEIGHT

const SHORT = 5

/** A word that is spelled like a name has no meaning by its sound: Soni is not सोना (gold). */
const isShortSound = ({ span, how }: VocabularyMatch) => how === 'equal' && span.text.length <= SHORT

const isLongPhrase = ({ span }: VocabularyMatch) => span.to - span.from > 1

const likelihood = ({ how, isClose, isNearlyClose }: VocabularyMatch) =>
  MATCH_QUALITIES.indexOf(how) - (isClose ? 0.5 : isNearlyClose ? 0.25 : 0)

/** A word that means something is likelier than one of names only: electrican is electrician, not electrical. */
const weightOf = ({ phrase }: VocabularyMatch) => phrase?.weight ?? 0

const misspellings = (finds: readonly VocabularyMatch[]) =>
  finds
    .filter(({ how, known }) => (how === 'skeleton' || how === 'similar') && !isStopword(known))
    .toSorted((a, b) => likelihood(a) - likelihood(b) || weightOf(b) - weightOf(a))
    .slice(0, MOST_MEANT)

const correctionsOf = (finds: readonly VocabularyMatch[]) => [
  ...new Set(
    misspellings(
      finds.filter((find) => find.isClose && !isLongPhrase(find) && !find.known.includes(' ')),
    ).map(({ known }) => known),
  ),
]

export const matchWords = (
  { words, spans }: ParsedQuery,
  candidates: readonly Candidate[],
  field: SearchedField,
): QueryWord[] => {
  const finds = vocabularyMatches(spans, candidates)
  const goods = field.isBusiness ? field.goods.namedIn(words) : []
  return words.map((text, at) => {
    const here = finds.filter(({ span }) => covers(span, at))
    const plain = here.filter(({ span, phrase }) => !phrase && span.to - span.from === 1)
    const named = plain.filter((find) => find.isName && isCertain(find))
    const isSpelledName = named.some(({ how }) => how === 'exact')
    const phrases = here.filter(
      (find) =>
        find.phrase &&
        !isCategoryWord(find) &&
        isMeant(find, field) &&
        !(isSpelledName && isShortSound(find)),
    )
    const misspelled = misspellings(plain)
    const begun = plain.filter(({ how }) => how === 'prefix')
    const ownGoods = goodsMatches(goods, at)
    const corrections = correctionsOf(here)
    const isName = named.length > 0
    const hasMeaning = isName || ownGoods.length > 0 || phrases.some(isCertain)
    const isFiller = isOptional(text) && !phrases.some((find) => isLongPhrase(find) && isCertain(find))
    return {
      text,
      isOptional:
        isFiller ||
        isLandmark(words, at) ||
        // 'in patna' is a place, also where only Gaya is known.
        (words.length > 1 &&
          isLikeVerb(text) &&
          !followsPreposition(words, at) &&
          !hasMeaning &&
          corrections.length === 0),
      isName,
      isKnown: ownGoods.length > 0 || here.some(isCertain),
      meant: corrections,
      matches: [
        ...literalMatches(text, field),
        ...joinedMatches(words, at, field),
        ...ownGoods,
        ...phraseMatches(phrases),
        ...prefixMatches(text, begun, { ...field, isAlone: words.length === 1 }),
        ...misspelled.flatMap((find) => knownMatches(find, field)),
      ],
    }
  })
}
