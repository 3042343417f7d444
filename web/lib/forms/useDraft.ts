import { useState } from 'react'
import { deleteDraft, saveDraft, readDraft } from './drafts.ts'

export type DraftKey = {
  /** The author. Other accounts have their own drafts. */
  accountId: number
  name: string
}

export const readTextDraft = ({ accountId, name }: DraftKey) => {
  const draft = readDraft(accountId, name)
  return typeof draft === 'string' ? draft : ''
}

export const saveTextDraft = ({ accountId, name }: DraftKey, text: string) =>
  text === '' ? deleteDraft(accountId, name) : saveDraft(accountId, name, text)

/** Input that survives a failed send, a reload and a login. */
export const useDraft = (key: DraftKey, initialText = '') => {
  const [text, setText] = useState(() => `${readTextDraft(key)} ${initialText}`.trim())
  const changeText = (next: string) => {
    setText(next)
    saveTextDraft(key, next)
  }
  return [text, changeText] as const
}
