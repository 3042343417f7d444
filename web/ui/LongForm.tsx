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
  foot: ReactNode
}

/** A form that a person scrolls through: what is wrong comes into sight, and while it is under way nothing changes. */
export const LongForm = ({ onSubmit, attempts, isSending, children, foot }: Props) => (
  // By POST: before the script comes, no password may end up in the address.
  <form ref={useFocusOnWrong(attempts)} method="post" noValidate onSubmit={onSubmit} className={styles.form}>
    <div inert={isSending} className={styles.sections}>
      {children}
    </div>
    {foot}
  </form>
)

/** After each attempt, in the order of the page. */
const useFocusOnWrong = (attempts: number) => {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (attempts === 0) return
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    wrong?.focus()
    // One that has the focus already, and was scrolled away from, is not brought back by that.
    wrong?.scrollIntoView({ block: 'center' })
  }, [attempts])
  return form
}
