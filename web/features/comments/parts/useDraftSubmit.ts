// One box and its button: what a comment and a reply are written with.
import { type SubmitEvent, useRef, useState } from 'react'
import type { Rule } from '../../../../contract/rules.ts'
import { deleteDraft } from '../../../lib/forms/drafts.ts'
import { useWrite } from '../../../lib/forms/useWrite.ts'
import { type DraftKey, useDraft } from '../../../lib/forms/useDraft.ts'

type Options = {
  draft: DraftKey
  rule: Rule
  /** `onStored` is called when the text is in the outbox: the draft goes. */
  send: (text: string, onStored: () => void) => Promise<void>
  /** The draft is there. */
  onFailed: (error: unknown) => void
}

export const useDraftSubmit = ({ draft, rule, send, onFailed }: Options) => {
  const [text, keep] = useDraft(draft)
  const [message, setMessage] = useState<string>()
  const { write: sendDraft, isPending } = useWrite({
    mutationFn: () => send(text, () => deleteDraft(draft.accountId, draft.name)),
    onDone: () => keep(''),
    onFailed: (error) => {
      keep(text)
      onFailed(error)
    },
  })
  const box = useRef<HTMLTextAreaElement>(null)

  const write = (next: string) => {
    keep(next)
    if (message) setMessage(rule(next))
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const broken = rule(text)
    setMessage(broken)
    if (broken) box.current?.focus()
    else sendDraft()
  }
  return { text, message, isBusy: isPending, box, write, submit }
}
