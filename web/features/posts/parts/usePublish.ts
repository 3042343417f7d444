import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { offerPush } from '../../../lib/push-offer.ts'
import { showProviderToast } from '../../../lib/toast.ts'
import { ignoreAlreadyDone } from '../../../lib/ignore-already-done.ts'
import type { UploadOptions } from '../../../lib/upload.ts'
import { useIdempotencyKey } from '../../../lib/useIdempotencyKey.ts'
import { createPost, invalidatePosts } from '../own-posts.api.ts'
import { filesOf, hasRefusedFiles, newBodyOf, NO_MEDIA, type PostFields } from './post-fields.ts'
import type { PostForm } from './usePostForm.ts'
import { useSendPost } from './useSendPost.ts'

// A file has no name of its own: this is how two are told apart.
const fileFingerprint = ({ name, size, lastModified }: File) => [name, size, lastModified]

export const usePublish = (form: PostForm, onPublished: () => void) => {
  const { t } = form
  const language = useLanguage()
  const client = useQueryClient()
  const keyFor = useIdempotencyKey()
  const [isPublished, setPublished] = useState(false)
  const { send, showProblem, state } = useSendPost(form)

  const publishOnce = async (fields: PostFields, options: UploadOptions) => {
    const [body, files] = [newBodyOf(fields), filesOf(fields)]
    const key = keyFor([body, ...Object.values(files).flat().map(fileFingerprint)])
    await ignoreAlreadyDone(createPost({ body, files, key, language }, options))
    onPublished()
    setPublished(true)
    showProviderToast({ kind: 'success', text: t('created') })
    offerPush({ about: 'comments' })
    await invalidatePosts(client)
  }
  const publish = async (fields: PostFields) => {
    if (isPublished) return
    if (hasRefusedFiles(fields, NO_MEDIA)) return showProblem(t('fixFiles'))
    await send((options) => publishOnce(fields, options))
  }
  return { publish, isPublished, state }
}
