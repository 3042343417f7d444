import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { limits } from '../../../../contract/limits.ts'
import { ruleText } from '../../../lib/forms/rule-text.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { PasswordInput } from '../../../ui/forms/PasswordInput.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import formStyles from '../parts/form.module.css'
import { useAdminLogin } from './useAdminLogin.ts'

export const AdminLoginForm = () => {
  const { t } = useTranslation('LoginAdmin')
  const { form, bound, submit, isBusy } = useAdminLogin()
  const { errors } = form.formState
  const errorOf = (field: keyof typeof bound) => {
    const message = errors[field]?.message
    return message && ruleText(t, message)
  }

  return (
    // Submitted before hydration, a GET would put the password into the URL.
    <form method="post" noValidate onSubmit={submit} className={formStyles.form}>
      <h2>{t('form.title')}</h2>
      <TextInput
        {...bound.username}
        label={t('form.username')}
        error={errorOf('username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={limits.email}
        required
      />
      <PasswordInput
        {...bound.password}
        label={t('form.password')}
        error={errorOf('password')}
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
