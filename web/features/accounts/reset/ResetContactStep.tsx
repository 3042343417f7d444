import { useForm } from 'react-hook-form'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { limits } from '../../../../contract/limits.ts'
import { refusalText } from '../../../lib/forms/refusal-text.ts'
import { errorText } from '../../../lib/forms/rule-text.ts'
import { showProviderToast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { forgotPassword } from '../accounts.api.ts'
import styles from '../parts/form.module.css'
import { contactBody, normalizeContact, contactRule } from './reset-contact.ts'
import { CheckingBrowser } from '../verify/CheckingBrowser.tsx'
import { RESEND_WAIT_S } from '../verify/send-code.ts'

/** `resendIn`: seconds until another code can be requested. */
export type ResetCode = { contact: string; resendIn: number }

type Props = { contact: string; onNext: (code: ResetCode) => void }
type Values = { contact: string }

export const ResetContactStep = ({ contact, onNext }: Props) => {
  const { t } = useTranslation('LoginCustomer', { keyPrefix: 'forgotPassword' })
  const { register, handleSubmit, setError, formState } = useForm<Values>({
    mode: 'onTouched',
    defaultValues: { contact },
  })

  const send = async (values: Values) => {
    const to = normalizeContact(values.contact)
    try {
      await forgotPassword(contactBody(to))
      showProviderToast({ kind: 'success', text: t('sent') })
      onNext({ contact: to, resendIn: RESEND_WAIT_S })
    } catch (error) {
      setError('root', { message: refusalText(t, error, t('failed')) })
    }
  }
  const goOn = (values: Values) => onNext({ contact: normalizeContact(values.contact), resendIn: 0 })

  return (
    <form method="post" noValidate onSubmit={handleSubmit(send)} className={styles.form}>
      <TextInput
        {...register('contact', { validate: contactRule })}
        label={t('contact')}
        hint={t('contactHint')}
        error={errorText(t, formState.errors.contact)}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={limits.email}
        required
      />
      {formState.errors.root && <Notice kind="error">{formState.errors.root.message}</Notice>}
      <div className={styles.actions}>
        <Button type="submit" icon="send" loading={formState.isSubmitting} loadingText={t('sending')}>
          {t('send')}
        </Button>
        <Button variant="quiet" onClick={handleSubmit(goOn)}>
          {t('haveCode')}
        </Button>
      </div>
      <CheckingBrowser />
    </form>
  )
}
