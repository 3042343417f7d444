import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { searchLimits } from '../../../../contract/display.ts'
import type { Language } from '../../../../contract/language.ts'
import type { searchEverything } from '../../../../contract/search.ts'
import { call } from '../../../lib/http/call.ts'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { useDebounced } from '../../../lib/time/useDebounced.ts'
import { categoriesQuery } from '../../categories/categories.api.ts'
import { districtSuggestionsQuery } from '../../places/places.api.ts'
import { readSavedLocation } from '../../places/saved-location.ts'

// Each pause in typing is a search on the server.
const WAIT_MS = 600
const MIN_LENGTH = 4

/** What the search understands of a text. */
const understoodQuery = (text: string, language: Language) =>
  queryOptions({
    queryKey: ['understood', language, text],
    queryFn: async ({ signal }) => {
      const query = {
        searchtext: text.slice(0, searchLimits.sentence),
        type: 'providers',
        lang: language,
      } as const
      return (await call<typeof searchEverything>('GET', '/search/', { query, signal })).understood
    },
    enabled: text.length >= MIN_LENGTH,
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  })

/** A link or the place that was chosen last may name it in the other language. */
const useDistrictNamed = (place: string) => {
  const { data = [], isPlaceholderData } = useQuery(districtSuggestionsQuery(call, place, useLanguage()))
  const [only, ...others] = data
  if (others.length === 0 && !isPlaceholderData) return only
  return data.find(({ name, state }) => `${name}, ${state}` === place)
}

type Asked = {
  text: string
  /** Of the link that opened the form, such as the filters of a search. The category is an id. */
  category: string
  district: string
}

/** Category and district for a need, from its text, the search before it and the place that the user has chosen last. */
export const useProposals = ({ text, category, district }: Asked) => {
  const waited = useDebounced(text.trim(), WAIT_MS)
  const { data: understood } = useQuery(understoodQuery(waited, useLanguage()))
  const { data: categories = [] } = useQuery(categoriesQuery(call, useLanguage()))
  const ofLink = categories.find(({ id }) => String(id) === category)
  const inText = understood?.district
  const place = (inText ? `${inText.name}, ${inText.state}` : district) || readSavedLocation()
  return {
    category: String(understood?.category?.id ?? ofLink?.id ?? ''),
    district: useDistrictNamed(place),
  }
}
