import type { Generated } from 'kysely'

declare module '../../platform/db/db.ts' {
  interface Tables {
    providers: {
      accountId: number
      name: string
      businessName: string
      businessTagline: Generated<string>
      businessDescription: Generated<string>
      categoryId: number
      streetAddress: Generated<string>
      districtId: number
      zipcode: Generated<string>
      latitude: number | null
      longitude: number | null
      websiteLink: string | null
      logoId: number | null
      updatedAt: Generated<Date>
    }
    providerMedia: { providerId: number; mediaId: number; position: number }
  }
}
