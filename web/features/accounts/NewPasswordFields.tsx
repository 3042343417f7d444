import { type FieldValues, type Path, type UseFormReturn, useWatch } from 'react-hook-form'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { confirmPassword, firstOf, password as passwordRule } from '../../../contract/rules.ts'
import { errorText } from '../../lib/forms/rule-text.ts'
import { PasswordInput } from '../../ui/forms/PasswordInput.tsx'
import { PasswordChecklist } from './PasswordChecklist.tsx'
import type { ServerRule } from '../../lib/forms/useServerFieldErrors.ts'

type Passwords = { password: string; confirm_password: string }

type Props<Values extends FieldValues> = {
  form: UseFormReturn<Values>
  /** The error that the server returned for the password. */
  also: ServerRule
  label?: string
}

/** The page must list the namespace SignUpCustomer in its handle. */
export const NewPasswordFields = <Values extends Passwords & FieldValues>({
  form,
  also,
  label,
}: Props<Values>) => {
  const { t } = useTranslation('SignUpCustomer')
  const { register, getValues, getFieldState, formState, trigger, control } = form
  const password = 'password' as Path<Values>
  const confirm = 'confirm_password' as Path<Values>
  const typed = useWatch({ control, name: password })

  const propsOf = (field: Path<Values>) =>
    ({
      error: errorText(t, getFieldState(field, formState).error),
      required: true,
      autoComplete: 'new-password',
      showLabel: t('form.showPassword'),
      coverLabel: t('form.coverPassword'),
    }) as const
  const compareAgain = () => {
    if (getFieldState(confirm).isTouched) void trigger(confirm)
  }

  return (
    <>
      <PasswordInput
        {...register(password, { validate: firstOf(passwordRule, also), onChange: compareAgain })}
        {...propsOf(password)}
        label={label ?? t('form.password')}
        hint={<PasswordChecklist password={typed} />}
      />
      <PasswordInput
        {...register(confirm, { validate: (value) => confirmPassword(value, getValues(password)) })}
        {...propsOf(confirm)}
        label={t('form.confirmPassword')}
      />
    </>
  )
}
