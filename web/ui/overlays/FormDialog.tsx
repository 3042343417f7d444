import { type ReactNode, type SubmitEvent, useId } from 'react'
import { Button } from '../Button.tsx'
import { Stack } from '../Layout.tsx'
import { Notice } from '../Notice.tsx'
import { Dialog } from './Dialog.tsx'

type Props = {
  title: string
  cancelText: string
  submitText: string
  loadingText: string
  loading: boolean
  danger?: boolean | undefined
  error?: string | undefined
  onSubmit: (event: SubmitEvent) => unknown
  onClose: () => void
  /** A third button. */
  action?: ReactNode
  children: ReactNode
}

export function FormDialog(props: Props) {
  const { title, cancelText, submitText, loadingText, loading, danger, error, onClose, action } = props
  const id = useId()
  return (
    <Dialog
      keepOnOutsideClick
      title={title}
      closeLabel={cancelText}
      onClose={onClose}
      actions={
        <>
          {action}
          <Button variant="secondary" onClick={onClose}>
            {cancelText}
          </Button>
          <Button
            type="submit"
            form={id}
            variant={danger ? 'danger' : 'primary'}
            loading={loading}
            loadingText={loadingText}
          >
            {submitText}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={(event) => void props.onSubmit(event)}>
        <Stack>
          {props.children}
          {error && <Notice kind="error">{error}</Notice>}
        </Stack>
      </form>
    </Dialog>
  )
}
