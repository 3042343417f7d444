// One box and its button: what a comment and a reply are written with.
import { type SubmitEvent, useRef, useState } from 'react'
import type { Rule } from '../../../../contract/rules.ts'
import { useOneAtATime } from '../../../lib/useOneAtATime.ts'
import { type DraftKey, useDraft } from '../../../lib/useDraft.ts'

type Options = {
  draft: DraftKey
  rule: Rule
  send: (text: string) => Promise<void>
  /** The draft stays. */
  onFailed: (error: unknown) => void
}

export const useDraftSubmit = ({ draft, rule, send, onFailed }: Options) => {
  const [text, keep] = useDraft(draft)
  const [message, setMessage] = useState<string>()
  const { isBusy, run } = useOneAtATime()
  const box = useRef<HTMLTextAreaElement>(null)

  const write = (next: string) => {
    keep(next)
    if (message) setMessage(rule(next))
  }
  const sendDraft = async () => {
    try {
      await send(text)
      keep('')
    } catch (error) {
      onFailed(error)
    }
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const broken = rule(text)
    setMessage(broken)
    if (broken) box.current?.focus()
    else void run(sendDraft)
  }
  return { text, message, isBusy, box, write, submit }
}
