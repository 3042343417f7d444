import { queryOptions } from '@tanstack/react-query'
import type { Reply } from '../../../contract/endpoint.ts'
import type { Language } from '../../../contract/language.ts'
import type {
  readMarket,
  readMarketDistrict,
  readMarketState,
  readMarketCategory,
} from '../../../contract/market.ts'
import type { Call } from '../../lib/http/call.ts'

export type Market = Reply<typeof readMarket>
export type MarketState = Reply<typeof readMarketState>
export type MarketDistrict = Reply<typeof readMarketDistrict>
export type MarketCategory = Reply<typeof readMarketCategory>
export type CountedCategory = MarketDistrict['trades'][number]
export type NearbyDistrict = MarketDistrict['nearest'][number]

type PlaceQuery = { state: string; language: Language }
type ProvidersQuery = PlaceQuery & {
  district: string
  cursor: string
  /** Results depend on the viewer's blocks. Null on the server, which renders for guests. */
  viewer: number | null
}

export const marketQuery = (call: Call, language: Language) =>
  queryOptions({
    queryKey: ['market', language],
    queryFn: () => call<typeof readMarket>('GET', '/market/', { query: { lang: language } }),
    networkMode: 'always',
  })

export const marketStateQuery = (call: Call, { state, language }: PlaceQuery) =>
  queryOptions({
    queryKey: ['market', language, state],
    queryFn: () =>
      call<typeof readMarketState>('GET', '/market/:state/', {
        params: { state },
        query: { lang: language },
      }),
    networkMode: 'always',
  })

export const marketDistrictQuery = (
  call: Call,
  { state, district, cursor, language, viewer }: ProvidersQuery,
) =>
  queryOptions({
    queryKey: ['market', language, state, district, cursor, viewer],
    queryFn: () =>
      call<typeof readMarketDistrict>('GET', '/market/:state/:district/', {
        params: { state, district },
        query: { lang: language, cursor },
      }),
    networkMode: 'always',
  })

export const marketCategoryQuery = (
  call: Call,
  { state, district, category, cursor, language, viewer }: ProvidersQuery & { category: string },
) =>
  queryOptions({
    queryKey: ['market', language, state, district, category, cursor, viewer],
    queryFn: () =>
      call<typeof readMarketCategory>('GET', '/market/:state/:district/:category/', {
        params: { state, district, category },
        query: { lang: language, cursor },
      }),
    networkMode: 'always',
  })
