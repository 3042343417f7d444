import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { limits } from '../../../../contract/limits.ts'
import { paths } from '../../../lib/paths.ts'
import { errorText } from '../../../lib/forms/rule-text.ts'
import { Button } from '../../../ui/Button.tsx'
import { MobileInput } from '../../../ui/forms/MobileInput.tsx'
import { Link } from '../../../ui/Link.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { NewPasswordFields } from '../NewPasswordFields.tsx'
import styles from '../parts/form.module.css'
import { type NewAccount, useSignup } from './useSignup.ts'

export const SignupForm = ({ onCreated }: { onCreated: (account: NewAccount) => void }) => {
  const { t } = useTranslation('SignUpCustomer')
  const { form, bound, passwordRule, submit } = useSignup(onCreated)
  const { errors, isSubmitting } = form.formState

  return (
    // Submitted before hydration, a GET would put the password into the URL.
    <form method="post" noValidate onSubmit={submit} className={styles.form}>
      <h2>{t('form.title')}</h2>
      <div className={styles.pair}>
        <TextInput
          {...bound.name}
          label={t('form.name')}
          hint={t('form.nameHint')}
          error={errorText(t, errors.name)}
          autoComplete="name"
          maxLength={limits.name}
          required
        />
        <TextInput
          {...bound.username}
          label={t('form.username')}
          hint={t('form.usernameHint')}
          error={errorText(t, errors.username)}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      </div>
      <div className={styles.pair}>
        <TextInput
          {...bound.email}
          type="email"
          label={t('form.email')}
          optionalText={t('form.optional')}
          hint={t('form.emailHint')}
          error={errorText(t, errors.email)}
          autoComplete="email"
          maxLength={limits.email}
        />
        <MobileInput
          {...bound.mobile}
          label={t('form.mobile')}
          hint={t('form.mobileHint')}
          error={errorText(t, errors.mobile_number)}
          required
        />
      </div>
      <NewPasswordFields form={form} also={passwordRule} />
      <p className={styles.small}>
        {t('form.privacy')} <Link to={paths.privacy()}>{t('form.privacyLink')}</Link>
      </p>
      <Button type="submit" size="large" wide loading={isSubmitting} loadingText={t('form.creating')}>
        {t('form.submit')}
      </Button>
    </form>
  )
}
