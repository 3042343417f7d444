import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { showMarketplace } from '../../../contract/categories.ts'
import type { Language } from '../../../contract/limits.ts'
import type { Call } from '../../lib/call.ts'

// The reference list changes a few times a year; the server lets it be kept for an hour too.
const HOUR = 3_600_000

/** The categories of the market. They stay on the page while their names in the other language are on the way. */
export const marketplaceQuery = (call: Call, language: Language) =>
  queryOptions({
    queryKey: ['marketplace', language],
    queryFn: () => call<typeof showMarketplace>('GET', '/marketplace/', { query: { lang: language } }),
    staleTime: HOUR,
    placeholderData: keepPreviousData,
  })
