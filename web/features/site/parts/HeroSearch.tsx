import { useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { EMPTY_CRITERIA } from '../../search/search-criteria.ts'
import { SearchBar } from '../../search/SearchBar.tsx'
import { useProviderSearch } from '../../search/useProviderSearch.ts'
import { homePageQuery } from '../site.api.ts'

export const HeroSearch = () => {
  const { data } = useQuery(homePageQuery(call, useLanguage()))
  const { search, isSearching, problem } = useProviderSearch()
  return (
    <SearchBar
      kind="providers"
      criteria={EMPTY_CRITERIA}
      onSearch={search}
      categories={data?.categories ?? []}
      {...{ isSearching, problem }}
    />
  )
}
