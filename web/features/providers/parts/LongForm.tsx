import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react'
import styles from './LongForm.module.css'
import type { ProviderFields } from './provider-fields.ts'
import type { ProviderForm } from './useProviderForm.ts'

type Props = {
  form: ProviderForm
  onSubmit: (fields: ProviderFields) => Promise<void>
  isSending: boolean
  /** The sections, out of reach while the form is under way. */
  children: ReactNode
  /** The button and what belongs to it. */
  foot: ReactNode
}

export const LongForm = ({ form, onSubmit, isSending, children, foot }: Props) => {
  const { hook, forget } = form
  const submit = (event: SubmitEvent) => {
    forget()
    return hook.handleSubmit(onSubmit)(event)
  }
  return (
    // By POST: before the script comes, no password may end up in the address.
    <form
      ref={useFocusOnWrong(hook.formState.submitCount)}
      method="post"
      noValidate
      onSubmit={submit}
      className={styles.form}
    >
      <div inert={isSending} className={styles.sections}>
        {children}
      </div>
      {foot}
    </form>
  )
}

/** After each attempt, in the order of the page. */
const useFocusOnWrong = (submitCount: number) => {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (submitCount === 0) return
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    wrong?.focus()
    // One that has the focus already, and was scrolled away from, is not brought back by that.
    wrong?.scrollIntoView({ block: 'center' })
  }, [submitCount])
  return form
}
