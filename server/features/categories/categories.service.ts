import type { Language } from '../../../contract/limits.ts'
import type { Db } from '../../platform/db/db.ts'
import { selectCategories } from './categories.queries.ts'
import { categoryView } from './categories.view.ts'

export const allCategories = async (db: Db, lang: Language) =>
  (await selectCategories(db, lang)).map(categoryView)
