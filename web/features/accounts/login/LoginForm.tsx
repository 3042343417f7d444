import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { limits } from '../../../../contract/limits.ts'
import { paths } from '../../../lib/paths.ts'
import { errorText } from '../../../lib/forms/rule-text.ts'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/forms/Checkbox.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { PasswordInput } from '../../../ui/forms/PasswordInput.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import type { UserType } from '../accounts.api.ts'
import { ConsentDialog } from '../signup/ConsentDialog.tsx'
import { Verification } from '../verify/Verification.tsx'
import { CaptchaBox } from './CaptchaBox.tsx'
import { LoginCodeStep } from './LoginCodeStep.tsx'
import { LOGIN_SETTINGS } from './login-settings.ts'
import formStyles from '../parts/form.module.css'
import styles from './LoginForm.module.css'
import { useLogin } from './useLogin.ts'

export const LoginForm = ({ userType }: { userType: UserType }) => {
  const { namespace } = LOGIN_SETTINGS[userType]
  const { t } = useTranslation(namespace)
  const { form, bound, captcha, submit, isBusy, verification, suspended, codeStep, renewal } =
    useLogin(userType)
  const { errors } = form.formState
  const renewalDialog = renewal && (
    <ConsentDialog role={userType} isRenewal onAccept={renewal.accept} onClose={renewal.decline} />
  )

  if (codeStep)
    return (
      <>
        <LoginCodeStep {...codeStep} />
        {renewalDialog}
      </>
    )
  return (
    <>
      {renewalDialog}
      {/* Submitted before hydration, a GET would put the password into the URL. */}
      <form method="post" noValidate onSubmit={submit} className={formStyles.form}>
        <h2>{t('form.title')}</h2>
        <TextInput
          {...bound.identifier}
          label={t('form.identifier')}
          error={errorText(t, errors.identifier)}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={limits.email}
          required
        />
        <PasswordInput
          {...bound.password}
          label={t('form.password')}
          error={errorText(t, errors.password)}
          autoComplete="current-password"
          showLabel={t('form.show')}
          coverLabel={t('form.cover')}
          required
        />
        <CaptchaBox
          namespace={namespace}
          captcha={captcha.current}
          isFailed={captcha.isFailed}
          onRenew={captcha.renew}
          answer={{ ...bound.captcha, error: errorText(t, errors.captcha) }}
        />
        <div className={styles.choices}>
          <Checkbox {...bound.isRemembered} label={t('form.remember')} />
          <Link to={paths.forgotPassword()}>{t('form.forgot')}</Link>
        </div>
        {errors.root?.refused && <Notice kind="error">{errors.root.refused.message}</Notice>}
        {suspended && <SuspendedNotice namespace={namespace} appealCode={suspended.appeal_code} />}
        <Button type="submit" size="large" wide loading={isBusy} loadingText={t('form.sending')}>
          {t('form.submit')}
        </Button>
      </form>
      {verification && (
        <Verification
          variant="login"
          userId={verification.unverified.user_id}
          userType={userType}
          contacts={verification.unverified.contacts}
          area="customer"
          onVerified={verification.verified}
          onClose={verification.close}
        />
      )}
    </>
  )
}

type SuspendedProps = {
  namespace: (typeof LOGIN_SETTINGS)[UserType]['namespace']
  appealCode: string | null
}

const SuspendedNotice = ({ namespace, appealCode }: SuspendedProps) => {
  const { t } = useTranslation(namespace, { keyPrefix: 'suspended' })
  return (
    <Notice kind="error">
      {t('text')}{' '}
      {appealCode ? (
        <Link to={paths.appeal(appealCode)}>{t('appeal')}</Link>
      ) : (
        <Link to={paths.contact()}>{t('contact')}</Link>
      )}
    </Notice>
  )
}
