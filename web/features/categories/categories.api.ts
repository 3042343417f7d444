import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { listCategories } from '../../../contract/categories.ts'
import type { Language } from '../../../contract/limits.ts'
import type { Call } from '../../lib/call.ts'

// The reference list changes a few times a year; the server lets it be kept for an hour too.
const HOUR = 3_600_000

/** What a business can be, for whoever has to choose. */
export const categoriesQuery = (call: Call, language: Language) =>
  queryOptions({
    queryKey: ['categories', language],
    queryFn: () => call<typeof listCategories>('GET', '/category/', { query: { lang: language } }),
    staleTime: HOUR,
    placeholderData: keepPreviousData,
  })
