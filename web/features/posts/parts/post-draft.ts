// The words of a post that is not published yet. Its pictures are not kept: a browser's storage is too small for them.
import { isPostKind } from '../../../../contract/post-rules.ts'
import { deleteDraft, saveDraft, readDraft } from '../../../lib/forms/drafts.ts'
import { EMPTY_TEXTS, type PostTexts, TEXT_FIELDS } from './post-fields.ts'

const DRAFT_NAME = 'post'

/** Null when there is none. One of an earlier version has no kind. */
export const readPostDraft = (accountId: number): PostTexts | null => {
  const draft = (readDraft(accountId, DRAFT_NAME) ?? {}) as Partial<PostTexts>
  const texts = { ...EMPTY_TEXTS, ...draft }
  const isDraft =
    typeof draft.title === 'string' && TEXT_FIELDS.every((field) => typeof texts[field] === 'string')
  return isDraft && isPostKind(texts.kind) ? texts : null
}

export const deletePostDraft = (accountId: number) => deleteDraft(accountId, DRAFT_NAME)

const hasWords = ({ kind: _kind, ...texts }: PostTexts) => Object.values(texts).some((text) => text !== '')

export const savePostDraft = (accountId: number, texts: PostTexts) =>
  hasWords(texts) ? saveDraft(accountId, DRAFT_NAME, texts) : deletePostDraft(accountId)
