import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { listCategories } from '../../../contract/categories.ts'
import type { Language } from '../../../contract/language.ts'
import type { Call } from '../../lib/http/call.ts'

export const categoriesQuery = (call: Call, language: Language) =>
  queryOptions({
    queryKey: ['categories', language],
    queryFn: () => call<typeof listCategories>('GET', '/category/', { query: { lang: language } }),
    placeholderData: keepPreviousData,
  })
