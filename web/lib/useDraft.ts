import { useState } from 'react'
import { deleteDraft, saveDraft, readDraft } from './drafts.ts'

export type DraftKey = {
  /** The writer: the next person at this browser finds an empty box. */
  accountId: number
  name: string
}

const asText = (draft: unknown) => (typeof draft === 'string' ? draft : '')

/** What somebody types: a failed send, a reload or a login in between loses nothing. */
export const useDraft = ({ accountId, name }: DraftKey) => {
  const [text, setText] = useState(() => asText(readDraft(accountId, name)))
  const changeText = (next: string) => {
    setText(next)
    if (next === '') deleteDraft(accountId, name)
    else saveDraft(accountId, name, next)
  }
  return [text, changeText] as const
}
