import type { Language } from '../../../contract/language.ts'
import type { Db } from '../../platform/db/db.ts'
import {
  selectCategories,
  selectCategoryNamed,
  selectCategorySlug,
  selectSlugsNamed,
} from './categories.queries.ts'

export const allCategories = async (db: Db, lang: Language) =>
  (await selectCategories(db, lang)).map(({ id, title, isService }) => ({
    id,
    category_id: id,
    title,
    is_service: isService,
  }))

export const findCategoryId = async (db: Db, name: string) => (await selectCategoryNamed(db, name.trim()))?.id

export const findCategorySlug = async (db: Db, key: string) => {
  const slug = await selectCategorySlug(db, key)
  if (slug) return slug
  const [first, ...others] = await selectSlugsNamed(db, key.replaceAll('-', ' ').trim())
  return others.length === 0 ? first : undefined
}
