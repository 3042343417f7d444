import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router'
import { call } from '../../lib/call.ts'
import type { PageHandle } from '../../lib/i18n/namespaces.ts'
import { useLanguage } from '../../lib/i18n/useLanguage.ts'
import { load } from '../../lib/load.ts'
import { PageMeta } from '../../lib/PageMeta.tsx'
import { useSession } from '../../lib/session.ts'
import { categoriesQuery } from '../categories/categories.api.ts'
import { readAsked } from './asked.ts'
import { pagesFor, PROVIDERS, readPlace } from './parts/growing.ts'
import { rowsHandedOver } from './parts/handed-over.ts'
import { ProviderList } from './parts/ProviderList.tsx'
import { ResultsFrame } from './parts/ResultsFrame.tsx'
import { ResultsHeading } from './parts/ResultsHeading.tsx'
import { useGrowing } from './parts/useGrowing.ts'
import { useResultsHeading } from './parts/useResultsHeading.ts'
import { useSearchNavigation } from './parts/useSearchNavigation.ts'
import { asksForNothing, providerResultsQuery } from './results.api.ts'
import { SearchBar } from './SearchBar.tsx'

export const handle = { namespaces: ['Home'] } satisfies PageHandle

const wantedIn = (query: URLSearchParams) => {
  const place = readPlace(query, PROVIDERS)
  return { asked: readAsked(query), place, pages: pagesFor(place, PROVIDERS) }
}

export const loader = load(({ call: asVisitor, language, url }) => {
  const { asked, place, pages } = wantedIn(url.searchParams)
  const wanted = { asked, language, viewer: null, after: place.after }
  return [providerResultsQuery(asVisitor, wanted, pages), categoriesQuery(asVisitor, language)]
})

// Only who arrives from elsewhere is served a rendered page. In the browser the page asks for itself, as whoever is signed in,
// and what the home page has found already is not asked for again.
export const clientLoader = () => null

const ProviderResultsPage = () => {
  const { t } = useTranslation('Home')
  const { asked, place, list } = useResults()
  const categories = useQuery(categoriesQuery(call, useLanguage())).data ?? []
  const { search, headingRef } = useSearchNavigation(asked, ['provider-results'])
  const heading = useResultsHeading(asked, categories) || t('heading.all')
  return (
    <>
      <PageMeta
        title={heading}
        description={t('meta.description')}
        index={asksForNothing(asked) && !place.after}
      />
      <ResultsFrame
        tone="sindoor"
        bar={
          <SearchBar
            kind="providers"
            asked={asked}
            onSearch={search}
            isSearching={list.isLoading}
            answer={list.data}
            categories={categories}
          />
        }
      >
        <ResultsHeading headingRef={headingRef}>{heading}</ResultsHeading>
        <ProviderList {...{ list, place, asked }} />
      </ResultsFrame>
    </>
  )
}

/** What the address asks for. What came along with the navigation stands there while it is looked up. */
const useResults = () => {
  const { asked, place, pages } = wantedIn(useSearchParams()[0])
  const { state } = useLocation()
  const wanted = { asked, language: useLanguage(), viewer: useSession()?.id ?? null, after: place.after }
  const list = useGrowing((upTo) => providerResultsQuery(call, wanted, upTo), {
    pages,
    atFirst: rowsHandedOver(state, asked),
  })
  return { asked, place, list }
}

export default ProviderResultsPage
