import { lazy, type SubmitEvent, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../../../../lib/useWrite.ts'
import { Button } from '../../../../ui/Button.tsx'
import { CodeInput } from '../../../../ui/forms/CodeInput.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { Skeleton } from '../../../../ui/Skeleton.tsx'
import type { StaffSession } from '../staff-session.api.ts'
import { beginEnrolment, confirmEnrolment, type Enrolment } from '../second-factor.api.ts'
import { useErrorText } from '../useErrorText.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import styles from './SecondFactor.module.css'
import { useCodeForm } from './useCodeForm.ts'

// It draws the picture with a library that nothing else needs.
const QrCode = lazy(async () => ({ default: (await import('./QrCode.tsx')).QrCode }))

type Props = { session: StaffSession; onEnrolled: () => Promise<void> }

/** Begin, scan and confirm, keep the recovery codes. */
export const EnrolForm = ({ session, onEnrolled }: Props) => {
  const [enrolment, setEnrolment] = useState<Enrolment>()
  const [codes, setCodes] = useState<readonly string[]>()
  if (codes) return <RecoveryCodes codes={codes} onSaved={onEnrolled} />
  if (enrolment) return <EnrolConfirm enrolment={enrolment} onConfirmed={setCodes} />
  return <EnrolStart session={session} onBegun={setEnrolment} />
}

type EnrolStartProps = { session: StaffSession; onBegun: (enrolment: Enrolment) => void }

const EnrolStart = ({ session, onBegun }: EnrolStartProps) => {
  const { t } = useTranslation('Admin', { keyPrefix: 'secondFactor' })
  const { second_factor, recovery_codes_left: count } = session
  const { write, isPending, error } = useWrite({ mutationFn: beginEnrolment, onDone: onBegun })
  const errorText = useErrorText()
  const isProved = second_factor === 'proved'
  return (
    <>
      {isProved && (
        <Notice kind="success" title={t('on')}>
          {t('left', { count })}
        </Notice>
      )}
      <p>{isProved ? t('anewText') : t(second_factor === 'to_enrol' ? 'enrol.must' : 'enrol.offer')}</p>
      {error && <Notice kind="error">{errorText(error)}</Notice>}
      <div>
        <Button
          look={isProved ? 'secondary' : 'primary'}
          loading={isPending}
          loadingText={t('enrol.preparing')}
          onClick={() => write()}
        >
          {t(isProved ? 'anew' : 'enrol.begin')}
        </Button>
      </div>
    </>
  )
}

const groupByFour = (key: string) => key.replaceAll(/(.{4})(?=.)/g, '$1 ')

type EnrolConfirmProps = { enrolment: Enrolment; onConfirmed: (codes: readonly string[]) => void }

const EnrolConfirm = ({ enrolment: { secret, otpauth_url }, onConfirmed }: EnrolConfirmProps) => {
  const { t } = useTranslation('Admin', { keyPrefix: 'secondFactor.enrol' })
  const { t: tProve } = useTranslation('Admin', { keyPrefix: 'secondFactor.prove' })
  const { code, setCode, problem, isBusy, submit } = useCodeForm(async (typed) =>
    onConfirmed(await confirmEnrolment(typed)),
  )
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    submit()
  }
  return (
    <form noValidate onSubmit={onSubmit} className={styles.form}>
      <p>{t('scan')}</p>
      <Suspense fallback={<Skeleton shape="card" label={t('preparing')} count={1} />}>
        <QrCode text={otpauth_url} label={t('picture')} />
      </Suspense>
      <p>
        {t('orType')} <code className={styles.key}>{groupByFour(secret)}</code>
      </p>
      <a href={otpauth_url}>{t('open')}</a>
      <p>{t('confirm')}</p>
      <CodeInput
        name="code"
        label={tProve('code')}
        error={problem}
        value={code}
        onChange={setCode}
        onComplete={submit}
      />
      <Button type="submit" loading={isBusy} loadingText={tProve('sending')}>
        {t('submit')}
      </Button>
    </form>
  )
}
