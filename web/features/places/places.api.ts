import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Reply } from '../../../contract/endpoint.ts'
import type { Language } from '../../../contract/language.ts'
import type {
  listCountries,
  listLocations,
  showDistrict,
  suggestDistricts,
} from '../../../contract/places.ts'
import type { Call } from '../../lib/http/call.ts'

export const locationsQuery = (call: Call, language: Language) =>
  queryOptions({
    queryKey: ['locations', language],
    queryFn: () => call<typeof listLocations>('GET', '/locations', { query: { lang: language } }),
  })

export type District = Reply<typeof showDistrict>

export const districtQuery = (call: Call, id: number | undefined, language: Language) =>
  queryOptions({
    queryKey: ['district', language, id],
    queryFn: () =>
      call<typeof showDistrict>('GET', '/districts/:id/', {
        params: { id: id ?? 0 },
        query: { lang: language },
      }),
    enabled: id !== undefined,
  })

export const countriesQuery = (call: Call, language: Language) =>
  queryOptions({
    queryKey: ['countries', language],
    queryFn: () => call<typeof listCountries>('GET', '/countries/', { query: { lang: language } }),
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  })

export const districtSuggestionsQuery = (call: Call, text: string, language: Language) =>
  queryOptions({
    queryKey: ['district-suggestions', language, text],
    queryFn: ({ signal }) =>
      call<typeof suggestDistricts>('GET', '/district-suggestions/', {
        query: { q: text, lang: language },
        signal,
      }),
    enabled: text !== '',
    placeholderData: keepPreviousData,
  })
