// What the search understood of a text, for the page to display as chips.
import type { Language } from '../../../contract/language.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Match, QueryWord } from './query/matches.ts'
import { isCategory, isPlace, requiredWords } from './query/stages.ts'
import { readConditions } from './query/text-conditions.ts'
import { isCertain } from './query/vocabulary-matches.ts'
import { marks } from './words/lexemes.ts'
import { selectCategoryTitle, selectDistrictNames, selectStateName } from './understood.queries.ts'

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

export const understoodDistricts = (words: readonly QueryWord[]) =>
  common(
    placeWords(words)
      .map(({ matches }) => idsOf(matches, marks.district))
      .filter(({ length }) => length > 0),
  )

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

export const readUnderstood = async (
  db: Db,
  words: readonly QueryWord[],
  { text, lang }: { text: string; lang: Language },
) => {
  const { conditions } = readConditions(text)
  const places = new Set(placeWords(words))
  const what = requiredWords(words).filter((word) => !places.has(word) && !word.isOptional)
  const categoryId = understoodCategory(what)
  const states = common(
    [...places].map(({ matches }) => idsOf(matches, marks.state)).filter(({ length }) => length > 0),
  )
  const [category, districts, state] = await Promise.all([
    categoryId === undefined ? null : selectCategoryTitle(db, lang, categoryId),
    selectDistrictNames(db, lang, understoodDistricts(words)),
    states[0] === undefined ? null : selectStateName(db, lang, states[0]),
  ])
  const [district, ...others] = districts.filter((each) => state === null || each.state === state)
  return {
    what: what.map((word) => word.text).join(' '),
    category: category ?? null,
    district:
      district && others.length === 0
        ? { district_id: district.id, name: district.name, state: district.state }
        : null,
    state,
    open_now: conditions.isOpenNow,
    verified: conditions.isVerified,
    near: conditions.isNear,
  }
}
