import type { Generated } from 'kysely'
import type { WordLanguage } from '../../../contract/categories.ts'

declare module '../../platform/db/db.ts' {
  interface Tables {
    categories: {
      id: Generated<number>
      titleEn: string
      titleHi: string
      synonymsEn: string[]
      synonymsHi: string[]
      synonymsRoman: string[]
      position: number
      /** From the file only: false for categories that staff added. */
      isService: Generated<boolean>
      reference: string | null
      editedAt: Date | null
      retiredAt: Date | null
      /** When staff last changed its everyday words. */
      wordsEditedAt: Date | null
      /** Generated from the English title. */
      slug: Generated<string>
    }
    categoryWords: {
      categoryId: number
      language: WordLanguage
      word: string
      weight: number
      specialty: string | null
    }
  }
}
