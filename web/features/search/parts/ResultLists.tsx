// One kind of results alone, as far as a person wants to read.
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { call } from '../../../lib/http/call.ts'
import { PostCard } from '../../posts/PostCard.tsx'
import { foundPostsQuery, foundProvidersQuery, type SearchQuery } from '../results.api.ts'
import { FoundProviderCard } from './FoundProviderCard.tsx'
import { SEARCH_PAGE_SIZES, pagesFor, type ListPosition } from './load-more.ts'
import { LoadMoreList } from './LoadMoreList.tsx'
import { useLoadMore } from './useLoadMore.ts'

type Props = { searchQuery: SearchQuery; position: ListPosition }

const useListTexts = (namespace: 'Home' | 'Posts') => {
  const { t } = useTranslation(namespace)
  return {
    loading: t('loading'),
    more: t('more'),
    failed: t('failed'),
    retry: t('retry'),
    fromStart: t('fromStart'),
    count: (count: number) => t('shown', { count }),
  }
}

export const ProviderResults = ({ searchQuery, position }: Props) => {
  const list = useLoadMore((pages) => foundProvidersQuery(call, searchQuery, pages), {
    pages: pagesFor(position, SEARCH_PAGE_SIZES),
  })
  return (
    <LoadMoreList {...{ list, position }} pageSizes={SEARCH_PAGE_SIZES} texts={useListTexts('Home')}>
      {(provider, at) => <FoundProviderCard key={provider.id} provider={provider} at={at} level={2} />}
    </LoadMoreList>
  )
}

export const PostResults = ({ searchQuery, position }: Props) => {
  const list = useLoadMore((pages) => foundPostsQuery(call, searchQuery, pages), {
    pages: pagesFor(position, SEARCH_PAGE_SIZES),
  })
  return (
    <LoadMoreList {...{ list, position }} pageSizes={SEARCH_PAGE_SIZES} texts={useListTexts('Posts')}>
      {(post, at) => <PostCard key={post.blog_id} post={post} level={2} first={at === 0} />}
    </LoadMoreList>
  )
}
