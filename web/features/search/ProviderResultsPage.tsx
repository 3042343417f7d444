import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { useLocation, useSearchParams } from 'react-router'
import { call } from '../../lib/http/call.ts'
import type { PageHandle } from '../../lib/i18n/namespaces.ts'
import { useLanguage } from '../../lib/i18n/useLanguage.ts'
import { createLoader } from '../../lib/loading/create-loader.ts'
import { PageMeta } from '../../lib/page/PageMeta.tsx'
import { useSession } from '../../lib/session/session.ts'
import { categoriesQuery } from '../categories/categories.api.ts'
import { isPlainList, readChoices } from './list-choices.ts'
import { readCriteria } from './search-criteria.ts'
import { CollapsedSearch } from './parts/CollapsedSearch.tsx'
import { DistanceOrderNotice } from './parts/lazy-sections.ts'
import { ListChoiceLinks, RatingOrderNote } from './parts/ListChoices.tsx'
import { pagesFor, PROVIDER_PAGE_SIZES, readListPosition } from './parts/load-more.ts'
import { rowsFromNavigationState } from './parts/search-navigation-state.ts'
import { ProviderList } from './parts/ProviderList.tsx'
import { ResultsColumns, ResultsLayout } from './parts/ResultsLayout.tsx'
import { ResultsHeading } from './parts/ResultsHeading.tsx'
import { useDistanceOrder } from './parts/useDistanceOrder.ts'
import { useLoadMore } from './parts/useLoadMore.ts'
import { useResultsHeading } from './parts/useResultsHeading.ts'
import { useSearchNavigation } from './parts/useSearchNavigation.ts'
import { isEmptySearch, providerResultsQuery } from './results.api.ts'

export const handle = { namespaces: ['Home'] } satisfies PageHandle

const readPageState = (query: URLSearchParams) => {
  const position = readListPosition(query, PROVIDER_PAGE_SIZES)
  return {
    criteria: readCriteria(query),
    choices: readChoices(query),
    position,
    pages: pagesFor(position, PROVIDER_PAGE_SIZES),
  }
}

export const loader = createLoader(({ call: asVisitor, language, url }) => {
  const { criteria, choices, position, pages } = readPageState(url.searchParams)
  const visitor = { language, viewer: null, userLocation: null }
  const searchQuery = { criteria, choices, ...visitor, after: position.after }
  return [providerResultsQuery(asVisitor, searchQuery, pages), categoriesQuery(asVisitor, language)]
})

// Navigations load the data in the component, and reuse what the home page has loaded.
export const clientLoader = () => null

const ProviderResultsPage = () => {
  const { t } = useTranslation('Home')
  const { criteria, choices, position, list, missing, ask } = useResults()
  const categories = useQuery(categoriesQuery(call, useLanguage())).data ?? []
  const { search, headingRef } = useSearchNavigation(criteria, ['provider-results'])
  const heading = useResultsHeading(criteria, categories) || t('heading.all')
  return (
    <>
      <PageMeta
        title={heading}
        description={t('meta.description')}
        index={isEmptySearch(criteria) && !position.after && isPlainList(choices)}
      />
      <ResultsLayout
        tone="sindoor"
        bar={
          <CollapsedSearch
            kind="providers"
            criteria={criteria}
            onSearch={search}
            isSearching={list.isLoading}
            results={list.data}
            categories={categories}
          />
        }
      >
        <ResultsHeading headingRef={headingRef}>{heading}</ResultsHeading>
        <ResultsColumns choices={<ListChoiceLinks choices={choices} onNear={ask} />}>
          <RatingOrderNote choices={choices} />
          {missing && <DistanceOrderNotice state={missing} onAsk={ask} />}
          <ProviderList {...{ list, position, criteria, choices }} />
        </ResultsColumns>
      </ResultsLayout>
    </>
  )
}

/** Rows from the navigation state are displayed until the response arrives. */
const useResults = () => {
  const { criteria, choices, position, pages } = readPageState(useSearchParams()[0])
  const { state } = useLocation()
  const { userLocation, missing, ask } = useDistanceOrder(choices.order)
  const searchQuery = {
    criteria,
    choices,
    language: useLanguage(),
    viewer: useSession()?.id ?? null,
    userLocation,
    after: position.after,
  }
  const list = useLoadMore((count) => providerResultsQuery(call, searchQuery, count), {
    pages,
    placeholder: isPlainList(choices) ? rowsFromNavigationState(state, criteria) : undefined,
  })
  return { criteria, choices, position, list, missing, ask }
}

export default ProviderResultsPage
