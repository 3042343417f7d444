import type { Generated } from 'kysely'
import type { ProfilePart } from '../../../contract/limits.ts'

type Count = Generated<number>

type EventCounts = {
  views: Count
  calls: Count
  whatsapp: Count
  directions: Count
  website: Count
  shares: Count
  contactsSaved: Count
}

type SourceCounts = {
  fromSearch: Count
  fromMarket: Count
  fromHome: Count
  fromPost: Count
  fromLink: Count
  fromQr: Count
}

declare module '../../platform/db/db.ts' {
  interface Tables {
    shopDays: { providerId: number; day: string } & EventCounts & SourceCounts
    shopMonths: { providerId: number; month: string } & EventCounts & SourceCounts
    postDays: { providerId: number; day: string; postId: number; views: number }
    shopSearches: { providerId: number; day: string; text: string; times: number }
    marketDays: { day: string } & EventCounts
    shopHabits: { habit: ProfilePart; hasIt: boolean; shops: number; calls: number; callsError: number }
  }
}
