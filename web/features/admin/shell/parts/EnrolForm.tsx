import { type SubmitEvent, useState } from 'react'
import { useTranslation } from '../../../../lib/i18n/useTranslation.tsx'
import { lazyOptional } from '../../../../lib/lazy-optional.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { CodeInput } from '../../../../ui/forms/CodeInput.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { Skeleton } from '../../../../ui/Skeleton.tsx'
import { TextInput } from '../../../../ui/TextInput.tsx'
import type { StaffSession } from '../staff-session.api.ts'
import { beginEnrolment, confirmEnrolment, type Enrolment } from '../second-factor.api.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import styles from './SecondFactor.module.css'
import { useCodeForm } from './useCodeForm.ts'

// It draws the picture with a library that nothing else needs.
const QrCode = lazyOptional(async () => (await import('./QrCode.tsx')).QrCode, <QrCodePending />)

function QrCodePending() {
  const { t } = useTranslation('Admin', { keyPrefix: 'secondFactor.enrol' })
  return <Skeleton shape="card" label={t('preparing')} count={1} />
}

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
  const { code, setCode, problem, isBusy, submit } = useCodeForm(async (proof) =>
    onBegun(await beginEnrolment(proof)),
  )
  const isProved = second_factor === 'proved'
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    submit()
  }
  return (
    <form noValidate onSubmit={onSubmit} className={styles.form}>
      {isProved && (
        <Notice kind="success" title={t('on')}>
          {t('left', { count })}
        </Notice>
      )}
      <p>{isProved ? t('anewText') : t(second_factor === 'to_enrol' ? 'enrol.must' : 'enrol.offer')}</p>
      {isProved ? (
        <TextInput
          name="proof"
          type="password"
          label={t('proof')}
          hint={t('proofHint')}
          error={problem}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
          autoComplete="off"
          required
        />
      ) : (
        problem && <Notice kind="error">{problem}</Notice>
      )}
      <Button
        type="submit"
        look={isProved ? 'secondary' : 'primary'}
        loading={isBusy}
        loadingText={t('enrol.preparing')}
      >
        {t(isProved ? 'anew' : 'enrol.begin')}
      </Button>
    </form>
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
      <QrCode text={otpauth_url} label={t('picture')} />
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
