import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { criteriaParams, type SearchCriteria } from '../search-criteria.ts'
import { hasFilters, type ListChoices } from '../list-choices.ts'
import { isEmptySearch, type FoundProvider } from '../results.api.ts'
import { DistrictPageLink } from './DistrictPageLink.tsx'
import { FoundProviderCard } from './FoundProviderCard.tsx'
import { NoFilteredResults } from './NoFilteredResults.tsx'
import { RefusedSearch } from './RefusedSearch.tsx'
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
  if (list.data.rows.length === 0) return <EmptyList criteria={criteria} />
  return (
    <LoadMoreList {...{ list, position, texts }} pageSizes={PROVIDER_PAGE_SIZES} hasRows>
      {(provider, at) => (
        <FoundProviderCard key={provider.id} provider={provider} level={2} first={at === 0} />
      )}
    </LoadMoreList>
  )
}

const ShowAllLink = () => {
  const { t } = useTranslation('Home')
  return (
    <ButtonLink variant="secondary" to={paths.providerResults()}>
      {t('all')}
    </ButtonLink>
  )
}

const EmptyList = ({ criteria }: { criteria: SearchCriteria }) => {
  const { t } = useTranslation('Home')
  const isSearch = !isEmptySearch(criteria)
  return (
    <EmptyState
      title={t('empty')}
      text={isSearch && t('emptyText')}
      action={
        isSearch && (
          <>
            <ButtonLink variant="secondary" to={paths.search(criteriaParams(criteria))}>
              {t('search.nothing.similar')}
            </ButtonLink>
            <DistrictPageLink />
            <ShowAllLink />
          </>
        )
      }
    />
  )
}
