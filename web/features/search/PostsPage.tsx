import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { call } from '../../lib/call.ts'
import type { PageHandle } from '../../lib/i18n/namespaces.ts'
import { useLanguage } from '../../lib/i18n/useLanguage.ts'
import { load } from '../../lib/load.ts'
import { PageMeta } from '../../lib/PageMeta.tsx'
import { useSession } from '../../lib/session.ts'
import { categoriesQuery } from '../categories/categories.api.ts'
import { readAsked } from './asked.ts'
import { pagesFor, POSTS, readPlace } from './parts/growing.ts'
import { PostList } from './parts/PostList.tsx'
import { PostsHeading } from './parts/PostsHeading.tsx'
import { ResultsFrame } from './parts/ResultsFrame.tsx'
import { useGrowing } from './parts/useGrowing.ts'
import { useResultsHeading } from './parts/useResultsHeading.ts'
import { useSearchNavigation } from './parts/useSearchNavigation.ts'
import { asksForNothing, postsQuery } from './results.api.ts'
import { SearchBar } from './SearchBar.tsx'

export const handle = { namespaces: ['Posts', 'Home'] } satisfies PageHandle

const placeIn = (query: URLSearchParams) => readPlace(query, POSTS)

export const loader = load(({ call: asVisitor, language, url: { searchParams } }) => {
  const place = placeIn(searchParams)
  const wanted = { asked: readAsked(searchParams), language, viewer: null, after: place.after }
  return [postsQuery(asVisitor, wanted, pagesFor(place, POSTS)), categoriesQuery(asVisitor, language)]
})

// Whoever comes from outside is served a rendered page. In the browser the page asks for itself: as whoever is signed in, and
// with its own words when no answer comes.
export const clientLoader = () => null

const PostsPage = () => {
  const { t } = useTranslation('Posts')
  const [query] = useSearchParams()
  const [asked, place, language] = [readAsked(query), placeIn(query), useLanguage()]
  const wanted = { asked, language, viewer: useSession()?.id ?? null, after: place.after }
  const posts = useGrowing((pages) => postsQuery(call, wanted, pages), { pages: pagesFor(place, POSTS) })
  const categories = useQuery(categoriesQuery(call, language)).data ?? []
  const { search, visitKey, headingRef } = useSearchNavigation(asked, ['posts'])
  const isAll = asksForNothing(asked)
  const heading = useResultsHeading(asked, categories, 'Posts')
  return (
    <>
      <PageMeta
        title={heading || t('meta.title')}
        description={t('meta.description')}
        index={isAll && !place.after}
      />
      <ResultsFrame
        tone="indigo"
        bar={
          <SearchBar
            key={visitKey}
            kind="posts"
            asked={asked}
            onSearch={search}
            isSearching={posts.isLoading}
            answer={posts.data}
            categories={categories}
          />
        }
      >
        <PostsHeading results={heading} headingRef={headingRef} />
        <PostList list={posts} place={place} asked={asked} />
      </ResultsFrame>
    </>
  )
}

export default PostsPage
