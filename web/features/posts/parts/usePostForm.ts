import type { TFunction } from '../../../lib/i18n/translate.ts'
import type { SubmitEvent } from 'react'
import { useForm } from 'react-hook-form'
import { ruleText } from '../../../lib/forms/rule-text.ts'
import { useServerFieldErrors } from '../../accounts/useServerFieldErrors.ts'
import { kindRule } from './kind-fields.ts'
import { type PostFields, type PostTexts, TEXT_FIELDS, textRules } from './post-fields.ts'

export type PostForm = ReturnType<typeof usePostForm>

export const usePostForm = (t: TFunction, filledWith: PostFields) => {
  const hook = useForm<PostFields>({
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: filledWith,
  })
  const { errors, isDirty, submitCount } = hook.formState
  const { refuse, ruleOf, forget } = useServerFieldErrors(hook, TEXT_FIELDS)

  const errorOf = (field: keyof PostFields) => {
    const message = errors[field]?.message
    return typeof message === 'string' ? ruleText(t, message) : undefined
  }
  const ownRule = (field: keyof PostTexts) =>
    field === 'title' || field === 'content' ? textRules[field] : kindRule(field, filledWith)
  const bind = (field: keyof PostTexts) => ({
    ...hook.register(field, {
      validate: (value, fields) => ownRule(field)(value, fields) ?? ruleOf(field)(value),
    }),
    label: t(`fields.${field}`),
    error: errorOf(field),
  })
  /** For LongForm. A value that was refused before may be valid by now. */
  const submitting = (send: (fields: PostFields) => Promise<void>) => ({
    attempts: submitCount,
    onSubmit: (event: SubmitEvent) => {
      forget()
      void hook.handleSubmit(send)(event)
    },
  })
  const hasErrors = Object.keys(errors).length > 0
  return { t, hook, bind, errorOf, submitting, hasErrors, isDirty, refuse }
}
