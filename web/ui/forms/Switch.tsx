import { type ChangeEvent, type ComponentProps, type ReactNode, useId } from 'react'
import { describedBy, FieldMessages } from '../Field.tsx'
import styles from './Switch.module.css'

type Props = Omit<ComponentProps<'input'>, 'type' | 'role' | 'checked'> & {
  label: ReactNode
  checked: boolean
  hint?: ReactNode
  error?: string | undefined
}

/** Of a double click, which would undo the first. For React a click on a checkbox is its change. */
const isSecondClick = ({ nativeEvent }: ChangeEvent) =>
  nativeEvent instanceof UIEvent && nativeEvent.detail > 1

/** On or off at once. What is sent later with a form may be a Checkbox as well. */
export function Switch({ label, hint, error, onChange, ...input }: Props) {
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
