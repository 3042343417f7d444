import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { call } from '../../../lib/http/call.ts'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { QueryResult } from '../../../lib/loading/QueryResult.tsx'
import { type SearchOverview, searchOverviewQuery, type SearchQuery } from '../results.api.ts'
import { ProviderResults } from './ProviderResults.tsx'
import { SearchOverviewSections } from './SearchOverviewSections.tsx'
import { SimilarProviders } from './SimilarProviders.tsx'
import { SEARCH_PAGE_SIZES, type ListPosition } from './load-more.ts'
import { LoadingList } from './LoadMoreList.tsx'
import { DidYouMean } from './DidYouMean.tsx'
import { NoFilteredResults, NoResults, PostResults, RefusedSearch } from './lazy-sections.ts'

type Props = { searchQuery: SearchQuery; position: ListPosition }

export const SearchResults = ({ searchQuery, position }: Props) => {
  const { t } = useTranslation('Home')
  const overview = useQuery(searchOverviewQuery(call, searchQuery))
  const { data: found } = overview
  if (!found)
    return (
      <QueryResult
        query={overview}
        loading={<LoadingList label={t('search.loading')} count={SEARCH_PAGE_SIZES.first} hasRows />}
        title={t('failed')}
        retryText={t('retry')}
      />
    )
  if (found.refused)
    return (
      <RefusedSearch
        code={found.refused}
        otherAction={
          <ButtonLink variant="secondary" to={paths.search()}>
            {t('search.start.title')}
          </ButtonLink>
        }
      />
    )
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
  const List = type === 'providers' ? ProviderResults : PostResults
  return (
    <>
      {found[type].length === 0 ? (
        <NoResults found={found} kind={type} />
      ) : (
        <List searchQuery={searchQuery} position={position} />
      )}
      <SimilarProviders found={found} />
    </>
  )
}
