import { type ReactNode, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Cluster } from '../../../ui/Layout.tsx'

/** `name` is for screen readers. */
type Label = { text: string; name: string }

type Props = {
  edit: Label & { variant: 'secondary' | 'quiet' }
  remove: Label
  onEdit: () => void
  renderDialog: (close: () => void) => ReactNode
}

export const EditAndDelete = ({ edit, remove, onEdit, renderDialog }: Props) => {
  const [isDeleting, setDeleting] = useState(false)
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
        onClick={() => setDeleting(true)}
      >
        {remove.text}
      </Button>
      {isDeleting && renderDialog(() => setDeleting(false))}
    </Cluster>
  )
}
