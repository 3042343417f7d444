// Weaker matches: by consonants, or without some words of the query.
import { isOptional as isCommonWord } from '../words/stopwords.ts'
import { type Accepts, conditions, either, upTo } from './accepts.ts'
import type { QueryWord } from './matches.ts'
import {
  FEW,
  isCategory,
  isGoods,
  isPlace,
  LONGEST_NAME,
  meantOrSold,
  misspelled,
  mistaken,
  requiredWords,
  specificStages,
  type Stage,
} from './stages.ts'
import { usableStages } from './usable-stages.ts'

const sameConsonants: Accepts = (one) => one.how === 'skeleton' && one.isAlike && one.by !== 'text'
/** Never in descriptions. */
const similarWord = either(upTo('prefix', 'name', 'place', 'category', 'item'), sameConsonants, mistaken)

/** Says what is searched: neither a place nor a word like shop. */
const isMeaningful = (word: QueryWord) => !isPlace(word) && !isCommonWord(word.text)
const meansGoods = (word: QueryWord) => isCategory(word) || isGoods(word)

// Unknown words are dropped first, then those of names, then the place. Common words go before others: 'store' of 'medical store'.
const droppability = (word: QueryWord) => {
  const kind = !word.isKnown ? 0 : isPlace(word) ? 2 : meansGoods(word) ? 3 : 1
  return 2 * kind + Number(isMeaningful(word))
}

/** The required words without one, two, … of them, as long as the rest says what is searched. */
const droppedStages = (needed: readonly QueryWord[]): Stage[] => {
  const order = needed.toSorted((a, b) => droppability(a) - droppability(b))
  return order.slice(1).flatMap((_, dropped) => {
    const gone = order.slice(0, dropped + 1)
    const rest = needed.filter((word) => !gone.includes(word))
    if (!rest.some(isMeaningful)) return []
    const few = dropped === 0 ? FEW : 1
    const stages = [
      ...specificStages(rest).map((stage) => ({ ...stage, ifFewer: 1 })),
      { by: 'everything', all: conditions(rest, either(meantOrSold, misspelled)), ifFewer: few } as const,
    ]
    return stages.map((stage) => ({ ...stage, tier: 'some words', dropped: gone.map(({ text }) => text) }))
  })
}

/** Weaker matches, for when there are hardly any real ones. */
export const similarStagesFor = (words: readonly QueryWord[]): Stage[] => {
  const needed = requiredWords(words)
  const stages: Stage[] = [
    // A sentence is not a misspelled name.
    ...(needed.length <= LONGEST_NAME
      ? [{ tier: 'skeleton', by: 'everything', all: conditions(needed, similarWord) } as const]
      : []),
    ...droppedStages(needed),
  ]
  return usableStages(stages)
}
