import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { type PostKind, postKinds } from '../../../contract/post-kinds.ts'
import { call } from '../../lib/http/call.ts'
import type { PageHandle } from '../../lib/i18n/namespaces.ts'
import { useLanguage } from '../../lib/i18n/useLanguage.ts'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { createLoader } from '../../lib/loading/create-loader.ts'
import { PageMeta } from '../../lib/page/PageMeta.tsx'
import { useSession } from '../../lib/session/session.ts'
import { categoriesQuery } from '../categories/categories.api.ts'
import { CollapsedSearch } from './parts/CollapsedSearch.tsx'
import { pagesFor, POST_PAGE_SIZES, readListPosition } from './parts/load-more.ts'
import { PostKindLinks } from './parts/PostKindLinks.tsx'
import { PostList } from './parts/PostList.tsx'
import { ResultsHeading } from './parts/ResultsHeading.tsx'
import { ResultsLayout } from './parts/ResultsLayout.tsx'
import { useLoadMore } from './parts/useLoadMore.ts'
import { useResultsHeading } from './parts/useResultsHeading.ts'
import { useSearchNavigation } from './parts/useSearchNavigation.ts'
import { isEmptySearch, postsQuery } from './results.api.ts'
import { readCriteria } from './search-criteria.ts'
import styles from './PostsPage.module.css'

const readPostKind = (query: URLSearchParams): PostKind | undefined => {
  const param = query.get('kind')
  return postKinds.find((kind) => kind === param)
}

export const handle = { namespaces: ['Posts', 'Home'] } satisfies PageHandle

const readPosition = (query: URLSearchParams) => readListPosition(query, POST_PAGE_SIZES)

export const loader = createLoader(({ call: asVisitor, language, url: { searchParams } }) => {
  const position = readPosition(searchParams)
  const searchQuery = {
    criteria: readCriteria(searchParams),
    kind: readPostKind(searchParams),
    language,
    viewer: null,
    after: position.after,
  }
  return [
    postsQuery(asVisitor, searchQuery, pagesFor(position, POST_PAGE_SIZES)),
    categoriesQuery(asVisitor, language),
  ]
})

// Navigations load the data in the component: with the session, and with an error inside the page.
export const clientLoader = () => null

const PostsPage = () => {
  const { t } = useTranslation('Posts')
  const [query] = useSearchParams()
  const [criteria, position, language] = [readCriteria(query), readPosition(query), useLanguage()]
  const kind = readPostKind(query)
  const searchQuery = { criteria, kind, language, viewer: useSession()?.id ?? null, after: position.after }
  const posts = useLoadMore((pages) => postsQuery(call, searchQuery, pages), {
    pages: pagesFor(position, POST_PAGE_SIZES),
  })
  const categories = useQuery(categoriesQuery(call, language)).data ?? []
  const { search, visitKey, headingRef } = useSearchNavigation(criteria, ['posts'])
  const isAll = isEmptySearch(criteria)
  const heading = useResultsHeading(criteria, categories, 'Posts')
  return (
    <>
      <PageMeta
        title={heading || t('meta.title')}
        description={t('meta.description')}
        index={isAll && !kind && !position.after}
      />
      <ResultsLayout
        tone="indigo"
        bar={
          <CollapsedSearch
            key={visitKey}
            kind="posts"
            criteria={criteria}
            onSearch={search}
            isSearching={posts.isLoading}
            results={posts.data}
            categories={categories}
          />
        }
      >
        <ResultsHeading headingRef={headingRef} text={!heading && t('lead')}>
          {heading || (
            <>
              <span className={styles.brand}>{t('brand', { ns: 'Navbar' })}</span> {t('heading.all')}
            </>
          )}
        </ResultsHeading>
        <PostKindLinks kind={kind} />
        <PostList list={posts} position={position} criteria={criteria} kind={kind} />
      </ResultsLayout>
    </>
  )
}

export default PostsPage
