import { useState } from 'react'
import { deleteDraft, saveDraft, readDraft } from './drafts.ts'

export type DraftKey = {
  /** The writer: the next person at this browser finds an empty box. */
  accountId: number
  name: string
}

const asText = (draft: unknown) => (typeof draft === 'string' ? draft : '')

/** What somebody types: a failed send, a reload or a login in between loses nothing. It begins behind it with the words that it is given. */
export const useDraft = ({ accountId, name }: DraftKey, begun = '') => {
  const [text, setText] = useState(() => `${asText(readDraft(accountId, name))} ${begun}`.trim())
  const changeText = (next: string) => {
    setText(next)
    if (next === '') deleteDraft(accountId, name)
    else saveDraft(accountId, name, next)
  }
  return [text, changeText] as const
}
