// A dialog with one text field, such as a reason or a note. The input stays until it was accepted.
import type { TFunction } from '../i18n/translate.ts'
import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { lengthOf, type Rule } from '../../../contract/rules.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { Stack } from '../../ui/Layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
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
  const formId = useId()
  const { field, problem, isBusy, submit } = useTextForm({
    t,
    initial,
    rule,
    send,
    onFailed: (error) => logWarning('a text could not be sent', error),
  })
  const used = lengthOf(field.value)
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
            {...field}
            name={name}
            label={t('label')}
            required={rule('') !== undefined}
            // Not maxlength, which counts an emoji twice and cuts a pasted text silently.
            hint={isNearLimit(used, most) ? t('counter', { used, most }) : t('hint')}
            onKeyDown={submitByKey}
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
