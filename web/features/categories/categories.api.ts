import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { listCategories } from '../../../contract/categories.ts'
import type { Language } from '../../../contract/limits.ts'
import type { Call } from '../../lib/call.ts'

// Administrators may change it at any time, and hardly ever do: an open page looks again after a minute.
const MINUTE = 60_000

/** What a business can be, for whoever has to choose. */
export const categoriesQuery = (call: Call, language: Language) =>
  queryOptions({
    queryKey: ['categories', language],
    queryFn: () => call<typeof listCategories>('GET', '/category/', { query: { lang: language } }),
    staleTime: MINUTE,
    placeholderData: keepPreviousData,
  })
