import { OTPInput, type SlotProps } from 'input-otp'
import type { Ref } from 'react'
import { classes } from '../classes.ts'
import styles from './CodeInput.module.css'
import { asciiDigits } from './digits.ts'
import { Field, type FieldProps } from '../Field.tsx'

type Props = Pick<FieldProps, 'label' | 'hint' | 'error' | 'hideLabel' | 'id'> & {
  ref?: Ref<HTMLInputElement> | undefined
  value: string
  onChange: (code: string) => void
  /** All six digits are there. */
  onComplete?: ((code: string) => void) | undefined
  name?: string | undefined
  disabled?: boolean | undefined
}

const CODE_LENGTH = 6
const DIGITS = '^[0-9०-९]*$'

const parseDigits = (text: string) => asciiDigits(text).replace(/\D/g, '')

/** One input below six drawn boxes, so that paste, SMS autofill and screen readers work. */
export function CodeInput({
  label,
  hint,
  error,
  hideLabel,
  id,
  value,
  onChange,
  onComplete,
  ...input
}: Props) {
  return (
    <Field {...{ label, hint, error, hideLabel, id }} required>
      {(bound) => (
        <OTPInput
          {...input}
          {...bound}
          value={value}
          onChange={(code: string) => onChange(asciiDigits(code))}
          onComplete={(code: string) => onComplete?.(asciiDigits(code))}
          maxLength={CODE_LENGTH}
          pattern={DIGITS}
          pasteTransformer={parseDigits}
          inputMode="numeric"
          autoComplete="one-time-code"
          pushPasswordManagerStrategy="none"
          noScriptCSSFallback={null}
          containerClassName={styles.code ?? ''}
          // oxlint-disable-next-line react/no-array-index-key -- the boxes never change places
          render={({ slots }) => slots.map((slot, at) => <Box key={at} {...slot} invalid={!!error} />)}
        />
      )}
    </Field>
  )
}

function Box({ char, isActive, hasFakeCaret, invalid }: SlotProps & { invalid: boolean }) {
  return (
    <span className={classes(styles.box, isActive && styles.active, invalid && styles.invalid)}>
      {char ?? (hasFakeCaret && <span className={styles.caret} />)}
    </span>
  )
}
