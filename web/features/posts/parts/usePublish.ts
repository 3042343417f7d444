import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { offerPush } from '../../../lib/push/push-offer.ts'
import { showProviderToast } from '../../../lib/toast.ts'
import { fingerprint } from '../../../lib/pictures/make-small.ts'
import type { UploadOptions } from '../../../lib/uploads/upload.ts'
import { useIdempotencyKey } from '../../../lib/http/useIdempotencyKey.ts'
import { useQueuedToast } from '../../waiting/useQueuedToast.ts'
import { invalidatePosts } from '../own-posts.api.ts'
import { sendPost } from '../send-post.ts'
import { filesOf, hasRefusedFiles, newBodyOf, NO_MEDIA, type PostFields } from './post-fields.ts'
import { type PostForm, useSendPost } from './usePostForm.ts'

type Draft = { drop: () => void; save: () => void }

export const usePublish = (form: PostForm, draft: Draft) => {
  const { t } = form
  const language = useLanguage()
  const client = useQueryClient()
  const keyFor = useIdempotencyKey()
  const showQueued = useQueuedToast(showProviderToast)
  const [outcome, setOutcome] = useState<'published' | 'queued'>()
  const { send, showProblem, state } = useSendPost(form)

  const publishOnce = async (fields: PostFields, { onProgress, signal }: UploadOptions) => {
    const [body, files] = [newBodyOf(fields), filesOf(fields)]
    const key = keyFor([body, ...Object.values(files).flat().map(fingerprint)])
    const options = { ...(onProgress && { onProgress }), ...(signal && { signal }), onStored: draft.drop }
    const { isQueued } = await sendPost({ body, files, key, language }, options)
    draft.drop()
    setOutcome(isQueued ? 'queued' : 'published')
    if (isQueued) return showQueued()
    showProviderToast({ kind: 'success', text: t('created') })
    offerPush({ about: 'comments' })
    await invalidatePosts(client)
  }
  const publish = async (fields: PostFields) => {
    if (outcome) return
    if (hasRefusedFiles(fields, NO_MEDIA)) return showProblem(t('fixFiles'))
    await send((options) =>
      publishOnce(fields, options).catch((error: unknown) => {
        draft.save()
        throw error
      }),
    )
  }
  return { publish, outcome, state }
}
