import { useId, type ComponentProps, type ReactNode } from 'react'
import { describedBy, FieldMessages } from '../Field.tsx'
import styles from './Switch.module.css'

type Props = Omit<ComponentProps<'input'>, 'type' | 'role' | 'checked'> & {
  label: ReactNode
  checked: boolean
  hint?: ReactNode
  error?: string | undefined
}

/** On or off at once. What is sent later with a form may be a Checkbox as well. */
export function Switch({ label, hint, error, ...input }: Props) {
  const id = useId()
  return (
    <div>
      <label className={styles.label}>
        <input
          {...input}
          {...describedBy(id, { error, hint })}
          id={id}
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says by itself whether it is checked
          role="switch"
          className={styles.switch}
        />
        <span>{label}</span>
      </label>
      <FieldMessages id={id} error={error} hint={hint} />
    </div>
  )
}
