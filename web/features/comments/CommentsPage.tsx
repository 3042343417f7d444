import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import type { PageHandle } from '../../lib/i18n/namespaces.ts'
import { AccountPage } from '../../lib/page/AccountPage.tsx'
import { paths } from '../../lib/paths.ts'
import { showProviderToast } from '../../lib/toast.ts'
import { useRequiredSession } from '../../lib/session/useRequiredSession.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { joinPages } from '../../lib/loading/list-pages.ts'
import { QueryResult } from '../../lib/loading/QueryResult.tsx'
import { Stack } from '../../ui/Layout.tsx'
import { Link } from '../../ui/Link.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { BlockedCustomers } from '../blocks/BlockedCustomers.tsx'
import { useReadOnPage } from '../notifications/unread-about.ts'
import { CommentList, type CommentListProps } from './CommentList.tsx'
import { type ReceivedComment, receivedCommentsQuery } from './comments.api.ts'
import styles from './CommentsPage.module.css'
import { ReceivedCommentRow } from './parts/ReceivedCommentRow.tsx'
import { useWriterBlocks } from './parts/useWriterBlocks.ts'
import { useCommentsCache } from './parts/useCommentsCache.ts'
import { WriterActions } from './parts/WriterActions.tsx'

// Postpage for comments and replies, Contact for reports.
export const handle = { namespaces: ['ViewComments', 'Postpage', 'Contact'] } satisfies PageHandle

const CommentsPage = () => {
  const { t } = useTranslation('ViewComments')
  const session = useRequiredSession('provider', t('guard'))
  return (
    <AccountPage
      isNarrow
      title={t('meta.title')}
      text={t('meta.description')}
      description={t('meta.description')}
      links={
        <ButtonLink to={paths.dashboard()} variant="quiet" size="small" icon="arrow-left">
          {t('back')}
        </ButtonLink>
      }
    >
      <Stack>{session ? <ReceivedComments accountId={session.id} /> : <Loading />}</Stack>
      {session && <BlockedCustomers accountId={session.id} />}
    </AccountPage>
  )
}

const Loading = () => {
  const { t } = useTranslation('ViewComments')
  // The blocked customers below must not be visible before the list is.
  return <Skeleton shape="row" label={t('loading')} count={10} />
}

const ReceivedComments = ({ accountId }: { accountId: number }) => {
  const { t } = useTranslation('ViewComments')
  const query = useInfiniteQuery(receivedCommentsQuery(accountId))
  useReadOnPage({ accountId, path: paths.comments(), loadedAt: query.dataUpdatedAt })
  if (!query.data)
    return <QueryResult query={query} loading={<Loading />} title={t('failed')} retryText={t('retry')} />
  const list = joinPages(query.data)
  if (list.results.length === 0) return <EmptyState title={t('empty')} text={t('emptyText')} />
  return <ReceivedCommentList {...{ accountId, query, list }} />
}

type ReceivedCommentListProps = Pick<CommentListProps<ReceivedComment>, 'query' | 'list'> & {
  accountId: number
}

const ReceivedCommentList = ({ accountId, query, list }: ReceivedCommentListProps) => {
  const blockOf = useWriterBlocks(accountId, list.results)
  const { replied } = useCommentsCache(receivedCommentsQuery(accountId).queryKey)
  return (
    <CommentList
      {...{ query, list }}
      onReplied={replied}
      replyOn={(comment) => (blockOf(comment) ? null : comment.blog)}
      toast={showProviderToast}
      Item={ReceivedCommentRow}
      renderAbout={(comment) => <PostLink comment={comment} />}
      renderActions={(comment) => <WriterActions {...{ accountId, comment }} block={blockOf(comment)} />}
    />
  )
}

const PostLink = ({ comment: { blog, title } }: { comment: ReceivedComment }) => {
  const { t } = useTranslation('ViewComments')
  return (
    <p className={styles.about}>
      {t('on')} <Link to={paths.post(blog)}>{title}</Link>
    </p>
  )
}

export default CommentsPage
