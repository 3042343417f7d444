import { useState } from 'react'
import { deleteDraft, saveDraft, readDraft } from './drafts.ts'

export type DraftKey = {
  /** The author. Other accounts have their own drafts. */
  accountId: number
  name: string
}

const asText = (draft: unknown) => (typeof draft === 'string' ? draft : '')

/** Input that survives a failed send, a reload and a login. */
export const useDraft = ({ accountId, name }: DraftKey, initialText = '') => {
  const [text, setText] = useState(() => `${asText(readDraft(accountId, name))} ${initialText}`.trim())
  const changeText = (next: string) => {
    setText(next)
    if (next === '') deleteDraft(accountId, name)
    else saveDraft(accountId, name, next)
  }
  return [text, changeText] as const
}
