import { useId, useRef, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react'
import { Awning } from '../Awning.tsx'
import { classes } from '../classes.ts'
import styles from './Dialog.module.css'
import { IconButton } from '../IconButton.tsx'
import { useModal } from './useModal.ts'

export type DialogProps = {
  title: string
  closeLabel: string
  onClose: () => void
  children: ReactNode
  /** Buttons at the foot. */
  actions?: ReactNode
  size?: 'small' | 'medium' | 'large' | undefined
  /** For a form: a stray tap beside it must not lose what was typed. Escape and the button still close. */
  keepOnOutsideClick?: boolean | undefined
  role?: 'alertdialog' | undefined
}

/** Open while it is rendered. */
export function Dialog(props: DialogProps) {
  const { title, closeLabel, onClose, children, actions, size = 'medium', role } = props
  const titleId = useId()
  const dialog = useModal()
  const backdrop = useBackdropClick(() => !props.keepOnOutsideClick && onClose())

  const cancel = (event: SyntheticEvent) => {
    if (!isOwn(event)) return
    event.preventDefault()
    onClose()
  }
  // Chrome closes by force on a second Escape, without a cancel that can be prevented.
  const closedByForce = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (isOwn(event) && !event.currentTarget.open) onClose()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a click on the backdrop is a shortcut; Escape and the close button do the same
    <dialog
      ref={dialog}
      role={role}
      aria-labelledby={titleId}
      className={classes(styles.dialog, styles[size])}
      onCancel={cancel}
      onClose={closedByForce}
      {...backdrop}
    >
      <div className={styles.sheet}>
        <Awning size="small" />
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <div className={styles.body}>{children}</div>
        {actions && <div className={styles.actions}>{actions}</div>}
        {/* Last in order, so that the first thing to get the focus is what the dialog is about. */}
        <span className={styles.close}>
          <IconButton icon="close" label={closeLabel} onClick={onClose} />
        </span>
        {/* Toasts lie outside, where a modal dialog makes everything silent: their text is repeated here. */}
        <output className="visually-hidden" data-toast-echo="" />
      </div>
    </dialog>
  )
}

// Events of fields, file inputs and nested dialogs bubble. Of the clicks only those on the backdrop are the dialog's own.
const isOwn = (event: SyntheticEvent) => event.target === event.currentTarget

// Pressed and released on the backdrop: a text selection that ends outside must not close the dialog.
function useBackdropClick(onClick: () => void) {
  const pressedOutside = useRef(false)
  return {
    onMouseDown: (event: MouseEvent) => {
      pressedOutside.current = isOwn(event)
    },
    onClick: (event: MouseEvent) => {
      if (pressedOutside.current && isOwn(event)) onClick()
    },
  }
}
