// The everyday words by which the search finds a category.
import type { WordLanguage } from '../../../../contract/categories.ts'
import type { Db } from '../../../platform/db/db.ts'
import {
  readCategoryWords,
  restoreCategoryWords,
  saveCategoryWords,
} from '../../categories/category-words.service.ts'
import { indexCategory } from '../../search/phrases.service.ts'
import {
  applyChange,
  type ChangeContext,
  checkUnchanged,
  normalizeName,
  type Versioned,
} from './reference.service.ts'
import { wordsView } from './reference.view.ts'

export const listWords = async (db: Db, id: number) => wordsView(await readCategoryWords(db, id))

type WordsForm = Versioned & {
  words: readonly { language: WordLanguage; word: string; weight: number; narrower: string | null }[]
}

export const replaceWords = (context: ChangeContext, id: number, { words, ...form }: WordsForm) =>
  applyChange(context, async (tx) => {
    const before = await readCategoryWords(tx, id)
    checkUnchanged(form, before)
    const fresh = words.map(({ language, word, weight, narrower }) => ({
      language,
      word: normalizeName(word),
      weight,
      specialty: normalizeName(narrower ?? '').toLowerCase() || null,
    }))
    await saveCategoryWords(tx, id, { words: fresh, now: context.deps.clock() })
    await indexCategory(tx, id)
    const known = new Set(before.words.map(({ word }) => word))
    const unchanged = fresh.filter(({ word }) => known.has(word)).length
    const details = { added: fresh.length - unchanged, removed: known.size - unchanged }
    const result = await listWords(tx, id)
    return { result, action: 'category_words_edited', kind: 'category', id, details }
  })

export const restoreWords = (context: ChangeContext, id: number) =>
  applyChange(context, async (tx) => {
    await restoreCategoryWords(tx, id)
    await indexCategory(tx, id)
    return { result: await listWords(tx, id), action: 'category_words_restored', kind: 'category', id }
  })
