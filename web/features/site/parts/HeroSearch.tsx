import { useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { NOTHING } from '../../search/asked.ts'
import { SearchBar } from '../../search/SearchBar.tsx'
import { useProviderSearch } from '../../search/useProviderSearch.ts'
import { indexQuery } from '../site.api.ts'

export const HeroSearch = () => {
  const { data } = useQuery(indexQuery(call, useLanguage()))
  const { search, isSearching, problem } = useProviderSearch()
  return (
    <SearchBar
      kind="providers"
      asked={NOTHING}
      onSearch={search}
      categories={data?.categories ?? []}
      {...{ isSearching, problem }}
    />
  )
}
