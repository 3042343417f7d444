import { type SubmitEvent, useRef, useState } from 'react'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { oneTimeCode } from '../../../../contract/limits.ts'
import { code as codeRule, firstOf, signupCode } from '../../../../contract/rules.ts'
import { formatContact } from '../../../lib/format/contact-links.ts'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { logWarning } from '../../../lib/log.ts'
import { wasRefused } from '../../../lib/forms/refusal-text.ts'
import { ruleText } from '../../../lib/forms/rule-text.ts'
import { showNavigationToast } from '../../../lib/toast.ts'
import { useWrite } from '../../../lib/forms/useWrite.ts'
import { Button } from '../../../ui/Button.tsx'
import { CodeInput } from '../../../ui/forms/CodeInput.tsx'
import { Stack } from '../../../ui/Layout.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { discardSession, resendCode, type UserType, type Verified, verifyCode } from '../accounts.api.ts'
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

const codeRules = firstOf(codeRule, signupCode)
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
  const { t } = useTranslation('SignUpCustomer', { keyPrefix: 'verification' })
  const { form, code, setCode, error, isBusy, verify, startAgain } = useVerify(props)
  const language = useLanguage()
  const { variant, userType, sent, area } = props

  const recipient = { contact: sent.contact, otp_via: sent.type, user_type: userType, ...named(props) }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    verify()
  }
  const resent = () => {
    startAgain()
    showNavigationToast({ kind: 'success', text: t('resent'), area })
  }

  return (
    <form ref={form} noValidate onSubmit={submit}>
      <Stack>
        {sent.isEarlier ? (
          <Notice kind="info">{t('alreadySent', { contact: formatContact(sent.contact) })}</Notice>
        ) : (
          <p>{t('sentTo', { contact: formatContact(sent.contact) })}</p>
        )}
        <CodeInput
          name="otp"
          label={t('code')}
          hint={t('validFor', { minutes: MINUTES })}
          value={code}
          onChange={setCode}
          error={error}
        />
        <Button type="submit" wide loading={isBusy} loadingText={t('verifying')}>
          {t('verify')}
        </Button>
        <ResendCode
          wait={sent.resendIn}
          waitAgain={resendWait(variant)}
          send={() => resendCode(recipient)}
          onSent={resent}
          problemOf={(problem) => resendProblem({ t, language, variant }, problem)}
        />
      </Stack>
    </form>
  )
}

const useVerify = (props: Props) => {
  const { variant, userType, sent, area, onVerified } = props
  const { t } = useTranslation('SignUpCustomer', { keyPrefix: 'verification' })
  const language = useLanguage()
  const form = useRef<HTMLFormElement>(null)
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()

  const { write, isPending } = useWrite({
    mutationFn: () => verifyCode({ contact: sent.contact, otp: code, user_type: userType, ...named(props) }),
    onDone: (verified) => {
      discardUnused(variant, verified)
      showNavigationToast({ kind: 'success', text: t('verified'), area })
      onVerified(verified)
    },
    onFailed: (problem) => {
      const text = codeProblem({ t, language, variant }, problem)
      if (wasRefused(problem)) startAgain(text)
      else setError(text)
    },
  })
  const verify = () => {
    const broken = codeRules(code)
    if (broken) setError(ruleText(t, broken))
    else write()
  }
  const startAgain = (reason?: string) => {
    setCode('')
    setError(reason)
    focusOn(form.current)
  }
  const change = (next: string) => {
    setCode(next)
    setError(undefined)
  }
  return { form, code, setCode: change, error, isBusy: isPending, verify, startAgain }
}

const focusOn = (form: HTMLFormElement | null) => {
  const input = form?.elements.namedItem('otp')
  if (input instanceof HTMLElement) input.focus()
}
