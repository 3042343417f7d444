import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { useSearchParams } from 'react-router'
import type { PostKind } from '../../../../contract/post-kinds.ts'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { PostCard } from '../../posts/PostCard.tsx'
import type { Post } from '../../posts/posts.api.ts'
import type { SearchCriteria } from '../search-criteria.ts'
import { isEmptySearch } from '../results.api.ts'
import { withNewSearch } from './url-params.ts'
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
  if (list.data.refused) return <RefusedSearch code={list.data.refused} />
  if (list.data.rows.length === 0) return <EmptyList isSearch={!isEmptySearch(criteria)} kind={kind} />
  return (
    <LoadMoreList {...{ list, position, texts }} pageSizes={POST_PAGE_SIZES}>
      {(post, at) => <PostCard key={post.blog_id} post={post} level={2} first={at === 0} />}
    </LoadMoreList>
  )
}

const EmptyList = ({ isSearch, kind }: { isSearch: boolean; kind: PostKind | undefined }) => {
  const { t } = useTranslation('Posts')
  return (
    <EmptyState
      title={kind && !isSearch ? t(`noneOf.${kind}`) : t('empty')}
      text={isSearch && t('emptyText')}
      action={
        (isSearch || kind) && (
          <ButtonLink variant="secondary" to={paths.posts()}>
            {t('all')}
          </ButtonLink>
        )
      }
    />
  )
}

const RefusedSearch = ({ code }: { code: string }) => {
  const { t } = useTranslation('Posts')
  const [query] = useSearchParams()
  const isUnknownDistrict = code === 'location_unknown'
  return (
    <EmptyState
      title={t('failed')}
      text={isUnknownDistrict ? t('unknownPlace') : t('emptyText')}
      action={
        <ButtonLink
          variant="secondary"
          to={isUnknownDistrict ? withNewSearch(query, { district: '' }) : paths.posts()}
        >
          {isUnknownDistrict ? t('everywhere') : t('all')}
        </ButtonLink>
      }
    />
  )
}
