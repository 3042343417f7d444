import { useState } from 'react'
import { Button } from '../Button.tsx'
import { ConfirmDialog } from '../overlays/ConfirmDialog.tsx'
import { Dialog } from '../overlays/Dialog.tsx'
import { Cluster, Stack } from '../Layout.tsx'
import { TextInput } from '../TextInput.tsx'
import { showToast, type Toast } from '../Toast.tsx'
import { Sample } from './Sample.tsx'
import type { Samples } from './samples.en.ts'

const visitorToast = { position: 'top-right', duration: 5000 } satisfies Partial<Toast>
const providerToast = { position: 'top-center', duration: 3000 } satisfies Partial<Toast>

export function Dialogs({ words }: { words: Samples }) {
  const { dialog: say, actions } = words
  const [open, setOpen] = useState<'contact' | 'delete'>()
  const close = () => setOpen(undefined)
  return (
    <Sample title={words.sections.dialogs}>
      <Cluster>
        <Button icon="mail" onClick={() => setOpen('contact')}>
          {say.open}
        </Button>
        <Button variant="danger" icon="trash" onClick={() => setOpen('delete')}>
          {actions.remove}
        </Button>
        <Button
          variant="secondary"
          onClick={() => showToast({ ...visitorToast, kind: 'success', text: say.toastGood })}
        >
          {say.showGood}
        </Button>
        <Button
          variant="secondary"
          onClick={() => showToast({ ...providerToast, kind: 'error', text: say.toastBad })}
        >
          {say.showBad}
        </Button>
        <Button
          variant="secondary"
          onClick={() => showToast({ ...visitorToast, kind: 'info', text: say.toastInfo })}
        >
          {say.showInfo}
        </Button>
      </Cluster>
      {open === 'contact' && <ContactDialog say={say} onClose={close} />}
      {open === 'delete' && (
        <ConfirmDialog
          danger
          title={say.confirmTitle}
          confirmText={say.confirm}
          cancelText={say.cancel}
          closeLabel={say.close}
          loading={false}
          onConfirm={close}
          onCancel={close}
        >
          <p>{say.confirmText}</p>
        </ConfirmDialog>
      )}
    </Sample>
  )
}

function ContactDialog({ say, onClose }: { say: Samples['dialog']; onClose: () => void }) {
  const send = () => {
    showToast({ ...visitorToast, kind: 'success', text: say.sent })
    onClose()
  }
  return (
    <Dialog
      title={say.title}
      closeLabel={say.close}
      onClose={onClose}
      keepOnOutsideClick
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {say.cancel}
          </Button>
          <Button icon="send" onClick={send}>
            {say.send}
          </Button>
        </>
      }
    >
      <Stack>
        <p>{say.text}</p>
        <TextInput label={say.name} autoComplete="name" required />
        <TextInput label={say.phone} before="+91" autoComplete="tel-national" inputMode="numeric" required />
      </Stack>
    </Dialog>
  )
}
