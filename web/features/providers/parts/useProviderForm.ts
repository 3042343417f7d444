import type { SubmitEvent } from 'react'
import { type RegisterOptions, useForm } from 'react-hook-form'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { firstOf, type Rule } from '../../../../contract/rules.ts'
import type { Namespace } from '../../../lib/i18n/namespaces.ts'
import { ruleText } from '../../../lib/forms/rule-text.ts'
import { useServerFieldErrors } from '../../accounts/useServerFieldErrors.ts'
import type { ProviderField, ProviderFields, TextField } from './provider-fields.ts'

export type ProviderForm = ReturnType<typeof useProviderForm>

type Options = {
  /** The page's namespace. Missing texts are those of the sign-up. */
  page: Namespace
  fields: readonly ProviderField[]
  initialValues: Partial<ProviderFields>
}
export type TextFieldOptions = Pick<RegisterOptions<ProviderFields, TextField>, 'onChange' | 'setValueAs'>

export const useProviderForm = ({ page, fields, initialValues }: Options) => {
  const { t } = useTranslation([page, 'SignUpProvider'])
  const hook = useForm<ProviderFields>({
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: initialValues,
  })
  const { errors, isDirty } = hook.formState
  const { refuse, ruleOf, forget } = useServerFieldErrors(hook, fields)

  const errorOf = (field: ProviderField) => {
    const message = errors[field]?.message
    return typeof message === 'string' ? ruleText(t, message) : undefined
  }
  const bind = (field: TextField, rule: Rule, options: TextFieldOptions = {}) => ({
    ...hook.register(field, { ...options, validate: firstOf(rule, ruleOf(field)) }),
    label: t(`fields.${field}`),
    error: errorOf(field),
  })
  /** For LongForm. A value that was refused before may be valid by now. */
  const submitting = (send: (fields: ProviderFields) => Promise<void>) => ({
    attempts: hook.formState.submitCount,
    onSubmit: (event: SubmitEvent) => {
      forget()
      void hook.handleSubmit(send)(event)
    },
  })
  const hasErrors = Object.keys(errors).length > 0
  return { t, hook, fields, bind, errorOf, ruleOf, hasErrors, isDirty, refuse, submitting }
}
