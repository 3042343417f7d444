import { useId, type ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './Field.module.css'
import { Icon } from './Icon.tsx'

export type FieldProps = {
  label: string
  hint?: ReactNode
  error?: string | undefined
  required?: boolean | undefined
  /** The word for a field that may stay empty, such as '(optional)'. */
  optionalText?: string | undefined
  /** For a field whose place says what it is, such as a search box: only a screen reader hears the label. */
  hideLabel?: boolean | undefined
  id?: string | undefined
}

type FieldControl = {
  id: string
  required: boolean | undefined
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

type Props = FieldProps & { children: (control: FieldControl) => ReactNode; aside?: ReactNode }

export function Field({ label, required, optionalText, hideLabel, id, children, ...below }: Props) {
  const ownId = useId()
  const controlId = id ?? ownId
  return (
    <div className={styles.field}>
      <label htmlFor={controlId} className={hideLabel ? 'visually-hidden' : styles.label}>
        {label}
        <FieldMark required={required} optionalText={optionalText} />
      </label>
      {children({ id: controlId, required, ...describedBy(controlId, below) })}
      <FieldMessages id={controlId} {...below} />
    </div>
  )
}

export function FieldMark({ required, optionalText }: Pick<FieldProps, 'required' | 'optionalText'>) {
  if (required) {
    return (
      <span className={styles.required} aria-hidden="true">
        *
      </span>
    )
  }
  return optionalText ? <span className={styles.optional}>{optionalText}</span> : null
}

const hintIdOf = (id: string) => `${id}-hint`
const errorIdOf = (id: string) => `${id}-error`

export function describedBy(id: string, { error, hint }: Pick<FieldProps, 'error' | 'hint'>) {
  const ids = classes(error && errorIdOf(id), hint ? hintIdOf(id) : undefined)
  return { 'aria-invalid': error ? (true as const) : undefined, 'aria-describedby': ids || undefined }
}

type Messages = Pick<FieldProps, 'error' | 'hint'> & { id: string; aside?: ReactNode }

/** Always rendered, so that screen readers announce a later error. */
export function FieldMessages({ id, error, hint, aside }: Messages) {
  return (
    <div className={styles.messages} aria-live="polite">
      {error && (
        <p id={errorIdOf(id)} className={styles.error}>
          <Icon name="alert" />
          {error}
        </p>
      )}
      {hint && (
        <p id={hintIdOf(id)} className={styles.hint}>
          {hint}
        </p>
      )}
      {aside}
    </div>
  )
}
