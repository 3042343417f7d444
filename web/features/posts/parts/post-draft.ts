// The words of a post that is not published yet. Its pictures are not kept: a browser's storage is too small for them.
import { deleteDraft, saveDraft, readDraft } from '../../../lib/drafts.ts'
import type { PostTexts } from './post-fields.ts'

const DRAFT_NAME = 'post'

/** Null when there is none. */
export const readPostDraft = (accountId: number): PostTexts | null => {
  const { title, content } = (readDraft(accountId, DRAFT_NAME) ?? {}) as Partial<PostTexts>
  return typeof title === 'string' && typeof content === 'string' ? { title, content } : null
}

export const deletePostDraft = (accountId: number) => deleteDraft(accountId, DRAFT_NAME)

export const savePostDraft = (accountId: number, texts: PostTexts) =>
  texts.title + texts.content === '' ? deletePostDraft(accountId) : saveDraft(accountId, DRAFT_NAME, texts)
