import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Language } from '../../../contract/limits.ts'
import type { listLocations, suggestDistricts } from '../../../contract/places.ts'
import type { Call } from '../../lib/call.ts'

/** Every served district with its state. They change with a release, not during a visit. */
export const locationsQuery = (call: Call, language: Language) =>
  queryOptions({
    queryKey: ['locations', language],
    queryFn: () => call<typeof listLocations>('GET', '/locations', { query: { lang: language } }),
    staleTime: Infinity,
  })

/** Keyed by the text, so that a slow answer to an older text is never shown for a newer one. */
export const districtSuggestionsQuery = (call: Call, text: string, language: Language) =>
  queryOptions({
    queryKey: ['district-suggestions', language, text],
    queryFn: () =>
      call<typeof suggestDistricts>('GET', '/district-suggestions/', { query: { q: text, lang: language } }),
    enabled: text !== '',
    placeholderData: keepPreviousData,
  })
