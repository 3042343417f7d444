import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { providerToast } from '../../../lib/toast.ts'
import { unlessDone } from '../../../lib/unless-done.ts'
import type { UploadOptions } from '../../../lib/upload.ts'
import { useSendKey } from '../../../lib/useSendKey.ts'
import { createPost, forgetShownPosts } from '../own-posts.api.ts'
import { filesOf, hasRefusedFiles, NOTHING_SHOWN, type PostFields, textsOf } from './post-fields.ts'
import type { PostForm } from './usePostForm.ts'
import { useSendPost } from './useSendPost.ts'

// A file has no name of its own: this is how two are told apart.
const traitsOf = ({ name, size, lastModified }: File) => [name, size, lastModified]

export const usePublish = (form: PostForm, onPublished: () => void) => {
  const { t } = form
  const language = useLanguage()
  const client = useQueryClient()
  const keyFor = useSendKey()
  const [isPublished, setPublished] = useState(false)
  const { send, tell, state } = useSendPost(form)

  const publishOnce = async (fields: PostFields, options: UploadOptions) => {
    const [body, files] = [textsOf(fields), filesOf(fields)]
    const key = keyFor([body, ...Object.values(files).flat().map(traitsOf)])
    await unlessDone(createPost({ body, files, key, language }, options))
    onPublished()
    setPublished(true)
    providerToast({ kind: 'success', text: t('created') })
    await forgetShownPosts(client)
  }
  const publish = async (fields: PostFields) => {
    if (isPublished) return
    if (hasRefusedFiles(fields, NOTHING_SHOWN)) return tell(t('fixFiles'))
    await send((options) => publishOnce(fields, options))
  }
  return { publish, isPublished, state }
}
