import { useQueryClient } from '@tanstack/react-query'
import type { SubmitEvent } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { firstOf, required } from '../../../../contract/rules.ts'
import { CallError } from '../../../lib/http/call.ts'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { paths } from '../../../lib/paths.ts'
import { errorText } from '../../../lib/forms/rule-text.ts'
import { showProviderToast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/Button.tsx'
import { PasswordInput } from '../../../ui/forms/PasswordInput.tsx'
import { Link } from '../../../ui/Link.tsx'
import { changePassword, sessionsQuery } from '../accounts.api.ts'
import { NewPasswordFields } from '../NewPasswordFields.tsx'
import { newPasswordProblem, ownPasswordProblem } from '../password-problems.ts'
import styles from '../parts/form.module.css'
import { useServerFieldErrors } from '../../../lib/forms/useServerFieldErrors.ts'

type Values = { old_password: string; password: string; confirm_password: string }

const EMPTY: Values = { old_password: '', password: '', confirm_password: '' }

export const ChangePasswordForm = ({ accountId }: { accountId: number }) => {
  const { t } = useTranslation('LoginSecurity')
  const { form, refused, submit } = useChangePassword(accountId)
  const { register, formState } = form
  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      className={styles.form}
      aria-labelledby="change-password"
    >
      <h2 id="change-password">{t('password.title')}</h2>
      <p>{t('password.text')}</p>
      <PasswordInput
        {...register('old_password', { validate: firstOf(required, refused.ruleOf('old_password')) })}
        label={t('password.old')}
        autoComplete="current-password"
        showLabel={t('password.show')}
        coverLabel={t('password.cover')}
        required
        error={errorText(t, formState.errors.old_password)}
      />
      <NewPasswordFields form={form} also={refused.ruleOf('password')} label={t('password.new')} />
      <div className={styles.actions}>
        <Button type="submit" loading={formState.isSubmitting} loadingText={t('password.saving')}>
          {t('password.submit')}
        </Button>
        <Link to={paths.forgotPassword()}>{t('password.forgot')}</Link>
      </div>
    </form>
  )
}

const useChangePassword = (accountId: number) => {
  const { t } = useTranslation('LoginSecurity')
  const language = useLanguage()
  const client = useQueryClient()
  const form = useForm<Values>({ mode: 'onTouched', defaultValues: EMPTY })
  const refused = useServerFieldErrors(form, ['old_password', 'password'])

  const change = async ({ old_password, password }: Values) => {
    try {
      await changePassword({ old_password, new_password: password })
      form.reset(EMPTY)
      showProviderToast({ kind: 'success', text: t('password.done') })
      await client.invalidateQueries({ queryKey: sessionsQuery(accountId).queryKey })
    } catch (error) {
      if (error instanceof CallError && error.code === 'bad_input')
        refused.refuse('password', newPasswordProblem(error))
      else refused.refuse('old_password', ownPasswordProblem(t, language, error))
    }
  }
  const submit = (event: SubmitEvent) => {
    refused.forget()
    return form.handleSubmit(change)(event)
  }
  return { form, refused, submit }
}
