// What a text means: what is searched, its category and its places.
import { marks } from '../words/lexemes.ts'
import type { Match, QueryWord } from './matches.ts'
import { isCategory, isPlace, requiredWords } from './stages.ts'
import { isCertain } from './vocabulary-matches.ts'

const idsOf = (matches: readonly Match[], mark: string) =>
  matches
    .filter((one) => isCertain(one) && one.lexeme.startsWith(mark))
    .map(({ lexeme }) => Number(lexeme.slice(mark.length)))

const common = (lists: readonly (readonly number[])[]) =>
  [...new Set(lists[0] ?? [])].filter((id) => lists.every((list) => list.includes(id)))

/** Words that are places, when others say what is searched. */
export const placeWords = (words: readonly QueryWord[]) => {
  const needed = requiredWords(words)
  return needed.every(isPlace) ? [] : needed.filter(isPlace)
}

const placesOf = (words: readonly QueryWord[], mark: string) =>
  common(
    placeWords(words)
      .map(({ matches }) => idsOf(matches, mark))
      .filter(({ length }) => length > 0),
  )

export const understoodDistricts = (words: readonly QueryWord[]) => placesOf(words, marks.district)

/** The category that all words agree on, by the sum of their weights. */
const understoodCategory = (words: readonly QueryWord[]) => {
  if (words.length === 0 || !words.every(isCategory)) return undefined
  const weights = new Map<number, number>()
  for (const { matches } of words)
    for (const one of matches.filter((each) => each.by === 'category' && isCertain(each))) {
      const id = Number(one.lexeme.slice(marks.category.length))
      weights.set(id, (weights.get(id) ?? 0) + one.weight)
    }
  const shared = common(words.map(({ matches }) => idsOf(matches, marks.category)))
  return shared.toSorted((a, b) => (weights.get(b) ?? 0) - (weights.get(a) ?? 0))[0]
}

export const understoodOf = (words: readonly QueryWord[]) => {
  const places = new Set(placeWords(words))
  const what = requiredWords(words).filter((word) => !places.has(word) && !word.isOptional)
  return {
    what: what.map((word) => word.text).join(' '),
    categoryId: understoodCategory(what),
    districtIds: understoodDistricts(words),
    stateIds: placesOf(words, marks.state),
  }
}
