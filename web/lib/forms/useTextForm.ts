import { type ChangeEvent, type SubmitEvent, useState } from 'react'
import { useController, useForm } from 'react-hook-form'
import type { Rule } from '../../../contract/rules.ts'
import type { TFunction } from '../i18n/translate.ts'
import { deleteDraft } from './drafts.ts'
import { ruleText } from './rule-text.ts'
import { type DraftKey, readTextDraft, saveTextDraft } from './useDraft.ts'
import { useWrite } from './useWrite.ts'

type Options = {
  /** Texts of broken rules under `rules`. */
  t: TFunction
  rule: Rule
  initial?: string
  /** Replaces `initial` if there is one. Without a key the input is not stored. */
  draft?: DraftKey
  /** Resolves to an error text, or to undefined on success. `onStored` is called when the text is in the outbox. */
  send: (text: string, onStored: () => void) => Promise<string | undefined>
  onFailed: (error: Error, showError: (at: 'text' | 'root', message: string) => void) => unknown
}

/** A form with one text field. The input stays until it was accepted. */
export const useTextForm = ({ t, rule, initial = '', draft, send, onFailed }: Options) => {
  const [defaultText] = useState(() => (draft && readTextDraft(draft)) || initial)
  const { control, formState, handleSubmit, reset, setError, setFocus } = useForm({
    defaultValues: { text: defaultText },
  })
  const { field } = useController({ control, name: 'text', rules: { validate: rule } })
  const save = (text: string) => draft && saveTextDraft(draft, text)
  const showError = (at: 'text' | 'root', message: string) => setError(at, { message })

  const { write, isPending } = useWrite({
    mutationFn: (text: string) => send(text, () => draft && deleteDraft(draft.accountId, draft.name)),
    onDone: (problem) => {
      if (problem) return showError('root', problem)
      save('')
      reset({ text: '' })
    },
    onFailed: (error, text) => {
      save(text)
      return onFailed(error, showError)
    },
  })
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    field.onChange(event)
    save(event.currentTarget.value)
  }
  const { text: broken, root } = formState.errors
  return {
    field: {
      ...field,
      onChange: change,
      error: broken?.message && ruleText(t, broken.message),
      readOnly: isPending,
    },
    problem: root?.message,
    isBusy: isPending,
    focus: () => setFocus('text'),
    submit: (event: SubmitEvent) => handleSubmit(({ text }) => write(text))(event),
  }
}
