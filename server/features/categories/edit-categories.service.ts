// Edits of staff. The caller has locked the reference data.
import type { Db, Tx } from '../../platform/db/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import {
  insertCategory,
  isTitleTaken,
  selectAllCategories,
  selectEditableCategory,
  updateCategory,
} from './edit-categories.queries.ts'

export type { EditableCategory as WholeCategory } from './edit-categories.queries.ts'

export type CategoryNames = {
  titleEn: string
  titleHi: string
  synonymsEn: string[]
  synonymsHi: string[]
  synonymsRoman: string[]
}

export const listEditableCategories = selectAllCategories

export const getEditableCategory = async (db: Db, id: number) => {
  const category = await selectEditableCategory(db, id)
  if (!category) throw new Refusal('not_found')
  return category
}

const checkTitles = async (tx: Tx, id: number, { titleEn, titleHi }: CategoryNames) => {
  if (await isTitleTaken(tx, { id, titleEn, titleHi })) throw new Refusal('name_taken')
}

export const addCategory = async (tx: Tx, names: CategoryNames, now: Date) => {
  await checkTitles(tx, 0, names)
  return insertCategory(tx, { ...names, editedAt: now })
}

const withFormerTitle = (names: readonly string[], old: string, fresh: string) =>
  old === fresh || names.includes(old) ? [...names] : [...names, old]

export const renameCategory = async (tx: Tx, id: number, names: CategoryNames, now: Date) => {
  const before = await getEditableCategory(tx, id)
  await checkTitles(tx, id, names)
  await updateCategory(tx, id, {
    ...names,
    synonymsEn: withFormerTitle(names.synonymsEn, before.titleEn, names.titleEn),
    synonymsHi: withFormerTitle(names.synonymsHi, before.titleHi, names.titleHi),
    editedAt: now,
  })
}

export const setRetired = (tx: Tx, id: number, retiredAt: Date | null) =>
  updateCategory(tx, id, { retiredAt })
