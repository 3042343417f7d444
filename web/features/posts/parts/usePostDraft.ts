import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { readPostDraft, deletePostDraft, savePostDraft } from './post-draft.ts'
import { EMPTY, fieldsOf } from './post-fields.ts'
import type { PostForm } from './usePostForm.ts'

/** What the form begins with: what was typed the last time, if it was not published. */
export const useInitialFields = (accountId: number) => {
  const [draft] = useState(() => readPostDraft(accountId))
  return { fields: draft ? fieldsOf(draft) : EMPTY, isDraft: draft !== null }
}

/** Keeps every word as it is typed, so that a reload, a crash or a session that runs out loses none. */
export const useSavePostDraft = (accountId: number, { hook }: PostForm) => {
  const [title, content] = useWatch({ control: hook.control, name: ['title', 'content'] })
  useEffect(() => savePostDraft(accountId, { title, content }), [accountId, title, content])
  return {
    drop: () => deletePostDraft(accountId),
    /** Its pictures stay: they were chosen now. */
    startOver: () => {
      const { blog_images, blog_videos } = hook.getValues()
      hook.reset({ ...EMPTY, blog_images, blog_videos })
    },
  }
}
