// A dialog with one text field, such as a reason or a note. The input stays until it was accepted.
import type { TFunction } from '../i18n/translate.ts'
import type { KeyboardEvent, ReactNode } from 'react'
import { lengthOf, type Rule } from '../../../contract/rules.ts'
import { FormDialog } from '../../ui/overlays/FormDialog.tsx'
import { isNearLimit, TextArea } from '../../ui/forms/TextArea.tsx'
import { logWarning } from '../log.ts'
import { useTextForm } from './useTextForm.ts'

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
  send: (text: string) => Promise<string | undefined>
  onClose: () => void
  children?: ReactNode
}

export const TextDialog = (props: Props) => {
  const { t, name, initial = '', rule, most, danger, send, onClose, children } = props
  const { field, problem, isBusy, submit } = useTextForm({
    t,
    initial,
    rule,
    send,
    onFailed: (error) => logWarning('a text could not be sent', error),
  })
  const used = lengthOf(field.value)
  return (
    <FormDialog
      title={props.title ?? t('title')}
      cancelText={t('cancel')}
      submitText={props.submitText ?? t('submit')}
      loadingText={t('sending')}
      loading={isBusy}
      danger={danger}
      error={problem}
      onSubmit={submit}
      onClose={onClose}
    >
      {children}
      <TextArea
        {...field}
        name={name}
        label={t('label')}
        required={rule('') !== undefined}
        // Not maxlength, which counts an emoji twice and cuts a pasted text silently.
        hint={isNearLimit(used, most) ? t('counter', { used, most }) : t('hint')}
        onKeyDown={submitByKey}
      />
    </FormDialog>
  )
}

const submitByKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit()
}
