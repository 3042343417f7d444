import { type SubmitEvent, useState } from 'react'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { oneTimeCode } from '../../../../contract/limits.ts'
import { code as codeRule, firstOf, signupCode } from '../../../../contract/rules.ts'
import { formatContact } from '../../../lib/format/contact-links.ts'
import { refusalText, wasRefused } from '../../../lib/forms/refusal-text.ts'
import { ruleText } from '../../../lib/forms/rule-text.ts'
import { showProviderToast } from '../../../lib/toast.ts'
import { useWrite } from '../../../lib/forms/useWrite.ts'
import { Button } from '../../../ui/Button.tsx'
import { CodeInput } from '../../../ui/forms/CodeInput.tsx'
import { resendResetCode, verifyResetCode } from '../accounts.api.ts'
import styles from '../parts/form.module.css'
import { ResendCode } from '../verify/ResendCode.tsx'
import { contactBody } from './reset-contact.ts'
import type { ResetCode } from './ResetContactStep.tsx'
import { RESEND_WAIT_S } from '../verify/send-code.ts'

type Props = { code: ResetCode; onVerified: () => void; onBack: () => void }

const RULE = firstOf(codeRule, signupCode)
const MINUTES = oneTimeCode.lifetime / 60_000

export const ResetCodeStep = ({ code: { contact, resendIn }, onVerified, onBack }: Props) => {
  const { t } = useTranslation('LoginCustomer', { keyPrefix: 'forgotPassword' })
  const { code, setCode, error, isBusy, verify } = useVerifyResetCode(contact, onVerified)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    verify()
  }
  return (
    <form method="post" noValidate onSubmit={submit} className={styles.form}>
      <p>{t(resendIn > 0 ? 'sentTo' : 'typeFor', { contact: formatContact(contact) })}</p>
      <CodeInput
        name="otp"
        label={t('code')}
        hint={t('validFor', { minutes: MINUTES })}
        value={code}
        onChange={setCode}
        error={error}
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

const useVerifyResetCode = (contact: string, onVerified: () => void) => {
  const { t } = useTranslation('LoginCustomer', { keyPrefix: 'forgotPassword' })
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()

  const { write, isPending } = useWrite({
    mutationFn: () => verifyResetCode({ ...contactBody(contact), otp: code }),
    onDone: () => {
      showProviderToast({ kind: 'success', text: t('verified') })
      onVerified()
    },
    onFailed: (problem) => setError(refusalText(t, problem, t(wasRefused(problem) ? 'codeWrong' : 'failed'))),
  })
  const verify = () => {
    const broken = RULE(code)
    if (broken) setError(ruleText(t, broken))
    else write()
  }
  const change = (next: string) => {
    setCode(next)
    setError(undefined)
  }
  return { code, setCode: change, error, isBusy: isPending, verify }
}
