// The draft of a visitor is kept through the login, and then is that of the account.
import { deleteDraft, readDraft, saveDraft } from '../../../lib/forms/drafts.ts'
import { EMPTY, type NeedTexts } from './need-fields.ts'

const NAME = 'need'
export const VISITOR = 0

const isTexts = (draft: Partial<NeedTexts> | null): draft is NeedTexts =>
  draft !== null &&
  (['text', 'category_id', 'when', 'budget_paise'] as const).every((name) => typeof draft[name] === 'string')

const read = (accountId: number) => {
  const draft = readDraft(accountId, NAME) as Partial<NeedTexts> | null
  return isTexts(draft) ? { ...EMPTY, ...draft } : null
}

export const saveNeedDraft = (accountId: number, texts: NeedTexts) =>
  texts.text.trim() === '' ? deleteNeedDraft(accountId) : saveDraft(accountId, NAME, texts)

export const deleteNeedDraft = (accountId: number) => deleteDraft(accountId, NAME)

export const readNeedDraft = (accountId: number): NeedTexts | null => {
  const visitors = accountId === VISITOR ? null : read(VISITOR)
  if (!visitors) return read(accountId)
  saveNeedDraft(accountId, visitors)
  deleteNeedDraft(VISITOR)
  return visitors
}
