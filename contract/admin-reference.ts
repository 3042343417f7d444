import { Type } from 'typebox'
import { adminLimits } from './admin-limits.ts'
import { wordLanguages } from './categories.ts'
import { endpoint } from './endpoint.ts'
import { FormText, Id, orNull } from './schemas.ts'

const ReferenceParams = Type.Object({ id: Id })
const Name = FormText(adminLimits.referenceName)
const Names = Type.Array(Type.String())
/** Version for optimistic locking: time of the last change, empty when there was none. */
const EditedAt = Type.String({ maxLength: 40 })
const NewNames = Type.Optional(
  Type.Array(Type.String({ maxLength: adminLimits.referenceName }), { maxItems: adminLimits.synonyms }),
)

const ReferenceCategory = Type.Object({
  id: Id,
  title_en: Type.String(),
  title_hi: Type.String(),
  synonyms_en: Names,
  synonyms_hi: Names,
  /** Hindi in Latin letters. */
  synonyms_roman: Names,
  provider_count: Type.Integer(),
  is_retired: Type.Boolean(),
  edited_at: EditedAt,
})

const CategoryNames = Type.Object({
  title_en: Name,
  title_hi: Name,
  synonyms_en: NewNames,
  synonyms_hi: NewNames,
  synonyms_roman: NewNames,
  edited_at: Type.Optional(EditedAt),
})

export const listReferenceCategories = endpoint({
  method: 'GET',
  path: '/admin/categories/',
  access: 'admin',
  right: 'edit_reference',
  summary: 'All categories with their names and synonyms, including retired ones',
  reply: { 200: Type.Array(ReferenceCategory) },
})

export const addCategory = endpoint({
  method: 'POST',
  path: '/admin/categories/',
  access: 'admin',
  right: 'edit_reference',
  summary: 'Append a category',
  body: CategoryNames,
  reply: { 201: ReferenceCategory },
  refusals: ['hindi_wanted', 'name_taken'],
  invalidates: ['market'],
})

export const editCategory = endpoint({
  method: 'PUT',
  path: '/admin/categories/:id/',
  access: 'admin',
  right: 'edit_reference',
  summary: 'Update names and synonyms of a category',
  params: ReferenceParams,
  body: CategoryNames,
  reply: { 200: ReferenceCategory },
  refusals: ['not_found', 'hindi_wanted', 'name_taken', 'conflict'],
  invalidates: ['market'],
})

export const retireCategory = endpoint({
  method: 'POST',
  path: '/admin/categories/:id/retire/',
  access: 'admin',
  right: 'edit_reference',
  summary: 'Retire a category; its businesses move to another',
  params: ReferenceParams,
  body: Type.Object({ move_to: Type.Optional(Id) }),
  reply: { 200: ReferenceCategory },
  refusals: ['not_found', 'category_in_use', 'bad_input'],
  invalidates: ['market'],
})

export const restoreCategory = endpoint({
  method: 'POST',
  path: '/admin/categories/:id/restore/',
  access: 'admin',
  right: 'edit_reference',
  summary: 'Restore a retired category',
  params: ReferenceParams,
  reply: { 200: ReferenceCategory },
  refusals: ['not_found'],
  invalidates: ['market'],
})

const CategoryWord = Type.Object({
  language: Type.Enum([...wordLanguages]),
  word: Type.String({ maxLength: adminLimits.referenceName }),
  /** How surely people who type it mean this category. */
  weight: Type.Integer({ minimum: 1, maximum: 100 }),
  /** Words with the same text here are one narrower meaning, such as dentist among doctors. */
  narrower: orNull(Type.String({ maxLength: adminLimits.referenceName })),
})

const CategoryWords = Type.Object({
  results: Type.Array(CategoryWord),
  edited_at: EditedAt,
  /** Whether staff changed them and Haat has words for this category. */
  can_restore: Type.Boolean(),
})

export const listCategoryWords = endpoint({
  method: 'GET',
  path: '/admin/categories/:id/words/',
  access: 'admin',
  right: 'edit_reference',
  summary: 'The everyday words that find a category',
  params: ReferenceParams,
  reply: { 200: CategoryWords },
  refusals: ['not_found'],
})

export const replaceCategoryWords = endpoint({
  method: 'PUT',
  path: '/admin/categories/:id/words/',
  access: 'admin',
  right: 'edit_reference',
  summary: 'Replace the everyday words that find a category',
  params: ReferenceParams,
  body: Type.Object({
    words: Type.Array(CategoryWord, { maxItems: adminLimits.categoryWords }),
    edited_at: Type.Optional(EditedAt),
  }),
  reply: { 200: CategoryWords },
  refusals: ['not_found', 'word_unfit', 'word_repeated', 'conflict'],
  invalidates: ['market'],
})

export const restoreCategoryWords = endpoint({
  method: 'DELETE',
  path: '/admin/categories/:id/words/',
  access: 'admin',
  right: 'edit_reference',
  summary: 'Discard changes to the everyday words of a category and restore those of Haat',
  params: ReferenceParams,
  reply: { 200: CategoryWords },
  refusals: ['not_found'],
  invalidates: ['market'],
})

const ReferenceDistrict = Type.Object({
  id: Id,
  name_en: Type.String(),
  name_hi: Type.String(),
  state_en: Type.String(),
  state_hi: Type.String(),
  aliases: Names,
  edited_at: EditedAt,
})

export const listReferenceDistricts = endpoint({
  method: 'GET',
  path: '/admin/districts/',
  access: 'admin',
  right: 'edit_reference',
  summary: 'All districts with their names and other spellings',
  reply: { 200: Type.Array(ReferenceDistrict) },
})

export const editDistrict = endpoint({
  method: 'PUT',
  path: '/admin/districts/:id/',
  access: 'admin',
  right: 'edit_reference',
  summary: 'Update names and other spellings of a district',
  params: ReferenceParams,
  body: Type.Object({
    name_en: Name,
    name_hi: Name,
    aliases: NewNames,
    edited_at: Type.Optional(EditedAt),
  }),
  reply: { 200: ReferenceDistrict },
  refusals: ['district_not_found', 'hindi_wanted', 'name_taken', 'conflict'],
  invalidates: ['market'],
})
