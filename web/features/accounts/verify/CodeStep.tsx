import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { oneTimeCode } from '../../../../contract/limits.ts'
import { formatContact } from '../../../lib/format/contact-links.ts'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { logWarning } from '../../../lib/log.ts'
import { ruleText } from '../../../lib/forms/rule-text.ts'
import { showNavigationToast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/Button.tsx'
import { CodeInput } from '../../../ui/forms/CodeInput.tsx'
import { Stack } from '../../../ui/Layout.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { discardSession, resendCode, type UserType, type Verified, verifyCode } from '../accounts.api.ts'
import { oneTimeCodeRule, useCodeForm } from '../useCodeForm.ts'
import { ResendCode } from './ResendCode.tsx'
import {
  codeProblem,
  resendProblem,
  resendWait,
  type SentCode,
  type VerificationVariant,
} from './send-code.ts'

type Props = {
  variant: VerificationVariant
  userType: UserType
  userId?: number
  sent: SentCode
  area: UserType
  onVerified: (verified: Verified) => void
}

const MINUTES = oneTimeCode.lifetime / 60_000

// Another account may be signing up in the same browser, whose grant would be used instead.
const named = ({ variant, userId }: Props) =>
  variant === 'confirm' && userId !== undefined ? { user_id: userId } : {}

// After signing up the user logs in, and the session of the verification would stay in the list of logins.
const discardUnused = (variant: VerificationVariant, { refresh_token: unused }: Verified) => {
  if (variant !== 'signup' || unused === undefined) return
  discardSession(unused).catch((error: unknown) => logWarning('unused session', error))
}

export const CodeStep = (props: Props) => {
  const { variant, userType, sent, area, onVerified } = props
  const { t } = useTranslation('SignUpCustomer', { keyPrefix: 'verification' })
  const language = useLanguage()
  const recipient = { contact: sent.contact, user_type: userType, ...named(props) }
  const { field, error, isBusy, submit, setFocus, resetField } = useCodeForm({
    rule: oneTimeCodeRule,
    send: async (otp) => {
      const verified = await verifyCode({ ...recipient, otp })
      discardUnused(variant, verified)
      showNavigationToast({ kind: 'success', text: t('verified'), area })
      onVerified(verified)
    },
    problemOf: (problem) => codeProblem({ t, language, variant }, problem),
  })
  const resent = () => {
    resetField('code')
    setFocus('code')
    showNavigationToast({ kind: 'success', text: t('resent'), area })
  }

  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        {sent.isEarlier ? (
          <Notice kind="info">{t('alreadySent', { contact: formatContact(sent.contact) })}</Notice>
        ) : (
          <p>{t('sentTo', { contact: formatContact(sent.contact) })}</p>
        )}
        <CodeInput
          {...field}
          name="otp"
          label={t('code')}
          hint={t('validFor', { minutes: MINUTES })}
          error={error && ruleText(t, error)}
        />
        <Button type="submit" wide loading={isBusy} loadingText={t('verifying')}>
          {t('verify')}
        </Button>
        <ResendCode
          wait={sent.resendIn}
          waitAgain={resendWait(variant)}
          send={() => resendCode({ ...recipient, otp_via: sent.type })}
          onSent={resent}
          problemOf={(problem) => resendProblem({ t, language, variant }, problem)}
        />
      </Stack>
    </form>
  )
}
