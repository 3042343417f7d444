import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { useSearchParams } from 'react-router'
import { call } from '../../lib/http/call.ts'
import type { PageHandle } from '../../lib/i18n/namespaces.ts'
import { useLanguage } from '../../lib/i18n/useLanguage.ts'
import { createLoader } from '../../lib/loading/create-loader.ts'
import { PageMeta } from '../../lib/page/PageMeta.tsx'
import { paths } from '../../lib/paths.ts'
import { useSession } from '../../lib/session/session.ts'
import { categoriesQuery } from '../categories/categories.api.ts'
import { readChoices } from './list-choices.ts'
import { CollapsedSearch } from './parts/CollapsedSearch.tsx'
import { ResultsColumns, ResultsLayout } from './parts/ResultsLayout.tsx'
import { ResultsHeading } from './parts/ResultsHeading.tsx'
import { pagesFor, readListPosition, SEARCH_PAGE_SIZES } from './parts/load-more.ts'
import { RatingOrderNote } from './parts/ListChoices.tsx'
import { SearchFilters } from './parts/SearchFilters.tsx'
import { SearchResults } from './parts/SearchResults.tsx'
import { DistanceOrderNotice, OfflineOffer, SearchStart } from './parts/lazy-sections.ts'
import { UnderstoodChips } from './parts/UnderstoodChips.tsx'
import { useDistanceOrder } from './parts/useDistanceOrder.ts'
import { useResultsHeading } from './parts/useResultsHeading.ts'
import { useSearchNavigation } from './parts/useSearchNavigation.ts'
import {
  foundPostsQuery,
  foundProvidersQuery,
  isEmptySearch,
  type ResultKind,
  searchOverviewQuery,
} from './results.api.ts'
import { readCriteria } from './search-criteria.ts'
import { SearchBar } from './SearchBar.tsx'

export const handle = { namespaces: ['Home', 'Posts'] } satisfies PageHandle

const readType = (query: URLSearchParams): ResultKind | undefined => {
  const type = query.get('type')
  return type === 'providers' || type === 'posts' ? type : undefined
}

const readSearch = (query: URLSearchParams) => {
  const position = readListPosition(query, SEARCH_PAGE_SIZES)
  return {
    criteria: readCriteria(query),
    type: readType(query),
    choices: readChoices(query),
    position,
    pages: pagesFor(position, SEARCH_PAGE_SIZES),
  }
}

export const loader = createLoader(({ call: asVisitor, language, url }) => {
  const { criteria, choices, type, position, pages } = readSearch(url.searchParams)
  const categories = categoriesQuery(asVisitor, language)
  if (isEmptySearch(criteria)) return [categories]
  const visitor = { language, viewer: null, userLocation: null }
  const searchQuery = { criteria, choices, type, ...visitor, after: position.after }
  return [
    categories,
    searchOverviewQuery(asVisitor, searchQuery),
    ...(type === 'providers' ? [foundProvidersQuery(asVisitor, searchQuery, pages)] : []),
    ...(type === 'posts' ? [foundPostsQuery(asVisitor, searchQuery, pages)] : []),
  ]
})

// Navigations load the data in the component: with the session, and with an error inside the page.
export const clientLoader = () => null

const SearchPage = () => {
  const { t } = useTranslation('Home', { keyPrefix: 'search' })
  const { criteria, choices, type, position } = readSearch(useSearchParams()[0])
  const language = useLanguage()
  const categories = useQuery(categoriesQuery(call, language)).data ?? []
  const { search, headingRef } = useSearchNavigation(criteria, ['search'])
  const { userLocation, missing, ask } = useDistanceOrder(choices.order)
  const searchQuery = {
    criteria,
    choices,
    type,
    language,
    viewer: useSession()?.id ?? null,
    userLocation,
    after: position.after,
  }
  const { data: results, isLoading: isSearching } = useQuery(searchOverviewQuery(call, searchQuery))
  const heading = useResultsHeading(criteria, categories)
  const isStart = isEmptySearch(criteria)
  const Bar = isStart ? SearchBar : CollapsedSearch
  return (
    <>
      <PageMeta
        title={isStart ? t('meta.title') : heading}
        description={t('meta.description')}
        index={isStart}
      />
      <ResultsLayout
        tone="leaf"
        bar={
          <Bar
            kind="providers"
            action={paths.search()}
            onSearch={search}
            {...{ criteria, isSearching, results, categories }}
          />
        }
      >
        {isStart ? (
          <SearchStart categories={categories} />
        ) : (
          <>
            <ResultsHeading headingRef={headingRef}>{heading}</ResultsHeading>
            <ResultsColumns
              choices={
                <>
                  {results && <UnderstoodChips understood={results.understood} />}
                  <SearchFilters {...{ type, choices }} onNear={ask} />
                </>
              }
            >
              {type !== 'posts' && <RatingOrderNote choices={choices} />}
              {missing && type !== 'posts' && <DistanceOrderNotice state={missing} onAsk={ask} />}
              <SearchResults searchQuery={searchQuery} position={position} />
              {results && !results.refused && (
                <OfflineOffer criteria={criteria} understood={results.understood} />
              )}
            </ResultsColumns>
          </>
        )}
      </ResultsLayout>
    </>
  )
}

export default SearchPage
