// The chosen place and category.
import type { Db } from '../../../platform/db/db.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import { findCategoryId } from '../../categories/categories.service.ts'
import { findDistricts } from '../../places/places.service.ts'
import { lexeme } from '../../../../contract/search-text/words/lexemes.ts'
import type { KnownPhrases } from '../../../../contract/search-text/query/known-phrases.ts'
import { knownPhrases } from './known-phrases.ts'

export type ChosenFilters = { location: string; category: string }

/** Ids; undefined where nothing was chosen. */
export type SearchFilters = { districts: number[] | undefined; categories: number[] | undefined }

type Find = (db: Db, text: string) => Promise<number[]>

const MOST_TEXTS = 5_000

/** Caches what a text names as long as the phrases, which an event invalidates. */
const memoizeNames = (find: Find): Find => {
  const memos = new WeakMap<KnownPhrases, Map<string, number[]>>()
  return async (db, text) => {
    const phrases = await knownPhrases(db)
    const memo = memos.get(phrases) ?? new Map<string, number[]>()
    const known = memo.get(text)
    if (known) return known
    const ids = await find(db, text)
    if (memo.size >= MOST_TEXTS) memo.clear()
    memos.set(phrases, memo.set(text, ids))
    return ids
  }
}

const districtsNamed = memoizeNames(findDistricts)
const categoriesNamed = memoizeNames(async (db, name) => {
  const id = await findCategoryId(db, name)
  return id === undefined ? [] : [id]
})

const chosenDistricts = async (db: Db, location: string) => {
  if (location.trim() === '') return undefined
  const ids = await districtsNamed(db, location)
  if (ids.length === 0) throw new Refusal('location_unknown')
  return ids
}

/** An unknown category has no results. */
const chosenCategories = async (db: Db, category: string) =>
  category.trim() === '' ? undefined : categoriesNamed(db, category)

export const resolveFilters = async (
  db: Db,
  { location, category }: ChosenFilters,
): Promise<SearchFilters> => {
  const [districts, categories] = await Promise.all([
    chosenDistricts(db, location),
    chosenCategories(db, category),
  ])
  return { districts, categories }
}

/** As conditions of every stage; null when no row can meet them. */
export const filterLexemes = ({ districts, categories }: SearchFilters): string[][] | null => {
  const conditions = [
    districts?.map((id) => lexeme('district', id)),
    categories?.map((id) => lexeme('category', id)),
  ].filter((condition) => condition !== undefined)
  return conditions.some((condition) => condition.length === 0) ? null : conditions
}
