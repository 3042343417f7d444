// The order of results. A stage is a condition; a row counts for the first stage that it meets, and within a stage the better business
// comes first.
import { type MatchQuality, MATCH_QUALITIES, isCertain } from './vocabulary-matches.ts'
import { lexeme, wholeSounds } from '../words/lexemes.ts'
import { type QueryWord, type MatchedBy, match, type Match } from './matches.ts'
import { querySounds } from '../words/sounds.ts'

/** How well a row matches, best first: by its weakest word. Guesses come last. */
type Tier = MatchQuality | 'guess' | 'some words'

export type Stage = {
  tier: Tier
  by: MatchedBy | 'whole name' | 'everything'
  /** One condition per word: any of its matches. */
  all: Match[][]
  /** Runs only when earlier stages gave fewer results. */
  ifFewer?: number
}

// Typos are guesses, which a page of good results does not need.
const FEW = 5
const LONGEST_NAME = 4
const ENOUGH = 10

type Accepts = (one: Match, word: QueryWord) => boolean

export const upTo =
  (worst: MatchQuality, ...by: readonly MatchedBy[]): Accepts =>
  (one) =>
    by.includes(one.by) && MATCH_QUALITIES.indexOf(one.how) <= MATCH_QUALITIES.indexOf(worst)

const either =
  (...ways: readonly Accepts[]): Accepts =>
  (one, word) =>
    ways.some((accepts) => accepts(one, word))

export const conditions = (words: readonly QueryWord[], accepts: Accepts) =>
  words.map((word) => word.matches.filter((one) => accepts(one, word)))

const isMeaning = (one: Match) => one.by === 'category' && isCertain(one)
const isPlaceName = (one: Match) => one.by === 'place' && isCertain(one)
/** Matches outside of lists and texts. */
const isNamed = ({ by }: Match) => by !== 'text' && by !== 'item'
const isCategory = ({ matches }: QueryWord) => matches.some(isMeaning)
export const isPlace = ({ matches }: QueryWord) => matches.some(isPlaceName)

const wholeName = (words: readonly string[]) => [match('exact', 'name', lexeme('wholeName', words.join(' ')))]
const wholeSound = (words: readonly string[]) =>
  wholeSounds(words, querySounds).map((sounds) => match('equal', 'name', lexeme('wholeSound', sounds)))

/** A query for a place only matches names first; with other words a place is a filter. */
const nameFields = (words: readonly QueryWord[]): MatchedBy[] =>
  words.every(isPlace) ? ['name'] : ['name', 'place']

/** For a single word: similar names within the category that it means, such as 'Mithaiwala' among sweet shops. */
const nameAndCategoryStages = (words: readonly QueryWord[], inName: Accepts): Stage[] => {
  const meaning = conditions(words, isMeaning)
  return words.length === 1
    ? [{ tier: 'equal', by: 'category', all: [...conditions(words, inName), ...meaning] }]
    : []
}

/** For a single word: businesses of the category that sell it come before the rest of the category. */
const itemAndCategoryStages = (words: readonly QueryWord[]): Stage[] =>
  words.length === 1
    ? [{ tier: 'equal', by: 'category', all: [...conditions(words, sold), ...conditions(words, isMeaning)] }]
    : []

/** A place name matches items only when there are few other results: mysore pak. */
const sold: Accepts = (one, word) => one.by === 'item' && one.how === 'equal' && !isPlace(word)

const meant = upTo('equal', 'name', 'place', 'category')
// गया is a town and 'went': place names are not matched in texts.
const inSentence =
  (how: MatchQuality): Accepts =>
  (one, word) =>
    one.by === 'text' && one.how === how && !isPlace(word)
const meantOrSold = either(meant, sold)
const soldAnywhere = upTo('equal', 'name', 'place', 'category', 'item')
const literal = either(meantOrSold, inSentence('equal'))
const literalAnywhere = upTo('equal', 'name', 'place', 'category', 'item', 'text')
/** Within its category a word ranks higher than elsewhere: desi ghee at the dairy, then at a restaurant. */
const literalOutsideCategory: Accepts = (one, word) =>
  meantOrSold(one, word) || (literal(one, word) && !isCategory(word))
const prefixed = either(literal, upTo('prefix', 'name', 'place', 'category'))
const prefixedItem = either(prefixed, upTo('prefix', 'item'))
const sameConsonants = either(prefixed, upTo('skeleton', 'name'))
const sameConsonantsClose = either(prefixed, (one) => one.how === 'skeleton' && one.isClose && isNamed(one))
/** An unknown word is taken for a misspelling. */
const misspelled = either(
  sameConsonants,
  sameConsonantsClose,
  (one, { isKnown }) => !isKnown && one.how === 'similar' && isNamed(one),
)
/** Then any word that is neither a category nor a place. */
const mistaken = either(
  misspelled,
  (one, word) => one.how === 'similar' && isNamed(one) && !isCategory(word) && !isPlace(word),
)
const misspelledItem = either(misspelled, (one, { isKnown }) => !isKnown && one.by === 'item')
const guessed = either(
  mistaken,
  misspelledItem,
  (one, word) => one.by === 'item' && !isPlace(word),
  upTo('skeleton', 'category', 'place'),
  inSentence('prefix'),
  inSentence('similar'),
)

const literalStages = (words: readonly QueryWord[]): Stage[] => [
  { tier: 'equal', by: 'category', all: conditions(words, meant) },
  { tier: 'equal', by: 'item', all: conditions(words, meantOrSold) },
  ...(words.every(isPlace)
    ? []
    : [{ tier: 'equal', by: 'item', all: conditions(words, soldAnywhere), ifFewer: FEW } as const]),
  { tier: 'equal', by: 'text', all: conditions(words, literalOutsideCategory) },
  { tier: 'equal', by: 'text', all: conditions(words, literal) },
  { tier: 'equal', by: 'text', all: conditions(words, literalAnywhere), ifFewer: 1 },
]

const misspelledStages = (words: readonly QueryWord[]): Stage[] => {
  const isAlone = words.length === 1
  return [
    { tier: 'prefix', by: 'name', all: conditions(words, prefixed) },
    { tier: 'prefix', by: 'item', all: conditions(words, prefixedItem), ifFewer: FEW },
    { tier: 'skeleton', by: 'name', all: conditions(words, sameConsonantsClose) },
    // With several words the finer stages are skipped: few rows match all, and each stage is an index scan.
    ...(isAlone ? [{ tier: 'skeleton', by: 'name', all: conditions(words, sameConsonants) } as const] : []),
    { tier: 'similar', by: 'name', all: conditions(words, misspelled), ifFewer: FEW },
    // Several known words are seldom a misspelling.
    { tier: 'similar', by: 'name', all: conditions(words, mistaken), ifFewer: isAlone ? FEW : 1 },
    { tier: 'similar', by: 'item', all: conditions(words, misspelledItem), ifFewer: FEW },
    { tier: 'guess', by: 'everything', all: conditions(words, guessed), ifFewer: FEW },
  ]
}

const looserStages = (words: readonly QueryWord[], name: readonly MatchedBy[]): Stage[] => [
  ...nameAndCategoryStages(words, upTo('prefix', ...name)),
  ...nameAndCategoryStages(words, upTo('skeleton', ...name)),
  ...nameAndCategoryStages(words, upTo('similar', ...name)),
  ...itemAndCategoryStages(words),
  ...literalStages(words),
  // A sentence is not a misspelled name.
  ...(words.length <= LONGEST_NAME ? misspelledStages(words) : []),
]

// A query for a business name must match it, even if the business is gone.
const isRequired = (word: QueryWord) =>
  isCategory(word) || (word.isName && !word.isTradeWord) || isPlace(word)

/**
 * A category with words that few of its businesses use: 'dant ka doctor', 'tap repair plumber'. Then two categories that no business
 * has both of: 'washing clothes'.
 */
const categoryOnlyStages = (words: readonly QueryWord[]): Stage[] => {
  const needed = words.filter(isRequired)
  const categories = needed.filter(isCategory)
  if (categories.length === 0) return []
  const others = conditions(
    needed.filter((word) => !isCategory(word)),
    meant,
  )
  const anyCategory = categories.flatMap(({ matches }) => matches.filter(isMeaning))
  return [
    { tier: 'some words', by: 'category', all: conditions(needed, meant), ifFewer: ENOUGH },
    { tier: 'some words', by: 'category', all: [...others, anyCategory], ifFewer: 1 },
  ]
}

const isPossible = ({ all }: Stage) => all.every((matches) => matches.length > 0)

const keyOf = ({ all }: Stage) =>
  all.map((matches) => matches.map((one) => one.lexeme + (one.isPrefix ? '*' : '')).join('|')).join('&')

const withoutDuplicates = (stages: readonly Stage[]) => {
  const seen = new Set<string>()
  return stages.filter((stage) => !seen.has(keyOf(stage)) && seen.add(keyOf(stage)))
}

const requiredWords = (words: readonly QueryWord[]) => {
  const needed = words.filter((word) => !word.isOptional)
  return needed.length > 0 ? needed : words
}

export const stagesFor = (words: readonly QueryWord[]): Stage[] => {
  const texts = words.map(({ text }) => text)
  const needed = requiredWords(words)
  const name = nameFields(needed)
  const stages: Stage[] = [
    { tier: 'exact', by: 'whole name', all: [wholeName(texts)] },
    { tier: 'exact', by: 'name', all: conditions(words, upTo('exact', ...name)) },
    { tier: 'equal', by: 'whole name', all: [wholeSound(texts)] },
    { tier: 'equal', by: 'name', all: conditions(words, upTo('equal', ...name)) },
    // Without optional words it is no longer the exact text.
    { tier: 'equal', by: 'name', all: conditions(needed, upTo('exact', ...name)) },
    { tier: 'equal', by: 'name', all: conditions(needed, upTo('equal', ...name)) },
    ...looserStages(needed, name),
    ...categoryOnlyStages(needed),
  ]
  return withoutDuplicates(stages.filter(isPossible))
}

/** For orders other than relevance: from certain to possible matches. The first of these with any result is used. */
export const answerStagesFor = (words: readonly QueryWord[]): Stage[] => {
  const needed = requiredWords(words)
  const stages: Stage[] = [
    { tier: 'equal', by: 'everything', all: conditions(needed, literal) },
    { tier: 'prefix', by: 'everything', all: conditions(needed, prefixed) },
    { tier: 'skeleton', by: 'everything', all: conditions(needed, sameConsonants) },
    { tier: 'similar', by: 'everything', all: conditions(needed, mistaken) },
    { tier: 'guess', by: 'everything', all: conditions(needed, guessed) },
  ]
  return withoutDuplicates(stages.filter(isPossible))
}
