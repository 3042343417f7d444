// Names and synonyms of categories and districts. A commit updates the search and invalidates cached reference data.
import { afterCommit, type Db, inTransaction, type Tx } from '../../../platform/db/db.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Staff } from '../../../platform/http/staff.ts'
import { lockReferenceData } from '../../../platform/reference-data.ts'
import {
  addCategory,
  type CategoryNames,
  renameCategory,
  setRetired,
  listEditableCategories,
  getEditableCategory,
} from '../../categories/edit-categories.service.ts'
import {
  getEditableDistrict,
  listEditableDistricts,
  renameDistrict,
} from '../../places/edit-districts.service.ts'
import { countByCategory, hasProviders } from '../../providers/providers.service.ts'
import { indexCategory, indexDistrict } from '../../search/phrases.service.ts'
import { type AuditEntry, writeAudit } from '../audit/audit.service.ts'
import { checkHindi, requireFilled } from '../form.ts'
import type { AdminDeps } from '../admin-deps.ts'
import { CATEGORY_MOVE } from './move-category.service.ts'
import { categoryView, districtView, versionOf } from './reference.view.ts'

export const listCategories = async (db: Db) => {
  const [categories, counts] = await Promise.all([listEditableCategories(db), countByCategory(db)])
  return categories.map((category) => categoryView(category, counts))
}

const readCategory = async (db: Db, id: number) =>
  categoryView(await getEditableCategory(db, id), await countByCategory(db))

export type ChangeContext = { db: Db; staff: Staff; deps: AdminDeps }

export const applyChange = <T>(
  { db, staff, deps }: ChangeContext,
  work: (tx: Tx) => Promise<AuditEntry & { result: T }>,
) =>
  inTransaction(db, async (tx) => {
    await lockReferenceData(tx)
    const { result, ...entry } = await work(tx)
    const of = entry.kind === 'district' ? 'districts' : 'categories'
    afterCommit(tx, () => deps.publish({ kind: 'referenceChanged', of }))
    await writeAudit(tx, { staffId: staff.id, now: deps.clock() }, entry)
    return result
  })

export const normalizeName = (name: string) => name.normalize('NFC').trim().replaceAll(/\s+/g, ' ')
const unique = (names: readonly string[] = []) => [...new Set(names.map(normalizeName))].filter(Boolean)

export type Versioned = { edited_at?: string }

export const checkUnchanged = ({ edited_at }: Versioned, row: { editedAt: Date | null }) => {
  if (edited_at !== undefined && edited_at !== versionOf(row)) throw new Refusal('conflict')
}

type CategoryForm = Versioned & {
  title_en?: string
  title_hi?: string
  synonyms_en?: string[]
  synonyms_hi?: string[]
  synonyms_roman?: string[]
}

const parseNames = ({ title_en, title_hi, ...synonyms }: CategoryForm): CategoryNames => {
  const titles = requireFilled<'title_en' | 'title_hi'>({ title_en, title_hi })
  checkHindi(titles.title_hi)
  return {
    titleEn: titles.title_en.normalize('NFC'),
    titleHi: titles.title_hi.normalize('NFC'),
    synonymsEn: unique(synonyms.synonyms_en),
    synonymsHi: unique(synonyms.synonyms_hi),
    synonymsRoman: unique(synonyms.synonyms_roman),
  }
}

export const createCategory = (context: ChangeContext, form: CategoryForm) => {
  const names = parseNames(form)
  return applyChange(context, async (tx) => {
    const id = await addCategory(tx, names, context.deps.clock())
    await indexCategory(tx, id)
    return { result: await readCategory(tx, id), action: 'category_added', kind: 'category', id }
  })
}

export const editCategory = (context: ChangeContext, id: number, form: CategoryForm) => {
  const names = parseNames(form)
  return applyChange(context, async (tx) => {
    checkUnchanged(form, await getEditableCategory(tx, id))
    await renameCategory(tx, id, names, context.deps.clock())
    await indexCategory(tx, id)
    return { result: await readCategory(tx, id), action: 'category_edited', kind: 'category', id }
  })
}

const checkMoveTarget = async (tx: Tx, from: number, to: number) => {
  const moveTarget = await getEditableCategory(tx, to)
  if (to === from || moveTarget.retiredAt !== null)
    throw new Refusal('bad_input', { text: 'move_to is no category that can be chosen' })
}

/** It can no longer be chosen. A job moves its businesses and then deletes its names. */
export const retireCategory = (context: ChangeContext, id: number, to: number | undefined) =>
  applyChange(context, async (tx) => {
    await getEditableCategory(tx, id)
    const isUsed = await hasProviders(tx, id)
    if (isUsed && to === undefined) throw new Refusal('category_in_use')
    if (to !== undefined) await checkMoveTarget(tx, id, to)
    await setRetired(tx, id, context.deps.clock())
    if (isUsed) await context.deps.enqueue(tx, { name: CATEGORY_MOVE }, { from: id, to })
    else await indexCategory(tx, id)
    const result = await readCategory(tx, id)
    const details = isUsed ? { move_to: to ?? null } : {}
    return { result, action: 'category_retired', kind: 'category', id, details }
  })

export const restoreCategory = (context: ChangeContext, id: number) =>
  applyChange(context, async (tx) => {
    await getEditableCategory(tx, id)
    await setRetired(tx, id, null)
    await indexCategory(tx, id)
    return { result: await readCategory(tx, id), action: 'category_restored', kind: 'category', id }
  })

const collator = new Intl.Collator('en')

export const listDistricts = async (db: Db) =>
  (await listEditableDistricts(db))
    .map(districtView)
    .toSorted((a, b) => collator.compare(a.state_en, b.state_en) || collator.compare(a.name_en, b.name_en))

type DistrictForm = Versioned & { name_en?: string; name_hi?: string; aliases?: string[] }

export const editDistrict = (context: ChangeContext, id: number, { aliases, ...form }: DistrictForm) => {
  const names = requireFilled<'name_en' | 'name_hi'>({ name_en: form.name_en, name_hi: form.name_hi })
  checkHindi(names.name_hi)
  const fresh = {
    nameEn: names.name_en.normalize('NFC'),
    nameHi: names.name_hi.normalize('NFC'),
    aliases: unique(aliases),
  }
  return applyChange(context, async (tx) => {
    checkUnchanged(form, await getEditableDistrict(tx, id))
    await renameDistrict(tx, id, fresh, context.deps.clock())
    await indexDistrict(tx, id)
    const result = districtView(await getEditableDistrict(tx, id))
    return { result, action: 'district_edited', kind: 'district', id }
  })
}
