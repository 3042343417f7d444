import type { Language } from '../../../contract/limits.ts'
import type { Db } from '../../platform/db/db.ts'
import { selectCategories, selectCategoryNamed } from './categories.queries.ts'
import { categoryView } from './categories.view.ts'

export const allCategories = async (db: Db, lang: Language) =>
  (await selectCategories(db, lang)).map(categoryView)

/** The id of the category that a form names, by id or by title. */
export const findCategoryId = async (db: Db, name: string) => (await selectCategoryNamed(db, name.trim()))?.id
