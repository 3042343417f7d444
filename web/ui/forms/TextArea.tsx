import { useState, type ChangeEvent, type ComponentProps } from 'react'
import { classes } from '../classes.ts'
import control from '../Input.module.css'
import { Field, type FieldProps } from '../Field.tsx'
import styles from './TextArea.module.css'

type Counted = {
  maxLength: number
  counterText: (used: number, most: number) => string
  /** For a box that a form fills by itself: without a `value` only what is typed is counted. */
  used?: number | undefined
}
type Uncounted = { maxLength?: number | undefined; counterText?: undefined; used?: undefined }

type Props = FieldProps &
  Omit<ComponentProps<'textarea'>, keyof FieldProps | 'maxLength' | 'value' | 'defaultValue'> & {
    value?: string | undefined
    defaultValue?: string | undefined
  } & (Counted | Uncounted)

/** Grows with its text. The counter is announced only near `maxLength`. */
export function TextArea({ counterText, maxLength, onChange, ...props }: Props) {
  const { label, hint, error, required, optionalText, hideLabel, id, used: known, ...area } = props
  const [typed, setTyped] = useState((area.defaultValue ?? '').length)
  const used = known ?? area.value?.length ?? typed

  const count = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setTyped(event.currentTarget.value.length)
    onChange?.(event)
  }
  const counter = counterText && <Counter used={used} most={maxLength} text={counterText(used, maxLength)} />

  return (
    <Field {...{ label, hint, error, required, optionalText, hideLabel, id }} aside={counter}>
      {(bound) => (
        <textarea
          {...area}
          {...bound}
          maxLength={maxLength}
          onChange={count}
          className={classes(control.control, styles.area)}
        />
      )}
    </Field>
  )
}

const NEAR_LIMIT = 0.9
export const isNearLimit = (used: number, most: number) => used >= most * NEAR_LIMIT

function Counter({ used, most, text }: { used: number; most: number; text: string }) {
  const isNear = isNearLimit(used, most)
  return (
    <p className={classes(styles.counter, isNear && styles.near)} aria-live={isNear ? 'polite' : 'off'}>
      {text}
    </p>
  )
}
