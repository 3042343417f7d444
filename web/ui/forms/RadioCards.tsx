import { useId } from 'react'
import { describedBy, FieldMark, FieldMessages, type FieldProps } from '../Field.tsx'
import { Icon, type IconName } from '../Icon.tsx'
import styles from './RadioCards.module.css'

type RadioOption<Value extends string> = {
  value: Value
  title: string
  detail?: string | undefined
  icon?: IconName | undefined
}

type Props<Value extends string> = Omit<FieldProps, 'hideLabel' | 'optionalText'> & {
  name: string
  options: RadioOption<Value>[]
  value: Value | undefined
  onChange: (value: Value) => void
}

export function RadioCards<Value extends string>(props: Props<Value>) {
  const { label, hint, error, required, id, name, options, value, onChange } = props
  const ownId = useId()
  const groupId = id ?? ownId
  return (
    <fieldset id={groupId} aria-describedby={describedBy(groupId, { error, hint })['aria-describedby']}>
      <legend className={styles.legend}>
        {label}
        <FieldMark required={required} />
      </legend>
      <div className={styles.cards}>
        {options.map((option) => (
          <label key={option.value} className={styles.card}>
            <input
              type="radio"
              name={name}
              value={option.value}
              required={required}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className={styles.radio}
            />
            <span className={styles.text}>
              <span className={styles.title}>{option.title}</span>
              {option.detail && <span className={styles.detail}>{option.detail}</span>}
            </span>
            {option.icon && <Icon name={option.icon} />}
          </label>
        ))}
      </div>
      <FieldMessages id={groupId} error={error} hint={hint} />
    </fieldset>
  )
}
