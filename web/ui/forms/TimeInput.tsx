import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'
import control from '../Input.module.css'
import styles from './TimeInput.module.css'

type Props = Omit<ComponentProps<'input'>, 'type' | 'aria-label' | 'onChange'> & {
  /** Visually hidden. */
  label: string
  value: string
  onChange: (time: string) => void
}

// The browser's input ends at 23:59.
const inputValue = (time: string) => (time === '24:00' ? '00:00' : time)

export function TimeInput({ label, value, onChange, ...input }: Props) {
  return (
    <input
      {...input}
      type="time"
      aria-label={label}
      value={inputValue(value)}
      onChange={(event) => onChange(event.currentTarget.value)}
      className={classes(control.control, styles.time)}
    />
  )
}
