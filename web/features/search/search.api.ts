import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Language } from '../../../contract/language.ts'
import type { suggestBusinesses, suggestPosts } from '../../../contract/search.ts'
import type { Call } from '../../lib/http/call.ts'

export const businessSuggestionsQuery = (call: Call, text: string, language: Language) =>
  queryOptions({
    queryKey: ['search-suggestions', language, text],
    queryFn: ({ signal }) =>
      call<typeof suggestBusinesses>('GET', '/search-suggestions/', {
        query: { q: text, lang: language },
        signal,
      }),
    enabled: text !== '',
    placeholderData: keepPreviousData,
  })

export const postSuggestionsQuery = (call: Call, text: string, language: Language) =>
  queryOptions({
    queryKey: ['post-search-suggestions', language, text],
    queryFn: ({ signal }) =>
      call<typeof suggestPosts>('GET', '/post-search-suggestions/', {
        query: { q: text, lang: language },
        signal,
      }),
    enabled: text !== '',
    placeholderData: keepPreviousData,
  })
