import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { call } from '../../../lib/http/call.ts'
import { foundProvidersQuery, type SearchQuery } from '../results.api.ts'
import { FoundProviderCard } from './FoundProviderCard.tsx'
import { SEARCH_PAGE_SIZES, pagesFor, type ListPosition } from './load-more.ts'
import { listTexts, LoadMoreList } from './LoadMoreList.tsx'
import { useLoadMore } from './useLoadMore.ts'

type Props = { searchQuery: SearchQuery; position: ListPosition }

export const ProviderResults = ({ searchQuery, position }: Props) => {
  const texts = listTexts(useTranslation('Home').t)
  const list = useLoadMore((pages) => foundProvidersQuery(call, searchQuery, pages), {
    pages: pagesFor(position, SEARCH_PAGE_SIZES),
  })
  return (
    <LoadMoreList {...{ list, position, texts }} pageSizes={SEARCH_PAGE_SIZES} hasRows>
      {(provider, at) => (
        <FoundProviderCard key={provider.id} provider={provider} level={2} first={at === 0} />
      )}
    </LoadMoreList>
  )
}
