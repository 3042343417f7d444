import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { readPostDraft, deletePostDraft, savePostDraft } from './post-draft.ts'
import { EMPTY, fieldsOf, type PostTexts, TEXT_FIELDS } from './post-fields.ts'
import type { PostForm } from './usePostForm.ts'

/** What the form begins with: what was typed the last time, if it was not published. */
export const useInitialFields = (accountId: number) => {
  const [draft] = useState(() => readPostDraft(accountId))
  return { fields: draft ? fieldsOf(draft) : EMPTY, isDraft: draft !== null }
}

/** Keeps every word as it is typed, so that a reload, a crash or a session that runs out loses none. */
export const useSavePostDraft = (accountId: number, { hook }: PostForm) => {
  const values = useWatch({ control: hook.control, name: TEXT_FIELDS })
  const texts = JSON.stringify(Object.fromEntries(TEXT_FIELDS.map((field, at) => [field, values[at]])))
  useEffect(() => savePostDraft(accountId, JSON.parse(texts) as PostTexts), [accountId, texts])
  return {
    drop: () => deletePostDraft(accountId),
    /** Again, after what was sent came back. */
    save: () => savePostDraft(accountId, JSON.parse(texts) as PostTexts),
    /** Its pictures stay: they were chosen now. */
    startOver: () => {
      const { blog_images, blog_videos } = hook.getValues()
      hook.reset({ ...EMPTY, blog_images, blog_videos })
    },
  }
}
