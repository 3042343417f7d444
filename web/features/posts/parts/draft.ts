// The words of a post that is not published yet. Its pictures are not kept: a browser's storage is too small for them.
import { dropDraft, keepDraft, keptDraft } from '../../../lib/drafts.ts'
import type { PostTexts } from './post-fields.ts'

const NAME = 'post'

/** Null when there is none. */
export const draftOf = (accountId: number): PostTexts | null => {
  const { title, content } = (keptDraft(accountId, NAME) ?? {}) as Partial<PostTexts>
  return typeof title === 'string' && typeof content === 'string' ? { title, content } : null
}

export const dropDraftOf = (accountId: number) => dropDraft(accountId, NAME)

export const keepDraftOf = (accountId: number, texts: PostTexts) =>
  texts.title + texts.content === '' ? dropDraftOf(accountId) : keepDraft(accountId, NAME, texts)
