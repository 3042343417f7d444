import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { draftOf, dropDraftOf, keepDraftOf } from './draft.ts'
import { EMPTY, fieldsOf } from './post-fields.ts'
import type { PostForm } from './usePostForm.ts'

/** What the form begins with: what was typed the last time, if it was not published. */
export const useFirstFields = (accountId: number) => {
  const [draft] = useState(() => draftOf(accountId))
  return { fields: draft ? fieldsOf(draft) : EMPTY, isDraft: draft !== null }
}

/** Keeps every word as it is typed, so that a reload, a crash or a session that runs out loses none. */
export const useKeepDraft = (accountId: number, { hook }: PostForm) => {
  const [title, content] = useWatch({ control: hook.control, name: ['title', 'content'] })
  useEffect(() => keepDraftOf(accountId, { title, content }), [accountId, title, content])
  return {
    drop: () => dropDraftOf(accountId),
    /** Its pictures stay: they were chosen now. */
    beginAnew: () => {
      const { blog_images, blog_videos } = hook.getValues()
      hook.reset({ ...EMPTY, blog_images, blog_videos })
    },
  }
}
