import type { SubmitEvent } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { CallError } from '../../../lib/http/call.ts'
import { refusalText } from '../../../lib/forms/refusal-text.ts'
import { clearSession } from '../../../lib/session/session.ts'
import { showProviderToast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { resetPassword } from '../accounts.api.ts'
import { newPasswordProblem } from '../password-problems.ts'
import { NewPasswordFields } from '../NewPasswordFields.tsx'
import { useServerFieldErrors } from '../../../lib/forms/useServerFieldErrors.ts'
import styles from '../parts/form.module.css'
import { contactBody } from './reset-contact.ts'

type Props = { contact: string; onDone: () => void; onRestart: () => void }
type Values = { password: string; confirm_password: string }

const EMPTY: Values = { password: '', confirm_password: '' }

export const ResetPasswordStep = ({ contact, onDone, onRestart }: Props) => {
  const { t } = useTranslation('LoginCustomer', { keyPrefix: 'forgotPassword' })
  const { form, serverRule, submit } = useReset(contact, onDone)
  const problem = form.formState.errors.root?.message
  return (
    <form method="post" noValidate onSubmit={submit} className={styles.form}>
      <p>{t('newPassword')}</p>
      <NewPasswordFields form={form} also={serverRule} />
      {problem && <Notice kind="error">{problem}</Notice>}
      <div className={styles.actions}>
        <Button type="submit" loading={form.formState.isSubmitting} loadingText={t('resetting')}>
          {t('reset')}
        </Button>
        {problem && (
          <Button variant="quiet" icon="refresh" onClick={onRestart}>
            {t('restart')}
          </Button>
        )}
      </div>
    </form>
  )
}

const useReset = (contact: string, onDone: () => void) => {
  const { t } = useTranslation('LoginCustomer', { keyPrefix: 'forgotPassword' })
  const form = useForm<Values>({ mode: 'onTouched', defaultValues: EMPTY })
  const refused = useServerFieldErrors(form, ['password'])

  const reset = async ({ password }: Values) => {
    try {
      await resetPassword({ ...contactBody(contact), new_password: password })
      // The server has ended every session of the account.
      clearSession()
      showProviderToast({ kind: 'success', text: t('done') })
      onDone()
    } catch (error) {
      if (error instanceof CallError && error.code === 'bad_input')
        refused.refuse('password', newPasswordProblem(error))
      else form.setError('root', { message: refusalText(t, error, t('resetFailed')) })
    }
  }
  const submit = (event: SubmitEvent) => {
    refused.forget()
    return form.handleSubmit(reset)(event)
  }
  return { form, serverRule: refused.ruleOf('password'), submit }
}
