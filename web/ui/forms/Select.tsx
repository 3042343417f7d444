import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'
import control from '../Input.module.css'
import { Field, type FieldProps } from '../Field.tsx'
import { Icon } from '../Icon.tsx'
import styles from './Select.module.css'

type Props = FieldProps &
  Omit<ComponentProps<'select'>, keyof FieldProps | 'multiple'> & {
    /** For a row of a list. */
    isNarrow?: boolean
  }

export function Select({ isNarrow, ...props }: Props) {
  const { label, hint, error, required, optionalText, hideLabel, id, ...select } = props
  return (
    <Field {...{ label, hint, error, required, optionalText, hideLabel, id }}>
      {(bound) => (
        <div className={classes(control.holder, isNarrow && styles.narrow)}>
          <select
            {...select}
            {...bound}
            className={classes(control.control, control.withAfter, styles.select)}
          />
          <span className={classes(control.after, styles.mark)}>
            <Icon name="chevron-down" />
          </span>
        </div>
      )}
    </Field>
  )
}
