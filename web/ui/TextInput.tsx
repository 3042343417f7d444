import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes.ts'
import control from './Input.module.css'
import { Field, type FieldProps } from './Field.tsx'

type Props = FieldProps &
  Omit<ComponentProps<'input'>, keyof FieldProps> & {
    /** An icon or a short mark such as +91, shown inside the box before the text. */
    before?: ReactNode
  }

export function TextInput({
  label,
  hint,
  error,
  required,
  optionalText,
  hideLabel,
  id,
  before,
  ...input
}: Props) {
  return (
    <Field {...{ label, hint, error, required, optionalText, hideLabel, id }}>
      {(bound) => (
        <div className={control.holder}>
          {before && (
            <span className={control.before} aria-hidden="true">
              {before}
            </span>
          )}
          <input
            type="text"
            {...input}
            {...bound}
            className={classes(control.control, !!before && control.withBefore)}
          />
        </div>
      )}
    </Field>
  )
}
