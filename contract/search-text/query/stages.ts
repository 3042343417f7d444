// The order of results. A stage is a condition; a row counts for the first stage that it meets, and within a stage the better business
// comes first.
import { lexeme, marks, wholeSounds } from '../words/lexemes.ts'
import { querySounds } from '../words/sounds.ts'
import { type Accepts, conditions, either, upTo } from './accepts.ts'
import { match, type Match, type MatchedBy, type QueryWord } from './matches.ts'
import { usableStages } from './usable-stages.ts'
import { isCertain, type MatchQuality } from './vocabulary-matches.ts'

/** How well a row matches, best first: by its weakest word. */
type Tier = MatchQuality | 'some words'

export type Stage = {
  tier: Tier
  by: MatchedBy | 'whole name' | 'everything'
  /** One condition per word: any of its matches. */
  all: Match[][]
  /** Runs only when earlier stages gave fewer results. */
  ifFewer?: number
  /** Words of the query that it does not require. */
  dropped?: readonly string[]
}

// Typos are guesses, which a page of good results does not need.
export const FEW = 5
export const LONGEST_NAME = 4

const isMeaning = (one: Match) => one.by === 'category' && isCertain(one)
const isPlaceName = (one: Match) => one.by === 'place' && isCertain(one)

// Every match of a word is compared with what the word means.
const wordMeanings = new WeakMap<QueryWord, ReturnType<typeof readMeaning>>()
const readMeaning = ({ matches }: QueryWord) => ({
  isCategory: matches.some(isMeaning),
  isPlace: matches.some(isPlaceName),
  isGoods: matches.some((one) => one.lexeme.startsWith(marks.goods)),
})
const meaningOf = (word: QueryWord) => {
  const known = wordMeanings.get(word) ?? readMeaning(word)
  wordMeanings.set(word, known)
  return known
}
export const isCategory = (word: QueryWord) => meaningOf(word).isCategory
export const isPlace = (word: QueryWord) => meaningOf(word).isPlace
export const isGoods = (word: QueryWord) => meaningOf(word).isGoods
/** Whether it means a category, a place or goods: such a word is no misspelling of another. */
export const hasMeaning = (word: QueryWord) => isCategory(word) || isPlace(word) || isGoods(word)

// A short key is shared by unrelated words: anda (egg) and Anand, fal (fruit) and fall.
const SHORTEST_SOUND = 4
const byName = (worst: MatchQuality, fields: readonly MatchedBy[]): Accepts => {
  const isAccepted = upTo(worst, ...fields)
  return (one, word) =>
    isAccepted(one, word) &&
    (one.how === 'exact' || one.by !== 'name' || one.lexeme.length > SHORTEST_SOUND || !hasMeaning(word))
}

const wholeName = (words: readonly string[]) => [match('exact', 'name', lexeme('wholeName', words.join(' ')))]
const wholeSound = (words: readonly string[]) =>
  wholeSounds(words, querySounds).map((sounds) => match('equal', 'name', lexeme('wholeSound', sounds)))

/** A query for a place only matches names first; with other words a place is a filter. */
const nameFields = (words: readonly QueryWord[]): MatchedBy[] =>
  words.every(isPlace) ? ['name'] : ['name', 'place']

const isLongKey = ({ lexeme: own }: Match) => own.length > SHORTEST_SOUND || own.startsWith(marks.goods)

/** Goods are not part of other goods: cream is not ice cream. */
const isOwnGoods: Accepts = ({ lexeme: own }, word) => !isGoods(word) || own.startsWith(marks.goods)

const isSold: Accepts = (one, word) =>
  one.by === 'item' &&
  one.how === 'equal' &&
  isOwnGoods(one, word) &&
  (isLongKey(one) || isPlace(word) || !hasMeaning(word))
const isReliable: Accepts = (one, word) =>
  !isPlace(word) && (isLongKey(one) || !(word.isName || hasMeaning(word)))
const sold: Accepts = (one, word) => isSold(one, word) && isReliable(one, word)
const named = byName('equal', ['name', 'place'])
const namedOrSold = either(named, sold)
const meant = upTo('equal', 'name', 'place', 'category')
export const meantOrSold = either(meant, sold)
const soldAnywhere = either(meant, isSold)
// गया is a town and 'went': place names are not matched in texts.
const said: Accepts = (one, word) => one.by === 'text' && one.how === 'equal' && isReliable(one, word)
const literal = either(meantOrSold, said)
/** Beside a category, a word of the street: 'plumber boring road'. */
const onStreet: Accepts = (one, word) => one.by === 'address' && !hasMeaning(word)
const begun = (...by: readonly MatchedBy[]): Accepts => {
  const isBegun = upTo('prefix', ...by)
  return (one, word) => isBegun(one, word) && !isCategory(word) && !isGoods(word)
}
const prefixed = either(literal, begun('name', 'place', 'category'))
const begunItem = begun('item')
const prefixedItem = either(prefixed, (one, word) => begunItem(one, word) && !isPlace(word))
const isTypo = (one: Match) =>
  one.isClose && (one.how === 'skeleton' || one.how === 'similar') && one.by !== 'text'
/** An unknown word is taken for a misspelling. */
export const misspelled: Accepts = (one, { isKnown }) => !isKnown && isTypo(one)
/** Then a word of a name too: the one that was meant may be another. */
export const mistaken: Accepts = (one, word) => isTypo(one) && !hasMeaning(word)

const isItem = (one: Match) => one.by === 'item'
// One list for each, so that lists are compared by identity.
const pricedLists = new WeakMap<readonly Match[], Match[]>()

const pricedMatches = (matches: Match[]) => {
  if (!matches.some(isItem)) return matches
  const known =
    pricedLists.get(matches) ?? matches.map((one) => (isItem(one) ? { ...one, isPriced: true } : one))
  pricedLists.set(matches, known)
  return known
}

const priced = (all: readonly Match[][]) => all.map(pricedMatches)

/** Items with a price come first. */
const sellerStages = (sellers: readonly Match[][][]): Stage[] =>
  [...sellers.map(priced), ...sellers].map((all) => ({ tier: 'equal', by: 'item', all }))

const LONG_NAME = 6
const isLongName = (text: string) => text.length >= LONG_NAME
/** Beside other words of a name, a short word may be misspelled too, or its first letter. */
const nearlyNamed: Accepts = (one, word) => one.isNearlyClose && one.by === 'name' && !hasMeaning(word)
const nearlyNamedAlone: Accepts = (one, word) =>
  nearlyNamed(one, word) && isLongName(word.text) && isLongName(one.lexeme.slice(1))
const namedOrMeant = upTo('prefix', 'name', 'place', 'category')

/** Sellers of the category come before other sellers: a samosa of the tea stall, then of the grocer. */
const sellersInCategory = (words: readonly QueryWord[], sellers: Match[][]): Match[][][] => {
  const meanings = words.flatMap(({ matches }) => matches.filter(isMeaning))
  return meanings.length > 0 ? [[...sellers, meanings]] : []
}

/** A word of a category is not looked for in items, unless it names goods: a barber (नाई) sounds like new (नई). */
const meantOrGoods: Accepts = (one, word) =>
  isCategory(word) && !isGoods(word) ? meant(one, word) : meantOrSold(one, word)

const mentioned = either(sold, said, upTo('prefix', 'name'))

/** Businesses of the category that say the word, or one of the same specialty, come before the rest of the category. */
export const specificStages = (words: readonly QueryWord[]): Stage[] => {
  const meaning = words.filter(isCategory)
  const specialties = meaning.flatMap(({ matches }) => matches.filter(({ by }) => by === 'specialty'))
  const mentions = meaning.flatMap((word) => word.matches.filter((one) => mentioned(one, word)))
  // Beside a specialty the other words say little: 'doctor' of 'daant ka doctor'.
  const specific = specialties.length > 0 ? specialties : mentions
  const inCategory: Accepts = (one, word) => (isCategory(word) ? isMeaning(one) : meantOrSold(one, word))
  return specific.length > 0
    ? [{ tier: 'equal', by: 'specialty', all: [...conditions(words, inCategory), specific] }]
    : []
}

const literalStages = (words: readonly QueryWord[]): Stage[] => {
  const sellers = conditions(words, namedOrSold)
  const inCategory = sellersInCategory(words, sellers)
  const isCategoryQuery = words.some((word) => isCategory(word) && !isGoods(word))
  return [
    ...sellerStages(isCategoryQuery ? inCategory : [...inCategory, sellers]),
    ...specificStages(words),
    { tier: 'equal', by: 'category', all: conditions(words, meantOrGoods) },

    ...(isCategoryQuery ? sellerStages([sellers]) : []),
    ...(words.some(isCategory)
      ? [{ tier: 'equal', by: 'address', all: conditions(words, either(meantOrSold, onStreet)) } as const]
      : []),
    {
      tier: 'equal',
      by: 'text',
      all: conditions(words, literal),
      ...(words.some(hasMeaning) && { ifFewer: FEW }),
    },
    // A place name matches items only when there are few other results: mysore pak.
    ...(words.some(isPlace) && !words.every(isPlace)
      ? [{ tier: 'equal', by: 'item', all: conditions(words, soldAnywhere), ifFewer: FEW } as const]
      : []),
  ]
}

/** One word is misspelled, the others are as they should be. */
const nearlyNamedStages = (words: readonly QueryWord[]): Stage[] => {
  if (words.length > LONGEST_NAME) return []
  const wrong = words.length > 1 ? nearlyNamed : nearlyNamedAlone
  return words.map(({ text }) => ({
    tier: 'similar',
    by: 'name',
    all: conditions(words, (one, word) => (word.text === text ? wrong : namedOrMeant)(one, word)),
    ifFewer: 1,
  }))
}

/** With this many results there are no guesses. A query of several words that found something was hardly misspelled. */
const enoughResults = (needed: readonly QueryWord[]) => (needed.length > 1 ? 1 : FEW)

const prefixStage = (words: readonly QueryWord[]): Stage => ({
  tier: 'prefix',
  by: 'name',
  all: conditions(words, prefixed),
  ...(words.length > 1 && { ifFewer: FEW }),
})

const guessStages = (words: readonly QueryWord[]): Stage[] => {
  const few = enoughResults(words)
  const typo = either(prefixedItem, misspelled)
  return [
    { tier: 'prefix', by: 'item', all: conditions(words, prefixedItem), ifFewer: few },
    { tier: 'similar', by: 'name', all: conditions(words, typo), ifFewer: few },
    { tier: 'similar', by: 'name', all: conditions(words, either(prefixedItem, mistaken)), ifFewer: 1 },
    ...nearlyNamedStages(words),
  ]
}

/** The words that must match: all but optional ones, unless there are no others. */
export const requiredWords = (words: readonly QueryWord[]) => {
  const needed = words.filter((word) => !word.isOptional)
  return needed.length > 0 ? needed : words
}

/** Optional words that mean a category, such as 'thik' for repairs: businesses that match them too come first. */
const withHints = (words: readonly QueryWord[], needed: readonly QueryWord[]): Stage[] => {
  const hints = words.filter((word) => word.isOptional && isCategory(word))
  return hints.length > 0 && needed.some((word) => !word.isOptional)
    ? [{ tier: 'equal', by: 'category', all: conditions([...needed, ...hints], meantOrSold) }]
    : []
}

/** A word of names that means nothing else: Sharma. */
const isProperName = (word: QueryWord) => word.isName && !hasMeaning(word)

/** When names have all words, a name was meant: 'paswan book' is not another Paswan who sells books. */
const unlessNamed = (words: readonly QueryWord[], stages: readonly Stage[]): Stage[] =>
  words.some(isProperName)
    ? stages.map((stage) => {
        if (stage.tier !== 'equal') return stage
        const isLastItem = stage.by === 'item' && (words.length === 1 || stage.ifFewer !== undefined)
        return { ...stage, ifFewer: isLastItem ? FEW : 1 }
      })
    : [...stages]

const certainStages = (words: readonly QueryWord[]): Stage[] => {
  const texts = words.map(({ text }) => text)
  const needed = requiredWords(words)
  const name = nameFields(needed)
  return [
    { tier: 'exact', by: 'whole name', all: [wholeName(texts)] },
    { tier: 'exact', by: 'name', all: conditions(words, upTo('exact', ...name)) },
    { tier: 'equal', by: 'whole name', all: [wholeSound(texts)] },
    { tier: 'equal', by: 'name', all: conditions(words, byName('equal', name)) },
    ...unlessNamed(needed, [
      // Without optional words it is no longer the exact text.
      { tier: 'equal', by: 'name', all: conditions(needed, upTo('exact', ...name)) },
      { tier: 'equal', by: 'name', all: conditions(needed, byName('equal', name)) },
      ...withHints(words, needed),
      ...literalStages(needed),
    ]),
    prefixStage(needed),
  ]
}

/** Every required word matches exactly, by sound or as a prefix of a name, or means the category. */
export const certainStagesFor = (words: readonly QueryWord[]): Stage[] => usableStages(certainStages(words))

/** Also matches of items by a prefix, and of misspelled words. Begins with the certain stages. */
export const stagesFor = (words: readonly QueryWord[]): Stage[] =>
  usableStages([...certainStages(words), ...guessStages(requiredWords(words))])

export const hasEnough = (rows: readonly unknown[], words: readonly QueryWord[]) =>
  rows.length >= enoughResults(requiredWords(words))

/** For orders other than relevance: from certain to possible matches. The first of these with any result is used. */
export const answerStagesFor = (words: readonly QueryWord[]): Stage[] => {
  const needed = requiredWords(words)
  const stages: Stage[] = [
    { tier: 'equal', by: 'everything', all: conditions(needed, literal) },
    { tier: 'prefix', by: 'everything', all: conditions(needed, prefixedItem) },
    { tier: 'similar', by: 'everything', all: conditions(needed, either(prefixedItem, misspelled)) },
  ]
  return usableStages(stages)
}
