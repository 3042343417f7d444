// The chosen place and category.
import type { Db } from '../../../platform/db/db.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import { findCategoryId } from '../../categories/categories.service.ts'
import { findDistricts } from '../../places/places.service.ts'
import { lexeme } from '../words/lexemes.ts'

export type ChosenFilters = { location: string; category: string }

/** Ids; undefined where nothing was chosen. */
export type SearchFilters = { districts: number[] | undefined; categories: number[] | undefined }

const chosenDistricts = async (db: Db, location: string) => {
  if (location.trim() === '') return undefined
  const ids = await findDistricts(db, location)
  if (ids.length === 0) throw new Refusal('location_unknown')
  return ids
}

/** An unknown category has no results. */
const chosenCategories = async (db: Db, category: string) => {
  if (category.trim() === '') return undefined
  const id = await findCategoryId(db, category)
  return id === undefined ? [] : [id]
}

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
