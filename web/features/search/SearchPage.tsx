import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { call } from '../../lib/call.ts'
import type { PageHandle } from '../../lib/i18n/namespaces.ts'
import { useLanguage } from '../../lib/i18n/useLanguage.ts'
import { load } from '../../lib/load.ts'
import { PageMeta } from '../../lib/PageMeta.tsx'
import { paths } from '../../lib/paths.ts'
import { useSession } from '../../lib/session.ts'
import { categoriesQuery } from '../categories/categories.api.ts'
import { NearNotice } from './parts/NearNotice.tsx'
import { ResultsFrame } from './parts/ResultsFrame.tsx'
import { ResultsHeading } from './parts/ResultsHeading.tsx'
import { readSearch } from './parts/search-address.ts'
import { SearchFilters } from './parts/SearchFilters.tsx'
import { SearchResults } from './parts/SearchResults.tsx'
import { SearchStart } from './parts/SearchStart.tsx'
import { useNearest } from './parts/useNearest.ts'
import { useResultsHeading } from './parts/useResultsHeading.ts'
import { useSearchNavigation } from './parts/useSearchNavigation.ts'
import { asksForNothing, everythingQuery, foundPostsQuery, foundProvidersQuery } from './results.api.ts'
import { SearchBar } from './SearchBar.tsx'

export const handle = { namespaces: ['Home', 'Posts'] } satisfies PageHandle

export const loader = load(({ call: asVisitor, language, url }) => {
  const { asked, type, place, pages } = readSearch(url.searchParams)
  const categories = categoriesQuery(asVisitor, language)
  if (asksForNothing(asked)) return [categories]
  const wanted = { asked, type, language, viewer: null, here: null, after: place.after }
  return [
    categories,
    everythingQuery(asVisitor, wanted),
    ...(type === 'providers' ? [foundProvidersQuery(asVisitor, wanted, pages)] : []),
    ...(type === 'posts' ? [foundPostsQuery(asVisitor, wanted, pages)] : []),
  ]
})

// Whoever comes from outside is served a rendered page. In the browser the page asks for itself: as whoever is signed in, and
// with its own words when no answer comes.
export const clientLoader = () => null

const SearchPage = () => {
  const { t } = useTranslation('Home', { keyPrefix: 'search' })
  const { asked, type, order, place } = readSearch(useSearchParams()[0])
  const language = useLanguage()
  const categories = useQuery(categoriesQuery(call, language)).data ?? []
  const { search, headingRef } = useSearchNavigation(asked, ['search'])
  const { here, missing, ask } = useNearest(order)
  const wanted = { asked, type, language, viewer: useSession()?.id ?? null, here, after: place.after }
  const { data: answer, isLoading: isSearching } = useQuery(everythingQuery(call, wanted))
  const heading = useResultsHeading(asked, categories)
  const isStart = asksForNothing(asked)
  return (
    <>
      <PageMeta
        title={isStart ? t('meta.title') : heading}
        description={t('meta.description')}
        index={isStart}
      />
      <ResultsFrame
        tone="leaf"
        bar={
          <SearchBar
            kind="providers"
            action={paths.search()}
            onSearch={search}
            {...{ asked, isSearching, answer, categories }}
          />
        }
      >
        {isStart ? (
          <SearchStart categories={categories} />
        ) : (
          <>
            <ResultsHeading headingRef={headingRef}>{heading}</ResultsHeading>
            <SearchFilters {...{ type, order }} onNear={ask} />
            {missing && type !== 'posts' && <NearNotice state={missing} onAsk={ask} />}
            <SearchResults wanted={wanted} place={place} />
          </>
        )}
      </ResultsFrame>
    </>
  )
}

export default SearchPage
