import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/call.ts'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { useKeptLocation } from '../../places/kept-location.ts'
import { type Asked, NOTHING } from '../../search/asked.ts'
import { SearchBar } from '../../search/SearchBar.tsx'
import { useProviderSearch } from '../../search/useProviderSearch.ts'
import { indexQuery } from '../site.api.ts'

/** The search bar, which begins with the place that was chosen last. */
export const HeroSearch = () => {
  const { data } = useQuery(indexQuery(call, useLanguage()))
  const district = useKeptLocation()
  const [asked, setAsked] = useState<Asked>()
  const { search, isSearching, problem } = useProviderSearch()
  return (
    <SearchBar
      kind="providers"
      asked={asked ?? { ...NOTHING, district }}
      onSearch={(wanted) => {
        setAsked(wanted)
        search(wanted)
      }}
      categories={data?.categories ?? []}
      {...{ isSearching, problem }}
    />
  )
}
