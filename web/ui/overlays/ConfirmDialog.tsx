import type { ReactNode } from 'react'
import { Button } from '../Button.tsx'
import { Dialog } from './Dialog.tsx'
import { Notice } from '../Notice.tsx'

type Props = {
  title: string
  children: ReactNode
  confirmText: string
  cancelText: string
  /** The cancel text by default. */
  closeLabel?: string
  loading?: boolean
  onConfirm: () => void
  onCancel: () => void
  /** What is confirmed cannot be undone. */
  danger?: boolean | undefined
  error?: string | undefined
}

export function ConfirmDialog(props: Props) {
  const { title, children, confirmText, cancelText, closeLabel = cancelText, loading, danger, error } = props
  return (
    <Dialog
      role="alertdialog"
      size="small"
      title={title}
      closeLabel={closeLabel}
      onClose={props.onCancel}
      actions={
        <>
          <Button variant="secondary" onClick={props.onCancel}>
            {cancelText}
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} loading={loading} onClick={props.onConfirm}>
            {confirmText}
          </Button>
        </>
      }
    >
      {children}
      {error && <Notice kind="error">{error}</Notice>}
    </Dialog>
  )
}
