import { useState } from 'react'
import { dropDraft, keepDraft, keptDraft } from './drafts.ts'

export type DraftName = {
  /** The writer: the next person at this browser finds an empty box. */
  accountId: number
  name: string
}

const textIn = (draft: unknown) => (typeof draft === 'string' ? draft : '')

/** What somebody types: a failed send, a reload or a login in between loses nothing. */
export const useDraft = ({ accountId, name }: DraftName) => {
  const [text, setText] = useState(() => textIn(keptDraft(accountId, name)))
  const keep = (next: string) => {
    setText(next)
    if (next === '') dropDraft(accountId, name)
    else keepDraft(accountId, name, next)
  }
  return [text, keep] as const
}
