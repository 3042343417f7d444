import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { isPostKind } from '../../../../contract/post-rules.ts'
import { deleteDraft, readDraft, saveDraft } from '../../../lib/forms/drafts.ts'
import { EMPTY, EMPTY_TEXTS, fieldsOf, type PostTexts, TEXT_FIELDS } from './post-fields.ts'
import type { PostForm } from './usePostForm.ts'

const DRAFT_NAME = 'post'

/** A draft of an earlier version of the site has no kind. */
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

export const useInitialFields = (accountId: number) => {
  const [draft] = useState(() => readPostDraft(accountId))
  return { fields: draft ? fieldsOf(draft) : EMPTY, isDraft: draft !== null }
}

/** Saves on every change, so that a reload, a crash or an expired session loses nothing. */
export const useSavePostDraft = (accountId: number, { hook }: PostForm) => {
  const values = useWatch({ control: hook.control, name: TEXT_FIELDS })
  const texts = JSON.stringify(Object.fromEntries(TEXT_FIELDS.map((field, at) => [field, values[at]])))
  useEffect(() => savePostDraft(accountId, JSON.parse(texts) as PostTexts), [accountId, texts])
  return {
    drop: () => deletePostDraft(accountId),
    /** After a failed send. */
    save: () => savePostDraft(accountId, JSON.parse(texts) as PostTexts),
    /** Selected files stay: they are not part of the draft. */
    startOver: () => {
      const { blog_images, blog_videos } = hook.getValues()
      hook.reset({ ...EMPTY, blog_images, blog_videos })
    },
  }
}
