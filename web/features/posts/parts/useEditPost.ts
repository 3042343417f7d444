import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { ignoreAlreadyDone } from '../../../lib/http/ignore-already-done.ts'
import { paths } from '../../../lib/paths.ts'
import { fingerprint } from '../../../lib/pictures/make-small.ts'
import { withToast } from '../../../lib/toast.ts'
import type { UploadOptions } from '../../../lib/uploads/upload.ts'
import { useIdempotencyKey } from '../../../lib/http/useIdempotencyKey.ts'
import { editPost, invalidatePosts, readOwnPost } from '../own-posts.api.ts'
import {
  editBodyOf,
  fieldsOf,
  filesOf,
  hasRefusedFiles,
  type PostFields,
  currentMedia,
  postTexts,
} from './post-fields.ts'
import { isOwn, type OwnPostInFull } from '../own-posts.api.ts'
import { type PostForm, useSendPost } from './usePostForm.ts'

/** `post` is the version the form was filled from; it is sent with the changes. */
export const useEditPost = (form: PostForm, initial: OwnPostInFull) => {
  const { t, hook } = form
  const [language, client, navigate] = [useLanguage(), useQueryClient(), useNavigate()]
  const [post, setPost] = useState(initial)
  const [conflicts, setConflicts] = useState(0)
  const isSaved = useRef(false)
  const keyFor = useIdempotencyKey()
  const { send, showProblem, state } = useSendPost(form, () => setConflicts((count) => count + 1))

  const loadLatest = async () => {
    const latest = await readOwnPost(post.blog_id, language)
    if (!isOwn(latest)) return
    setPost(latest)
    hook.reset(fieldsOf(postTexts(latest)))
    setConflicts(0)
  }
  const saveOnce = async (fields: PostFields, options: UploadOptions) => {
    const { blog_id: id, version } = post
    const [body, files] = [editBodyOf(fields, postTexts(post)), filesOf(fields)]
    const key = keyFor([id, version, body, ...Object.values(files).flat().map(fingerprint)])
    await ignoreAlreadyDone(editPost({ id, version, body, files, language, key }, options))
    isSaved.current = true
    await invalidatePosts(client)
    const toast = withToast({ kind: 'success', text: t('saved'), area: 'provider' })
    void navigate(paths.olderPosts(), { state: toast })
  }
  const save = async (fields: PostFields) => {
    if (hasRefusedFiles(fields, currentMedia(post))) return showProblem(t('fixFiles'))
    await send((options) => saveOnce(fields, options))
  }
  return { post, save, isSaved, conflicts, loadLatest, state }
}
