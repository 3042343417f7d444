import type { Generated } from 'kysely'

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
      reference: string | null
      editedAt: Date | null
      retiredAt: Date | null
      slug: Generated<string>
    }
  }
}
