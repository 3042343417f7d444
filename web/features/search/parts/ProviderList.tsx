import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { ShowAllLink } from './ShowAllLink.tsx'
import type { SearchCriteria } from '../search-criteria.ts'
import { hasFilters, type ListChoices } from '../list-choices.ts'
import type { FoundProvider } from '../results.api.ts'
import { FoundProviderCard } from './FoundProviderCard.tsx'
import { NoFilteredResults, NoProviders, RefusedSearch } from './lazy-sections.ts'
import { type ListPosition, PROVIDER_PAGE_SIZES } from './load-more.ts'
import { ListPlaceholder, listTexts, LoadMoreList } from './LoadMoreList.tsx'
import type { LoadMoreState } from './useLoadMore.ts'

type Props = {
  list: LoadMoreState<FoundProvider>
  position: ListPosition
  criteria: SearchCriteria
  choices: ListChoices
}

export const ProviderList = ({ list, position, criteria, choices }: Props) => {
  const { t } = useTranslation('Home')
  const texts = listTexts(t)
  if (!list.data) return <ListPlaceholder {...{ list, texts }} count={PROVIDER_PAGE_SIZES.first} hasRows />
  if (list.data.refused) return <RefusedSearch code={list.data.refused} otherAction={<ShowAllLink />} />
  if (list.data.rows.length === 0 && hasFilters(choices)) return <NoFilteredResults choices={choices} />
  if (list.data.rows.length === 0) return <NoProviders criteria={criteria} />
  return (
    <LoadMoreList {...{ list, position, texts }} pageSizes={PROVIDER_PAGE_SIZES} hasRows>
      {(provider, at) => (
        <FoundProviderCard key={provider.id} provider={provider} level={2} first={at === 0} />
      )}
    </LoadMoreList>
  )
}
