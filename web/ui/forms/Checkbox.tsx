import { useId, type ComponentProps, type ReactNode } from 'react'
import styles from './Checkbox.module.css'
import { describedBy, FieldMark, FieldMessages } from '../Field.tsx'

type Props = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
}

export function Checkbox({ label, hint, error, id, ...input }: Props) {
  const ownId = useId()
  const boxId = id ?? ownId
  return (
    <div>
      <label className={styles.label}>
        <input
          {...input}
          {...describedBy(boxId, { error, hint })}
          id={boxId}
          type="checkbox"
          className={styles.box}
        />
        <span>
          {label}
          <FieldMark required={input.required} />
        </span>
      </label>
      <FieldMessages id={boxId} error={error} hint={hint} />
    </div>
  )
}
