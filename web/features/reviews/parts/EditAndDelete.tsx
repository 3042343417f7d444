import { useState } from 'react'
import { refusalText } from '../../../lib/forms/refusal-text.ts'
import { useWrite } from '../../../lib/forms/useWrite.ts'
import type { TFunction } from '../../../lib/i18n/translate.ts'
import { Button } from '../../../ui/Button.tsx'
import { Cluster } from '../../../ui/Layout.tsx'
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx'

/** `name` is for screen readers. */
type Label = { text: string; name: string }

type Props = {
  /** Has the texts of refusals. */
  t: TFunction
  edit: Label & { variant: 'secondary' | 'quiet' }
  remove: Label
  confirmation: { title: string; text: string; confirm: string; cancel: string; failed: string }
  onEdit: () => void
  onDelete: () => Promise<void>
}

export const EditAndDelete = ({ t, edit, remove, confirmation, onEdit, onDelete }: Props) => {
  const [isConfirming, setConfirming] = useState(false)
  const close = () => setConfirming(false)
  const { write, isPending, error } = useWrite({ mutationFn: onDelete, onDone: close })
  return (
    <Cluster space="tight">
      <Button variant={edit.variant} size="small" icon="edit" aria-label={edit.name} onClick={onEdit}>
        {edit.text}
      </Button>
      <Button
        variant="quiet"
        size="small"
        icon="trash"
        aria-label={remove.name}
        onClick={() => setConfirming(true)}
      >
        {remove.text}
      </Button>
      {isConfirming && (
        <ConfirmDialog
          danger
          title={confirmation.title}
          confirmText={confirmation.confirm}
          cancelText={confirmation.cancel}
          closeLabel={confirmation.cancel}
          loading={isPending}
          error={error ? refusalText(t, error, confirmation.failed) : undefined}
          onConfirm={() => write()}
          onCancel={close}
        >
          <p>{confirmation.text}</p>
        </ConfirmDialog>
      )}
    </Cluster>
  )
}
