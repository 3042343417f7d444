// A dialog with one text field, such as a reason or a note. The input stays until it was accepted.
import type { TFunction } from '../i18n/translate.ts'
import { type KeyboardEvent, type ReactNode, type SubmitEvent, useId, useRef, useState } from 'react'
import { lengthOf, type Rule } from '../../../contract/rules.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { Stack } from '../../ui/Layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { isNearLimit, TextArea } from '../../ui/forms/TextArea.tsx'
import { logWarning } from '../log.ts'
import { ruleText } from './rule-text.ts'
import { useWrite } from './useWrite.ts'

type Props = {
  /** Has `title`, `label`, `hint`, `counter`, `submit`, `sending` and `cancel`; texts of broken rules under `rules`. */
  t: TFunction
  /** The title, when one set of texts serves several actions. */
  title?: string
  submitText?: string
  name: string
  initial?: string
  rule: Rule
  most: number
  danger?: boolean
  /** Resolves to an error text, or to undefined on success. */
  send: (words: string) => Promise<string | undefined>
  onClose: () => void
  children?: ReactNode
}

export const TextDialog = (props: Props) => {
  const { t, name, initial = '', rule, most, danger, send, onClose, children } = props
  const formId = useId()
  const { words, write, broken, problem, isBusy, box, submit } = useTextForm({ initial, rule, send })
  const used = lengthOf(words)
  return (
    <Dialog
      keepOnOutsideClick
      title={props.title ?? t('title')}
      closeLabel={t('cancel')}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={danger ? 'danger' : 'primary'}
            loading={isBusy}
            loadingText={t('sending')}
          >
            {props.submitText ?? t('submit')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Stack>
          {children}
          <TextArea
            ref={box}
            name={name}
            label={t('label')}
            required={rule('') !== undefined}
            // Not maxlength, which counts an emoji twice and cuts a pasted text silently.
            hint={isNearLimit(used, most) ? t('counter', { used, most }) : t('hint')}
            error={broken && ruleText(t, broken)}
            value={words}
            onChange={(event) => write(event.currentTarget.value)}
            onKeyDown={submitByKey}
            readOnly={isBusy}
          />
          {problem && <Notice kind="error">{problem}</Notice>}
        </Stack>
      </form>
    </Dialog>
  )
}

const submitByKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit()
}

const useTextForm = ({ initial, rule, send }: Required<Pick<Props, 'initial' | 'rule' | 'send'>>) => {
  const [words, setWords] = useState(initial)
  const [broken, setBroken] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const { write: submitWords, isPending } = useWrite({
    mutationFn: send,
    onDone: setProblem,
    onFailed: (error) => logWarning('a text could not be sent', error),
  })
  const box = useRef<HTMLTextAreaElement>(null)

  const write = (next: string) => {
    setWords(next)
    if (broken) setBroken(rule(next))
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const message = rule(words)
    setBroken(message)
    setProblem(undefined)
    if (message) box.current?.focus()
    else submitWords(words)
  }
  return { words, write, broken, problem, isBusy: isPending, box, submit }
}
