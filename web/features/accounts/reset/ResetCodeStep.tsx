import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { oneTimeCode } from '../../../../contract/limits.ts'
import { formatContact } from '../../../lib/format/contact-links.ts'
import { refusalText, wasRefused } from '../../../lib/forms/refusal-text.ts'
import { ruleText } from '../../../lib/forms/rule-text.ts'
import { showProviderToast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/Button.tsx'
import { CodeInput } from '../../../ui/forms/CodeInput.tsx'
import { resendResetCode, verifyResetCode } from '../accounts.api.ts'
import styles from '../parts/form.module.css'
import { ResendCode } from '../verify/ResendCode.tsx'
import { oneTimeCodeRule, useCodeForm } from '../useCodeForm.ts'
import { contactBody } from './reset-contact.ts'
import type { ResetCode } from './ResetContactStep.tsx'
import { RESEND_WAIT_S } from '../verify/send-code.ts'

type Props = { code: ResetCode; onVerified: () => void; onBack: () => void }

const MINUTES = oneTimeCode.lifetime / 60_000

export const ResetCodeStep = ({ code: { contact, resendIn }, onVerified, onBack }: Props) => {
  const { t } = useTranslation('LoginCustomer', { keyPrefix: 'forgotPassword' })
  const { field, error, isBusy, submit } = useCodeForm({
    rule: oneTimeCodeRule,
    send: async (otp) => {
      await verifyResetCode({ ...contactBody(contact), otp })
      showProviderToast({ kind: 'success', text: t('verified') })
      onVerified()
    },
    problemOf: (problem) => refusalText(t, problem, t(wasRefused(problem) ? 'codeWrong' : 'failed')),
    keepsWrongCode: true,
  })
  return (
    <form method="post" noValidate onSubmit={submit} className={styles.form}>
      <p>{t(resendIn > 0 ? 'sentTo' : 'typeFor', { contact: formatContact(contact) })}</p>
      <CodeInput
        {...field}
        name="otp"
        label={t('code')}
        hint={t('validFor', { minutes: MINUTES })}
        error={error && ruleText(t, error)}
      />
      <div className={styles.actions}>
        <Button type="submit" loading={isBusy} loadingText={t('verifying')}>
          {t('verify')}
        </Button>
        <Button variant="quiet" icon="arrow-left" onClick={onBack}>
          {t('back')}
        </Button>
      </div>
      <ResendCode
        wait={resendIn}
        waitAgain={RESEND_WAIT_S}
        send={() => resendResetCode(contactBody(contact))}
        onSent={() => showProviderToast({ kind: 'success', text: t('resent') })}
        problemOf={(problem) => refusalText(t, problem, t('resendFailed'))}
      />
    </form>
  )
}
