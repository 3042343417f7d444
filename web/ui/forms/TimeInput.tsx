import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'
import control from '../Input.module.css'
import styles from './TimeInput.module.css'

type Props = Omit<ComponentProps<'input'>, 'type' | 'aria-label' | 'onChange'> & {
  /** Only a screen reader hears it: such boxes stand in rows that say what they are. */
  label: string
  value: string
  onChange: (time: string) => void
}

// The browser's box ends at 23:59.
const shownTime = (time: string) => (time === '24:00' ? '00:00' : time)

/** A time of the day, 'HH:MM', in a box as narrow as it can be. */
export function TimeInput({ label, value, onChange, ...input }: Props) {
  return (
    <input
      {...input}
      type="time"
      aria-label={label}
      value={shownTime(value)}
      onChange={(event) => onChange(event.currentTarget.value)}
      className={classes(control.control, styles.time)}
    />
  )
}
