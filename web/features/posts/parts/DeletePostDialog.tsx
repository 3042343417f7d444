import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { textCuts } from '../../../../contract/display.ts'
import { truncate } from '../../../lib/format/truncate.ts'
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx'
import {
  deletePost,
  invalidatePosts,
  type OwnPost,
  type OwnPostsPage,
  ownPostsQuery,
} from '../own-posts.api.ts'
import { type InfiniteData, useQueryClient } from '@tanstack/react-query'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { ignoreGone } from '../../../lib/http/ignore-gone.ts'
import { showProviderToast } from '../../../lib/toast.ts'
import { useWrite } from '../../../lib/forms/useWrite.ts'

type Pages = InfiniteData<OwnPostsPage>

const without = (id: number) => (list: Pages | undefined) =>
  list && {
    ...list,
    pages: list.pages.map(({ reply, next }) => ({
      reply: { blogs: reply.blogs.filter(({ blog_id }) => blog_id !== id) },
      next,
    })),
  }

type Props = { accountId: number; post: OwnPost; onDeleted: () => void; onClose: () => void }

export const DeletePostDialog = ({ accountId, post, onDeleted, onClose }: Props) => {
  const { t } = useTranslation('ViewOlderPost', { keyPrefix: 'delete' })
  const [client, language] = [useQueryClient(), useLanguage()]
  const { write, isPending, error } = useWrite({
    mutationFn: () => ignoreGone(deletePost(post.blog_id)),
    onDone: async () => {
      onDeleted()
      onClose()
      client.setQueryData(ownPostsQuery(accountId, language).queryKey, without(post.blog_id))
      showProviderToast({ kind: 'success', text: t('done') })
      await invalidatePosts(client)
    },
  })
  return (
    <ConfirmDialog
      danger
      title={t('title')}
      confirmText={t('confirm')}
      cancelText={t('cancel')}
      loading={isPending}
      error={error ? t('failed') : undefined}
      onConfirm={() => write()}
      onCancel={onClose}
    >
      <p>{t('text', { title: truncate(post.title, textCuts.providerPost.title) })}</p>
    </ConfirmDialog>
  )
}
