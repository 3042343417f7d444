import type { SubmitEvent } from 'react'
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type PathValue,
  type RegisterOptions,
  useForm,
} from 'react-hook-form'
import type { TFunction } from '../i18n/translate.ts'
import { ruleText } from './rule-text.ts'
import { type ErrorMapping, useServerFieldErrors } from './useServerFieldErrors.ts'

type Options<Values extends FieldValues> = ErrorMapping<Path<Values>> & {
  /** Labels are under `fields`, texts of broken rules under `rules`. */
  t: TFunction
  /** In the order of the form. */
  fields: readonly Path<Values>[]
  initialValues: DefaultValues<Values>
  /** LongForm focuses the first invalid field itself. */
  shouldFocusError?: boolean
}

/** A form whose fields are validated by rules of the contract and by the server. */
export const useRuleForm = <Values extends FieldValues>(options: Options<Values>) => {
  const { t, fields, initialValues, shouldFocusError = false } = options
  const hook = useForm<Values>({ mode: 'onTouched', shouldFocusError, defaultValues: initialValues })
  const { errors, isDirty, submitCount } = hook.formState
  const { show, ruleOf, forget } = useServerFieldErrors(hook, fields, options)

  const errorOf = (field: Path<Values>) => {
    const message = errors[field]?.message
    return typeof message === 'string' ? ruleText(t, message) : undefined
  }
  /** The props of an input. */
  const bind = <Field extends Path<Values>>(
    field: Field,
    rule: (value: PathValue<Values, Field>, values: Values) => string | undefined,
    more: Pick<RegisterOptions<Values, Field>, 'onChange' | 'setValueAs'> = {},
  ) => ({
    ...hook.register(field, {
      ...more,
      validate: (value: PathValue<Values, Field>, values: Values) =>
        rule(value, values) ?? ruleOf(field)(value),
    }),
    label: t(`fields.${field}`),
    error: errorOf(field),
  })
  const onSubmit =
    (send: (values: Values) => unknown, onInvalid?: (invalid: FieldErrors<Values>) => unknown) =>
    (event: SubmitEvent) => {
      forget()
      void hook.handleSubmit(send, onInvalid)(event)
    }
  /** For LongForm. */
  const submitting = (send: (values: Values) => unknown) => ({
    attempts: submitCount,
    onSubmit: onSubmit(send),
  })
  const hasErrors = Object.keys(errors).length > 0
  return { t, hook, bind, errorOf, ruleOf, show, onSubmit, submitting, hasErrors, isDirty }
}
