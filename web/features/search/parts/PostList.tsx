import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { type Post, PostCard } from '../../posts/PostCard.tsx'
import type { Asked } from '../asked.ts'
import { asksForNothing } from '../results.api.ts'
import { changedSearch } from './address.ts'
import { BeforeRows, listWords } from './BeforeRows.tsx'
import { GrowingList } from './GrowingList.tsx'
import { type Place, POSTS } from './growing.ts'
import type { GrowingState } from './useGrowing.ts'

type Props = { list: GrowingState<Post>; place: Place; asked: Asked }

export const PostList = ({ list, place, asked }: Props) => {
  const { t } = useTranslation('Posts')
  const words = listWords(t)
  if (!list.data) return <BeforeRows {...{ list, words }} count={POSTS.first} />
  if (list.data.refused) return <Refused code={list.data.refused} />
  if (list.data.rows.length === 0) return <Nothing isAsked={!asksForNothing(asked)} />
  return (
    <GrowingList {...{ list, place, words }} steps={POSTS}>
      {(post, at) => <PostCard key={post.blog_id} post={post} level={2} first={at === 0} />}
    </GrowingList>
  )
}

const Nothing = ({ isAsked }: { isAsked: boolean }) => {
  const { t } = useTranslation('Posts')
  return (
    <EmptyState
      title={t('empty')}
      text={isAsked && t('emptyText')}
      action={
        isAsked && (
          <ButtonLink look="secondary" to={paths.posts()}>
            {t('all')}
          </ButtonLink>
        )
      }
    />
  )
}

/** The address asks for what can't be looked for: mostly a district that is none. */
const Refused = ({ code }: { code: string }) => {
  const { t } = useTranslation('Posts')
  const [query] = useSearchParams()
  const isPlace = code === 'location_unknown'
  return (
    <EmptyState
      title={t('failed')}
      text={isPlace ? t('unknownPlace') : t('emptyText')}
      action={
        <ButtonLink look="secondary" to={isPlace ? changedSearch(query, { district: '' }) : paths.posts()}>
          {isPlace ? t('everywhere') : t('all')}
        </ButtonLink>
      }
    />
  )
}
