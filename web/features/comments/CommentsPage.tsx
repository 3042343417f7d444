import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import type { PageHandle } from '../../lib/i18n/namespaces.ts'
import { PageMeta } from '../../lib/page/PageMeta.tsx'
import { paths } from '../../lib/paths.ts'
import { showProviderToast } from '../../lib/toast.ts'
import { useRequiredSession } from '../../lib/session/useRequiredSession.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { QueryResult } from '../../lib/loading/QueryResult.tsx'
import { Container, Stack } from '../../ui/Layout.tsx'
import { Link } from '../../ui/Link.tsx'
import { CompactPageHead } from '../../ui/CompactPageHead.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { BlockedCustomers } from '../blocks/BlockedCustomers.tsx'
import { CommentList } from './CommentList.tsx'
import { type Comments, joinPages, type ReceivedComment, receivedCommentsQuery } from './comments.api.ts'
import styles from './CommentsPage.module.css'
import { useWriterBlocks } from './parts/useWriterBlocks.ts'
import { type CommentListCache, useCommentsCache } from './parts/useCommentsCache.ts'
import { WriterActions } from './parts/WriterActions.tsx'

// Comments and replies use the texts of the post's page, reports those of Contact.
export const handle = { namespaces: ['ViewComments', 'Postpage', 'Contact'] } satisfies PageHandle

const CommentsPage = () => {
  const { t } = useTranslation('ViewComments')
  const session = useRequiredSession('provider', t('guard'))
  return (
    <>
      <PageMeta title={t('meta.title')} description={t('meta.description')} index={false} />
      <CompactPageHead title={t('meta.title')} text={t('meta.description')} />
      <Container>
        <div className={styles.page}>
          <div>
            <ButtonLink to={paths.dashboard()} variant="quiet" icon="arrow-left">
              {t('back')}
            </ButtonLink>
          </div>
          <Stack>{session ? <ReceivedComments accountId={session.id} /> : <Loading />}</Stack>
          {session && <BlockedCustomers accountId={session.id} />}
        </div>
      </Container>
    </>
  )
}

const Loading = () => {
  const { t } = useTranslation('ViewComments')
  return <Skeleton shape="row" label={t('loading')} count={5} />
}

const ReceivedComments = ({ accountId }: { accountId: number }) => {
  const { t } = useTranslation('ViewComments')
  const options = receivedCommentsQuery(accountId)
  const query = useInfiniteQuery(options)
  const cache = useCommentsCache(options.queryKey, query)
  if (!query.data)
    return <QueryResult query={query} loading={<Loading />} title={t('failed')} retryText={t('retry')} />
  const list = joinPages(query.data)
  if (list.comments.length === 0) return <EmptyState title={t('empty')} text={t('emptyText')} />
  return <ReceivedCommentList {...{ accountId, list, cache }} />
}

const postLink = (comment: ReceivedComment) => <PostLink comment={comment} />

type BlockOf = ReturnType<typeof useWriterBlocks>
const actionsFor = (accountId: number, blockOf: BlockOf) => (comment: ReceivedComment) => (
  <WriterActions accountId={accountId} comment={comment} block={blockOf(comment)} />
)

type ReceivedCommentListProps = {
  accountId: number
  list: Comments<ReceivedComment>
  cache: CommentListCache
}

const ReceivedCommentList = ({ accountId, list, cache }: ReceivedCommentListProps) => {
  const blockOf = useWriterBlocks(accountId, list.comments)
  return (
    <CommentList
      {...{ list, cache }}
      replyOn={(comment) => (blockOf(comment) ? null : comment.blog)}
      toast={showProviderToast}
      aboutOf={postLink}
      actionsOf={actionsFor(accountId, blockOf)}
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
