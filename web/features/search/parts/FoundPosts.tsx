import { useSearchParams } from 'react-router'
import { call } from '../../../lib/http/call.ts'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { PostRow } from '../../posts/PostRow.tsx'
import { foundPostsQuery, OVERVIEW, type SearchOverview, type SearchQuery } from '../results.api.ts'
import { SEARCH_PAGE_SIZES, pagesFor, type ListPosition } from './load-more.ts'
import { listTexts, LoadMoreList } from './LoadMoreList.tsx'
import { OverviewSection } from './OverviewSection.tsx'
import { withNewSearch } from './url-params.ts'
import { useLoadMore } from './useLoadMore.ts'

export const FoundPosts = ({ posts }: Pick<SearchOverview, 'posts'>) => {
  const { t } = useTranslation('Home', { keyPrefix: 'search' })
  const [query] = useSearchParams()
  return (
    <OverviewSection
      title={t('types.posts')}
      allText={t('allPosts')}
      all={posts.length > OVERVIEW.posts ? withNewSearch(query, { type: 'posts' }) : undefined}
      hasRows
    >
      {posts.slice(0, OVERVIEW.posts).map((post) => (
        <PostRow key={post.blog_id} post={post} hasProviderName />
      ))}
    </OverviewSection>
  )
}

type Props = { searchQuery: SearchQuery; position: ListPosition }

export const PostResults = ({ searchQuery, position }: Props) => {
  const texts = listTexts(useTranslation('Posts').t)
  const list = useLoadMore((pages) => foundPostsQuery(call, searchQuery, pages), {
    pages: pagesFor(position, SEARCH_PAGE_SIZES),
  })
  return (
    <LoadMoreList {...{ list, position, texts }} pageSizes={SEARCH_PAGE_SIZES} hasRows>
      {(post) => <PostRow key={post.blog_id} post={post} level={2} hasProviderName />}
    </LoadMoreList>
  )
}
