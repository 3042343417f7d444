import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { useSearchParams } from 'react-router'
import type { PostKind } from '../../../../contract/limits.ts'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { PostCard } from '../../posts/PostCard.tsx'
import type { Post } from '../../posts/posts.api.ts'
import type { SearchCriteria } from '../search-criteria.ts'
import { isEmptySearch } from '../results.api.ts'
import { withNewSearch } from './url-params.ts'
import { ListPlaceholder, listTexts } from './ListPlaceholder.tsx'
import { LoadMoreList } from './LoadMoreList.tsx'
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
  const words = listTexts(t)
  if (!list.data) return <ListPlaceholder {...{ list, words }} count={POST_PAGE_SIZES.first} />
  if (list.data.refused) return <RefusedSearch code={list.data.refused} />
  if (list.data.rows.length === 0) return <EmptyList isAsked={!isEmptySearch(criteria)} kind={kind} />
  return (
    <LoadMoreList {...{ list, position, words }} pageSizes={POST_PAGE_SIZES}>
      {(post, at) => <PostCard key={post.blog_id} post={post} level={2} first={at === 0} />}
    </LoadMoreList>
  )
}

const EmptyList = ({ isAsked, kind }: { isAsked: boolean; kind: PostKind | undefined }) => {
  const { t } = useTranslation('Posts')
  return (
    <EmptyState
      title={kind && !isAsked ? t(`noneOf.${kind}`) : t('empty')}
      text={isAsked && t('emptyText')}
      action={
        (isAsked || kind) && (
          <ButtonLink variant="secondary" to={paths.posts()}>
            {t('all')}
          </ButtonLink>
        )
      }
    />
  )
}

/** The address asks for what can't be looked for: mostly a district that is none. */
const RefusedSearch = ({ code }: { code: string }) => {
  const { t } = useTranslation('Posts')
  const [query] = useSearchParams()
  const isPlace = code === 'location_unknown'
  return (
    <EmptyState
      title={t('failed')}
      text={isPlace ? t('unknownPlace') : t('emptyText')}
      action={
        <ButtonLink variant="secondary" to={isPlace ? withNewSearch(query, { district: '' }) : paths.posts()}>
          {isPlace ? t('everywhere') : t('all')}
        </ButtonLink>
      }
    />
  )
}
