// The order of results. A stage is what a row must answer to stand in it; a row counts for the first stage that it meets, and
// within a stage the better business comes first.
import { type How, HOWS, isCertain } from './finds.ts'
import { lexeme, wholeSounds } from '../words/lexemes.ts'
import { type AskedWord, type By, match, type Match } from './matches.ts'
import { askedSounds } from '../words/sounds.ts'

/** How well a row answers, best first: as its worst word does. Behind the ways of being alike come guesses. */
export type Tier = How | 'guess' | 'some words'

export type Stage = {
  tier: Tier
  /** What the words were found by. */
  by: By | 'whole name' | 'everything'
  /** One condition a word: any of its matches will do. */
  all: Match[][]
  /** Only when the stages before gave fewer than this. */
  ifFewer?: number
}

// Typos are guesses: not wanted beside a page of good answers.
const FEW = 5
const LONGEST_NAME = 4
// More than a first look shows.
const ENOUGH = 10

type Accepts = (one: Match, word: AskedWord) => boolean

export const upTo =
  (worst: How, ...by: readonly By[]): Accepts =>
  (one) =>
    by.includes(one.by) && HOWS.indexOf(one.how) <= HOWS.indexOf(worst)

const either =
  (...ways: readonly Accepts[]): Accepts =>
  (one, word) =>
    ways.some((accepts) => accepts(one, word))

export const conditions = (words: readonly AskedWord[], accepts: Accepts) =>
  words.map((word) => word.matches.filter((one) => accepts(one, word)))

const isMeaning = (one: Match) => one.by === 'category' && isCertain(one)
const isPlaceName = (one: Match) => one.by === 'place' && isCertain(one)

const wholeName = (words: readonly string[]) => [match('exact', 'name', lexeme('wholeName', words.join(' ')))]
const wholeSound = (words: readonly string[]) =>
  wholeSounds(words, askedSounds).map((sounds) => match('equal', 'name', lexeme('wholeSound', sounds)))

/** A query for nothing but a place is answered by names first; beside other words a place narrows at once. */
const nameFields = (words: readonly AskedWord[]): By[] =>
  words.every(({ matches }) => matches.some(isPlaceName)) ? ['name'] : ['name', 'place']

/** For a single word: names that nearly are it, of businesses that mean it. 'Mithaiwala' among the sweet shops. */
const namedAndMeant = (words: readonly AskedWord[], inName: Accepts): Stage[] => {
  const meaning = conditions(words, isMeaning)
  return words.length === 1
    ? [{ tier: 'equal', by: 'category', all: [...conditions(words, inName), ...meaning] }]
    : []
}

const meant = upTo('equal', 'name', 'place', 'category')
// गया is a town and 'went': who names a place is not looked up in sentences.
const inSentence =
  (how: How): Accepts =>
  (one, { matches }) =>
    one.by === 'text' && one.how === how && !matches.some(isPlaceName)
const said = either(meant, inSentence('equal'))
const saidAnyhow = upTo('equal', 'name', 'place', 'category', 'text')
/** A trade is meant before it is mentioned: desi ghee at the dairy, then at whoever fries in it. */
const saidOfTrade: Accepts = (one, word) =>
  meant(one, word) || (said(one, word) && !word.matches.some(isMeaning))
const begun = either(said, upTo('prefix', 'name', 'place', 'category'))
const sameBones = either(begun, upTo('skeleton', 'name'))
const sameBonesClose = either(begun, (one) => one.how === 'skeleton' && one.isClose && one.by !== 'text')
/** A word that nobody uses is taken for a misspelling. */
const misspelled = either(
  sameBones,
  sameBonesClose,
  (one, { isKnown }) => !isKnown && one.how === 'similar' && one.by !== 'text',
)
/** Then any word that is neither a trade nor a place. */
const mistaken = either(
  misspelled,
  (one, { matches }) =>
    one.how === 'similar' && one.by !== 'text' && !matches.some(isMeaning) && !matches.some(isPlaceName),
)
/** Whatever else a word may have to do with a row. */
const guessed = either(
  mistaken,
  upTo('skeleton', 'category', 'place'),
  inSentence('prefix'),
  inSentence('similar'),
)

const saidStages = (words: readonly AskedWord[]): Stage[] => [
  { tier: 'equal', by: 'category', all: conditions(words, meant) },
  { tier: 'equal', by: 'text', all: conditions(words, saidOfTrade) },
  { tier: 'equal', by: 'text', all: conditions(words, said) },
  { tier: 'equal', by: 'text', all: conditions(words, saidAnyhow), ifFewer: 1 },
]

const misspelledStages = (words: readonly AskedWord[]): Stage[] => {
  const isAlone = words.length === 1
  return [
    { tier: 'prefix', by: 'name', all: conditions(words, begun) },
    { tier: 'skeleton', by: 'name', all: conditions(words, sameBonesClose) },
    // Of several words the finer steps are left out: few rows answer them all, and each step is a look at the index.
    ...(isAlone ? [{ tier: 'skeleton', by: 'name', all: conditions(words, sameBones) } as const] : []),
    { tier: 'similar', by: 'name', all: conditions(words, misspelled), ifFewer: FEW },
    // Several words that are all known are seldom a misspelling of others.
    { tier: 'similar', by: 'name', all: conditions(words, mistaken), ifFewer: isAlone ? FEW : 1 },
    { tier: 'guess', by: 'everything', all: conditions(words, guessed), ifFewer: FEW },
  ]
}

const looserStages = (words: readonly AskedWord[], name: readonly By[]): Stage[] => [
  ...namedAndMeant(words, upTo('prefix', ...name)),
  ...namedAndMeant(words, upTo('skeleton', ...name)),
  ...namedAndMeant(words, upTo('similar', ...name)),
  ...saidStages(words),
  // A sentence is not a misspelled name.
  ...(words.length <= LONGEST_NAME ? misspelledStages(words) : []),
]

const isTrade = ({ matches }: AskedWord) => matches.some(isMeaning)

// Who asks for a shop by its name means that shop, also when it is gone.
const mayNotBeMissed = (word: AskedWord) =>
  isTrade(word) || (word.isName && !word.isTradeWord) || word.matches.some(isPlaceName)

/**
 * A trade was named with words that few of it use: 'dant ka doctor', 'tap repair plumber'. Then two trades that nobody has both
 * of: 'washing clothes'.
 */
const tradeAlone = (words: readonly AskedWord[]): Stage[] => {
  const needed = words.filter(mayNotBeMissed)
  const trades = needed.filter(isTrade)
  if (trades.length === 0) return []
  const others = conditions(
    needed.filter((word) => !isTrade(word)),
    meant,
  )
  const anyTrade = trades.flatMap(({ matches }) => matches.filter(isMeaning))
  return [
    { tier: 'some words', by: 'category', all: conditions(needed, meant), ifFewer: ENOUGH },
    { tier: 'some words', by: 'category', all: [...others, anyTrade], ifFewer: 1 },
  ]
}

const isPossible = ({ all }: Stage) => all.every((matches) => matches.length > 0)

const keyOf = ({ all }: Stage) =>
  all.map((matches) => matches.map((one) => one.lexeme + (one.isPrefix ? '*' : '')).join('|')).join('&')

const withoutEchoes = (stages: readonly Stage[]) => {
  const seen = new Set<string>()
  return stages.filter((stage) => !seen.has(keyOf(stage)) && seen.add(keyOf(stage)))
}

const neededOf = (words: readonly AskedWord[]) => {
  const needed = words.filter((word) => !word.isOptional)
  return needed.length > 0 ? needed : words
}

export const stagesFor = (words: readonly AskedWord[]): Stage[] => {
  const texts = words.map(({ text }) => text)
  const needed = neededOf(words)
  const name = nameFields(needed)
  const stages: Stage[] = [
    { tier: 'exact', by: 'whole name', all: [wholeName(texts)] },
    { tier: 'exact', by: 'name', all: conditions(words, upTo('exact', ...name)) },
    { tier: 'equal', by: 'whole name', all: [wholeSound(texts)] },
    { tier: 'equal', by: 'name', all: conditions(words, upTo('equal', ...name)) },
    // Without the words that need not be found: no longer the text that was typed.
    { tier: 'equal', by: 'name', all: conditions(needed, upTo('exact', ...name)) },
    { tier: 'equal', by: 'name', all: conditions(needed, upTo('equal', ...name)) },
    ...looserStages(needed, name),
    ...tradeAlone(needed),
  ]
  return withoutEchoes(stages.filter(isPossible))
}

/** For the nearest first: who answers at all, from surely to perhaps. The first of these that anybody meets is the answer. */
export const nearStagesFor = (words: readonly AskedWord[]): Stage[] => {
  const needed = neededOf(words)
  const stages: Stage[] = [
    { tier: 'equal', by: 'everything', all: conditions(needed, said) },
    { tier: 'prefix', by: 'everything', all: conditions(needed, begun) },
    { tier: 'skeleton', by: 'everything', all: conditions(needed, sameBones) },
    { tier: 'similar', by: 'everything', all: conditions(needed, mistaken) },
    { tier: 'guess', by: 'everything', all: conditions(needed, guessed) },
  ]
  return withoutEchoes(stages.filter(isPossible))
}
