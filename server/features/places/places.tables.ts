import type { Generated } from 'kysely'

declare module '../../platform/db/db.ts' {
  interface Tables {
    countries: { id: Generated<number>; code: string; nameEn: string; nameHi: string }
    states: {
      id: Generated<number>
      countryId: number
      code: string
      nameEn: string
      nameHi: string
      slug: Generated<string>
    }
    districts: {
      id: Generated<number>
      stateId: number
      nameEn: string
      nameHi: string
      latitude: number
      longitude: number
      reference: string | null
      aliases: Generated<string[]>
      editedAt: Date | null
      /** Unique within the state, generated from the English name. */
      slug: Generated<string>
    }
    formerSlugs: {
      slug: string
      stateId: number | null
      districtId: number | null
      categoryId: number | null
    }
    districtSpellings: { districtId: number; spelling: string; key: string; skeleton: string; rank: number }
    divisions: { id: Generated<number>; nameEn: string; nameHi: string; alsoAs: string[]; districtId: number }
  }
}
