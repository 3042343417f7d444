import { type ChangeEvent, type ComponentProps, type ReactNode, useId } from 'react'
import { describedBy, FieldMessages } from '../Field.tsx'
import styles from './Switch.module.css'

type Props = Omit<ComponentProps<'input'>, 'type' | 'role' | 'checked'> & {
  label: ReactNode
  checked: boolean
  hint?: ReactNode
  error?: string | undefined
}

/** The second click of a double click would undo the first. */
const isSecondClick = ({ nativeEvent }: ChangeEvent) =>
  nativeEvent instanceof UIEvent && nativeEvent.detail > 1

/** For settings that are saved at once. */
export function Switch({ label, hint, error, onChange, ...input }: Props) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label className={styles.label}>
        <input
          {...input}
          {...describedBy(id, { error, hint })}
          id={id}
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says by itself whether it is checked
          role="switch"
          className={styles.switch}
          onChange={(event) => {
            if (!isSecondClick(event)) onChange?.(event)
          }}
        />
        <span>{label}</span>
      </label>
      <FieldMessages id={id} error={error} hint={hint} />
    </div>
  )
}
