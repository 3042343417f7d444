import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { useNavigate } from 'react-router'
import { redirectDelay } from '../../../contract/display.ts'
import type { PageHandle } from '../../lib/i18n/namespaces.ts'
import { PageMeta } from '../../lib/page/PageMeta.tsx'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Cluster } from '../../ui/Layout.tsx'
import { Link } from '../../ui/Link.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { AccountPage } from './AccountPage.tsx'
import { SidePanel } from './parts/SidePanel.tsx'
import { ResetCodeStep } from './reset/ResetCodeStep.tsx'
import { type ResetCode, ResetContactStep } from './reset/ResetContactStep.tsx'
import { ResetPasswordStep } from './reset/ResetPasswordStep.tsx'
import { ProgressSteps } from '../../ui/ProgressSteps.tsx'

export const handle = { namespaces: ['LoginCustomer', 'SignUpCustomer'] } satisfies PageHandle

const STEPS = ['contact', 'code', 'password'] as const
type Step = (typeof STEPS)[number] | 'done'

const ForgotPasswordPage = () => {
  const { t } = useTranslation('LoginCustomer', { keyPrefix: 'forgotPassword' })
  const [step, setStep] = useState<Step>('contact')
  const [code, setCode] = useState<ResetCode>({ contact: '', resendIn: 0 })
  const work = useFocusOnStep(step)
  const at = step === 'done' ? STEPS.length : STEPS.indexOf(step)

  const typeCode = (next: ResetCode) => {
    setCode(next)
    setStep('code')
  }

  return (
    <>
      <PageMeta title={t('meta.title')} description={t('meta.description')} />
      <AccountPage head="sign" title={t('board.title')} text={t('board.text')} aside={<ResetAside />}>
        <ProgressSteps
          label={(number, of) => t('steps.label', { at: number, of })}
          names={STEPS.map((name) => t(`steps.${name}`))}
          current={at}
        />
        <div ref={work}>
          {step === 'contact' && <ResetContactStep contact={code.contact} onNext={typeCode} />}
          {step === 'code' && (
            <ResetCodeStep
              code={code}
              onVerified={() => setStep('password')}
              onBack={() => setStep('contact')}
            />
          )}
          {step === 'password' && (
            <ResetPasswordStep
              contact={code.contact}
              onDone={() => setStep('done')}
              onRestart={() => setStep('contact')}
            />
          )}
          {step === 'done' && <ResetDone />}
        </div>
      </AccountPage>
    </>
  )
}

const ResetAside = () => {
  const { t } = useTranslation('LoginCustomer', { keyPrefix: 'forgotPassword.aside' })
  return (
    <>
      <SidePanel title={t('title')}>
        <p>{t('noCode')}</p>
        <p>
          {t('noAccess')} <Link to={paths.contact()}>{t('contact')}</Link>
        </p>
      </SidePanel>
      <p>{t('remembered')}</p>
      <Cluster space="tight">
        <ButtonLink variant="secondary" icon="user" to={paths.loginCustomer()}>
          {t('customer')}
        </ButtonLink>
        <ButtonLink variant="secondary" icon="store" to={paths.loginProvider()}>
          {t('provider')}
        </ButtonLink>
      </Cluster>
    </>
  )
}

const ResetDone = () => {
  const { t } = useTranslation('LoginCustomer', { keyPrefix: 'forgotPassword' })
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => void navigate(paths.home()), redirectDelay)
    return () => clearTimeout(timer)
  }, [navigate])
  return (
    <Notice kind="success" title={t('done')}>
      {t('goingHome')} <Link to={paths.home()}>{t('homeNow')}</Link>
    </Notice>
  )
}

/** Focuses the first field of the next step, but not of the first one, which would scroll the page. */
const useFocusOnStep = (step: Step) => {
  const work = useRef<HTMLDivElement>(null)
  const previous = useRef(step)
  useEffect(() => {
    if (previous.current === step) return
    previous.current = step
    work.current?.querySelector('input')?.focus()
  }, [step])
  return work
}

export default ForgotPasswordPage
