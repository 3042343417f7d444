import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { isPostKind } from '../../../../contract/post-rules.ts'
import { deleteDraft, readDraft, saveDraft } from '../../../lib/forms/drafts.ts'
import { EMPTY, EMPTY_TEXTS, fieldsOf, type PostTexts, TEXT_FIELDS } from './post-fields.ts'
import type { PostForm } from './usePostForm.ts'

const DRAFT_NAME = 'post'

/** Null when there is none. One of an earlier version has no kind. */
const readPostDraft = (accountId: number): PostTexts | null => {
  const draft = (readDraft(accountId, DRAFT_NAME) ?? {}) as Partial<PostTexts>
  const texts = { ...EMPTY_TEXTS, ...draft }
  const isDraft =
    typeof draft.title === 'string' && TEXT_FIELDS.every((field) => typeof texts[field] === 'string')
  return isDraft && isPostKind(texts.kind) ? texts : null
}

const deletePostDraft = (accountId: number) => deleteDraft(accountId, DRAFT_NAME)

const hasWords = ({ kind: _kind, ...texts }: PostTexts) => Object.values(texts).some((text) => text !== '')

const savePostDraft = (accountId: number, texts: PostTexts) =>
  hasWords(texts) ? saveDraft(accountId, DRAFT_NAME, texts) : deletePostDraft(accountId)

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
