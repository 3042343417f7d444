import { type SubmitEvent, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation } from 'react-router'
import { limits } from '../../../../contract/limits.ts'
import { required } from '../../../../contract/rules.ts'
import { refusalCodeText } from '../../../lib/forms/refusal-text.ts'
import { errorText } from '../../../lib/forms/rule-text.ts'
import { useWrite } from '../../../lib/forms/useWrite.ts'
import { waitText } from '../../../lib/format/wait-text.ts'
import { CallError } from '../../../lib/http/call.ts'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { returnPath } from '../../../lib/session/return-to.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { PasswordInput } from '../../../ui/forms/PasswordInput.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { loginAdmin } from '../accounts.api.ts'
import formStyles from '../parts/form.module.css'

export const AdminLoginForm = () => {
  const { t } = useTranslation('LoginAdmin')
  const { register, formState, submit, isBusy } = useAdminLogin()
  const { errors } = formState

  return (
    // Submitted before hydration, a GET would put the password into the URL.
    <form method="post" noValidate onSubmit={submit} className={formStyles.form}>
      <h2>{t('form.title')}</h2>
      <TextInput
        {...register('username', { validate: required })}
        label={t('form.username')}
        error={errorText(t, errors.username)}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={limits.email}
        required
      />
      <PasswordInput
        {...register('password', { validate: required })}
        label={t('form.password')}
        error={errorText(t, errors.password)}
        autoComplete="current-password"
        showLabel={t('form.show')}
        coverLabel={t('form.cover')}
        required
      />
      {errors.root?.refused && <Notice kind="error">{errors.root.refused.message}</Notice>}
      <Button type="submit" size="large" wide loading={isBusy} loadingText={t('form.sending')}>
        {t('form.submit')}
      </Button>
    </form>
  )
}

// A full load, because the admin panel has a session of its own. Only to a page of this site.
const redirectTo = (url: string) => {
  const target = new URL(url, window.location.origin)
  if (target.origin !== window.location.origin) throw new Error('The redirect leads to another site.')
  window.location.assign(target.pathname + target.search)
}

/** After an expired session staff return to the same page. */
const isAdminPath = (back: string | undefined, adminPath: string): back is string =>
  back !== undefined &&
  (back === adminPath || back.startsWith(`${adminPath}/`) || back.startsWith(`${adminPath}?`))

const useAdminLogin = () => {
  const problemOf = useProblem()
  const back = returnPath(useLocation().state)
  const form = useForm({ mode: 'onTouched', defaultValues: { username: '', password: '' } })
  const [isLeaving, setLeaving] = useState(false)

  const { write, isPending } = useWrite({
    mutationFn: (values: { username: string; password: string }) => loginAdmin(values),
    onDone: ({ redirect_url }) => {
      redirectTo(isAdminPath(back, redirect_url) ? back : redirect_url)
      setLeaving(true)
    },
    onFailed: (error) => form.setError('root.refused', { message: problemOf(error) }),
  })
  const submit = (event: SubmitEvent) => void form.handleSubmit(write)(event)
  return { ...form, submit, isBusy: isPending || isLeaving }
}

const useProblem = () => {
  const { t } = useTranslation('LoginAdmin')
  const language = useLanguage()
  return (error: unknown) => {
    if (!(error instanceof CallError)) return t('failed')
    if (!error.code) return error.serverText ?? t('failed')
    const wait = waitText(language, error.retryAfter)
    return refusalCodeText(t, error.code, error.message, { wait })
  }
}
