import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import type { PostKind } from '../../../../contract/post-kinds.ts'
import { PostCard } from '../../posts/PostCard.tsx'
import type { Post } from '../../posts/posts.api.ts'
import type { SearchCriteria } from '../search-criteria.ts'
import { isEmptySearch } from '../results.api.ts'
import { NoPosts, RefusedPosts } from './lazy-sections.ts'
import { ListPlaceholder, listTexts, LoadMoreList } from './LoadMoreList.tsx'
import { type ListPosition, POST_PAGE_SIZES } from './load-more.ts'
import type { LoadMoreState } from './useLoadMore.ts'

type Props = {
  list: LoadMoreState<Post>
  position: ListPosition
  criteria: SearchCriteria
  kind: PostKind | undefined
}

export const PostList = ({ list, position, criteria, kind }: Props) => {
  const { t } = useTranslation('Posts')
  const texts = listTexts(t)
  if (!list.data) return <ListPlaceholder {...{ list, texts }} count={POST_PAGE_SIZES.first} />
  if (list.data.refused) return <RefusedPosts code={list.data.refused} />
  if (list.data.rows.length === 0) return <NoPosts isSearch={!isEmptySearch(criteria)} kind={kind} />
  return (
    <LoadMoreList {...{ list, position, texts }} pageSizes={POST_PAGE_SIZES}>
      {(post, at) => <PostCard key={post.blog_id} post={post} level={2} first={at === 0} />}
    </LoadMoreList>
  )
}
