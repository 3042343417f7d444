import { useLayoutEffect } from 'react'
import { Toaster as Sonner, toast as sonner } from 'sonner'
import { Icon } from '../Icon.tsx'
import type { NoticeKind } from '../Notice.tsx'
import styles from './ToastList.module.css'

export type Toast = {
  kind: Exclude<NoticeKind, 'warning'>
  text: string
  position: 'top-right' | 'top-center'
  /** Milliseconds. */
  duration: number
}

export type ToasterProps = { label: string; closeLabel: string }

const LIST_ID = 'toasts'

export function ToastList({ label, closeLabel }: ToasterProps) {
  useLayoutEffect(bringToFront, [])
  return (
    <div id={LIST_ID} popover="manual" className={styles.list}>
      <Sonner
        containerAriaLabel={label}
        closeButton
        expand
        gap={8}
        icons={{
          success: <Icon name="check" />,
          error: <Icon name="alert" />,
          info: <Icon name="info" />,
          close: <Icon name="close" />,
        }}
        toastOptions={{
          unstyled: true,
          closeButtonAriaLabel: closeLabel,
          classNames: {
            toast: styles.toast ?? '',
            icon: styles.icon ?? '',
            content: styles.content ?? '',
            closeButton: styles.close ?? '',
            success: styles.success ?? '',
            error: styles.error ?? '',
            info: styles.info ?? '',
          },
        }}
      />
    </div>
  )
}

export function pushToast({ kind, text, position, duration }: Toast): void {
  sonner[kind](text, { position, duration })
  bringToFront()
  announceInDialog(text)
}

// The popover opened last is above a modal dialog.
function bringToFront() {
  const list = document.getElementById(LIST_ID)
  if (list?.matches(':popover-open')) list.hidePopover()
  list?.showPopover()
}

function announceInDialog(text: string) {
  const dialogs = document.querySelectorAll('dialog:modal [data-toast-echo]')
  const top = [...dialogs].at(-1)
  if (top) top.textContent = text
}
