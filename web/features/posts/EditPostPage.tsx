import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { useParams } from 'react-router'
import { CallError } from '../../lib/http/call.ts'
import type { PageHandle } from '../../lib/i18n/namespaces.ts'
import { useLanguage } from '../../lib/i18n/useLanguage.ts'
import { PageMeta } from '../../lib/page/PageMeta.tsx'
import { useRequiredSession } from '../../lib/session/useRequiredSession.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { QueryResult } from '../../lib/loading/QueryResult.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ownPostQuery } from './own-posts.api.ts'
import { EditPostLayout } from './parts/PostEditorPage.tsx'
import { EditPostForm } from './parts/EditPostForm.tsx'
import { isOwn } from './own-posts.api.ts'

/** CreateNewPost has the texts of the shared fields. */
export const handle = { namespaces: ['ViewOlderPost', 'CreateNewPost'] } satisfies PageHandle

const EditPostPage = () => {
  const { t } = useTranslation('ViewOlderPost')
  const { t: tNew } = useTranslation('CreateNewPost')
  const session = useRequiredSession('provider', tNew('guard'))
  const id = Number(useParams().id)
  return (
    <>
      <PageMeta title={t('edit.title')} description={t('edit.text')} index={false} />
      {session ? <EditPost key={id} accountId={session.id} id={id} /> : <LoadingPost />}
    </>
  )
}

const LoadingPost = () => {
  const { t } = useTranslation('ViewOlderPost', { keyPrefix: 'edit' })
  return (
    <EditPostLayout>
      <Skeleton label={t('loading')} shape="row" count={5} />
    </EditPostLayout>
  )
}

// Invalid ids, deleted posts and posts of others look the same.
const isMissing = (error: unknown) =>
  error instanceof CallError && (error.status === 404 || error.status === 400)

const EditPost = ({ accountId, id }: { accountId: number; id: number }) => {
  const { t } = useTranslation('ViewOlderPost', { keyPrefix: 'edit' })
  const query = useQuery(ownPostQuery(accountId, id, useLanguage()))
  if (query.isPending) return <LoadingPost />
  if (query.data && isOwn(query.data)) return <EditPostForm initial={query.data} />
  return (
    <EditPostLayout>
      {query.data || isMissing(query.error) ? (
        <EmptyState title={t('missing')} text={t('missingText')} />
      ) : (
        <QueryResult query={query} loading={null} title={t('loadFailed')} retryText={t('retry')} />
      )}
    </EditPostLayout>
  )
}

export default EditPostPage
