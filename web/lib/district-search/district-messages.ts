// What pages and the worker of the district search send to each other.
import type { OfflineCategory, OfflineProvider } from '../../../contract/offline-districts.ts'
import type { DistrictQuery, DistrictResults } from './search-district.ts'

type DistrictName = { id: number; name: { en: string; hi: string }; state: { en: string; hi: string } }
/** A saved district: when its document was last found to be current. */
export type SearchedDistrict = DistrictName & { checkedAt: number }

type Account = number | null
export type SearchRequest = {
  kind: 'search'
  account: Account
  /** Of a saved district; null for the one that the location or the text names, or the first. */
  district: number | null
  location: string
  wanted: number
  query: DistrictQuery
}
export type BusinessRequest = { kind: 'business'; account: Account; id: number }
export type DistrictRequest = SearchRequest | BusinessRequest

export type SearchReply = DistrictResults & {
  total: number
  district: SearchedDistrict
  saved: SearchedDistrict[]
  categories: readonly OfflineCategory[]
}
export type BusinessReply = {
  provider: OfflineProvider
  category: OfflineCategory | null
  district: SearchedDistrict
}

/** Null when nothing is saved that has it. */
export type ReplyTo<Request extends DistrictRequest> = Request extends SearchRequest
  ? SearchReply | null
  : BusinessReply | null

export type Numbered<T> = { number: number; value: T }
