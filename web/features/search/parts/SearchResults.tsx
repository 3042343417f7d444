import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { useSearchParams } from 'react-router'
import { call } from '../../../lib/http/call.ts'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { QueryResult } from '../../../lib/loading/QueryResult.tsx'
import { type SearchOverview, searchOverviewQuery, type SearchQuery } from '../results.api.ts'
import { withNewSearch } from './url-params.ts'
import { PostResults, ProviderResults } from './ResultLists.tsx'
import { SearchOverviewSections } from './SearchOverviewSections.tsx'
import { SEARCH_PAGE_SIZES, type ListPosition } from './load-more.ts'
import { LoadingList } from './LoadMoreList.tsx'
import { NoFilteredResults } from './NoFilteredResults.tsx'
import { DidYouMean, NoResults } from './NoResults.tsx'

type Props = { searchQuery: SearchQuery; position: ListPosition }

export const SearchResults = ({ searchQuery, position }: Props) => {
  const { t } = useTranslation('Home')
  const everything = useQuery(searchOverviewQuery(call, searchQuery))
  const { data: found } = everything
  if (!found)
    return (
      <QueryResult
        query={everything}
        loading={<LoadingList label={t('search.loading')} count={SEARCH_PAGE_SIZES.first} />}
        title={t('failed')}
        retryText={t('retry')}
      />
    )
  if (found.refused) return <RefusedSearch code={found.refused} />
  return (
    <>
      {found.did_you_mean && <DidYouMean text={found.did_you_mean} />}
      <ResultsOfKind {...{ found, searchQuery, position }} />
    </>
  )
}

const ResultsOfKind = ({ found, searchQuery, position }: Props & { found: SearchOverview }) => {
  const { type } = searchQuery
  if (found.without_filters > 0 && found[type ?? 'posts'].length === 0)
    return <NoFilteredResults choices={searchQuery.choices} />
  if (type === undefined) return <SearchOverviewSections found={found} />
  if (found[type].length === 0) return <NoResults found={found} kind={type} />
  const List = type === 'providers' ? ProviderResults : PostResults
  return <List searchQuery={searchQuery} position={position} />
}

/** The address asks for what can't be looked for: mostly a district that is none. */
const RefusedSearch = ({ code }: { code: string }) => {
  const { t } = useTranslation('Home')
  const [query] = useSearchParams()
  const isPlace = code === 'location_unknown'
  return (
    <EmptyState
      title={isPlace ? t('refusals.location_unknown') : t('failed')}
      action={
        <ButtonLink
          variant="secondary"
          to={isPlace ? withNewSearch(query, { district: '' }) : paths.search()}
        >
          {isPlace ? t('bar.allDistricts') : t('search.start.title')}
        </ButtonLink>
      }
    />
  )
}
