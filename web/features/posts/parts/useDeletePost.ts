import { type InfiniteData, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import type { viewOldPosts } from '../../../../contract/posts.ts'
import type { Reply } from '../../../../contract/endpoint.ts'
import type { CursorPage } from '../../../lib/http/call.ts'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { ignoreGone } from '../../../lib/http/ignore-gone.ts'
import { showProviderToast } from '../../../lib/toast.ts'
import { useWrite } from '../../../lib/forms/useWrite.ts'
import { deletePost, invalidatePosts, ownPostsQuery } from '../own-posts.api.ts'

type Pages = InfiniteData<CursorPage<Reply<typeof viewOldPosts>>>

const without = (id: number) => (list: Pages | undefined) =>
  list && {
    ...list,
    pages: list.pages.map(({ reply, next }) => ({
      reply: { blogs: reply.blogs.filter(({ blog_id }) => blog_id !== id) },
      next,
    })),
  }

export const useDeletePost = (accountId: number, id: number, onDeleted: () => void) => {
  const { t } = useTranslation('ViewOlderPost', { keyPrefix: 'delete' })
  const [client, language] = [useQueryClient(), useLanguage()]

  const takeOut = async () => {
    onDeleted()
    client.setQueryData(ownPostsQuery(accountId, language).queryKey, without(id))
    showProviderToast({ kind: 'success', text: t('done') })
    await invalidatePosts(client)
  }
  const {
    write: deleteIt,
    isPending,
    error,
  } = useWrite({
    mutationFn: () => ignoreGone(deletePost(id)),
    onDone: takeOut,
  })
  return { deleteIt, isPending, problem: error ? t('failed') : undefined }
}
