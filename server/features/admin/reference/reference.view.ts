import type { WholeCategory } from '../../categories/edit-categories.service.ts'
import type { EverydayWord } from '../../categories/category-words.service.ts'
import type { NamedDistrict } from '../../places/edit-districts.service.ts'

export const versionOf = ({ editedAt }: { editedAt: Date | null }) => editedAt?.toISOString() ?? ''

export const categoryView = (row: WholeCategory, counts: ReadonlyMap<number, number>) => ({
  id: row.id,
  title_en: row.titleEn,
  title_hi: row.titleHi,
  synonyms_en: row.synonymsEn,
  synonyms_hi: row.synonymsHi,
  synonyms_roman: row.synonymsRoman,
  provider_count: counts.get(row.id) ?? 0,
  is_retired: row.retiredAt !== null,
  edited_at: versionOf(row),
})

export const districtView = (row: NamedDistrict) => ({
  id: row.id,
  name_en: row.nameEn,
  name_hi: row.nameHi,
  state_en: row.stateEn,
  state_hi: row.stateHi,
  aliases: row.aliases,
  edited_at: versionOf(row),
})

type WordsOfCategory = { words: readonly EverydayWord[]; editedAt: Date | null; canRestore: boolean }

export const wordsView = ({ words, canRestore, ...row }: WordsOfCategory) => ({
  results: words.map(({ language, word, weight, specialty }) => ({
    language,
    word,
    weight,
    narrower: specialty,
  })),
  edited_at: versionOf(row),
  can_restore: canRestore,
})
