import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react'
import styles from './LongForm.module.css'

type Props = {
  onSubmit: (event: SubmitEvent) => void
  /** How often it was submitted, rightly or not. */
  attempts: number
  isSending: boolean
  /** The sections, out of reach while the form is under way. */
  children: ReactNode
  /** The button and what belongs to it. */
  footer: ReactNode
}

/** Scrolls to the first error, and is disabled while it is sent. */
export const LongForm = ({ onSubmit, attempts, isSending, children, footer }: Props) => (
  // By POST: before the script comes, no password may end up in the address.
  <form
    ref={useFocusFirstInvalid(attempts)}
    method="post"
    noValidate
    onSubmit={onSubmit}
    className={styles.form}
  >
    <div inert={isSending} className={styles.sections}>
      {children}
    </div>
    {footer}
  </form>
)

/** For the button of a form: it follows at the end of the screen while there is something to save. */
export const SaveBar = ({ isDirty, children }: { isDirty: boolean; children: ReactNode }) => (
  <div className={isDirty ? styles.bar : undefined}>{children}</div>
)

const useFocusFirstInvalid = (attempts: number) => {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (attempts === 0) return
    const invalid = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    invalid?.focus()
    // One that has the focus already, and was scrolled away from, is not brought back by that.
    invalid?.scrollIntoView({ block: 'center' })
  }, [attempts])
  return form
}
