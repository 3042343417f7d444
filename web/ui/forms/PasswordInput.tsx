import { useState, type ComponentProps } from 'react'
import { classes } from '../classes.ts'
import control from '../Input.module.css'
import { Field, type FieldProps } from '../Field.tsx'
import { IconButton } from '../IconButton.tsx'

type Props = FieldProps &
  Omit<ComponentProps<'input'>, keyof FieldProps | 'type'> & {
    /** A new password and a known one are filled in differently by the browser. */
    autoComplete: 'current-password' | 'new-password'
    /** Names of the button that shows the password, and then covers it again. */
    showLabel: string
    coverLabel: string
  }

export function PasswordInput({ showLabel, coverLabel, ...props }: Props) {
  const { label, hint, error, required, optionalText, hideLabel, id, ...input } = props
  const [isVisible, setVisible] = useState(false)
  return (
    <Field {...{ label, hint, error, required, optionalText, hideLabel, id }}>
      {(bound) => (
        <div className={control.holder}>
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...bound}
            type={isVisible ? 'text' : 'password'}
            className={classes(control.control, control.withAfter)}
          />
          <span className={control.after}>
            <IconButton
              icon={isVisible ? 'eye-off' : 'eye'}
              label={isVisible ? coverLabel : showLabel}
              onClick={() => setVisible(!isVisible)}
            />
          </span>
        </div>
      )}
    </Field>
  )
}
