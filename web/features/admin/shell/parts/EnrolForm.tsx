import { useState } from 'react'
import { useTranslation } from '../../../../lib/i18n/useTranslation.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { TextInput } from '../../../../ui/TextInput.tsx'
import { RecoveryCodes } from '../../../accounts/RecoveryCodes.tsx'
import { ScanSecretForm } from '../../../accounts/ScanSecretForm.tsx'
import styles from '../SecondFactorPage.module.css'
import { useCodeForm } from '../../../accounts/useCodeForm.ts'
import type { StaffSession } from '../staff-session.api.ts'
import { beginEnrolment, confirmEnrolment, type Enrolment } from '../second-factor.api.ts'
import { useErrorText } from '../useErrorText.ts'

type Props = { session: StaffSession; onEnrolled: () => Promise<void> }

export const EnrolForm = ({ session, onEnrolled }: Props) => {
  const { t } = useTranslation('Admin', { keyPrefix: 'secondFactor' })
  const { t: tCodes } = useTranslation('Admin', { keyPrefix: 'secondFactor.codes' })
  const [enrolment, setEnrolment] = useState<Enrolment>()
  const [codes, setCodes] = useState<readonly string[]>()
  const problemOf = useErrorText()
  const confirm = async (code: string) => setCodes(await confirmEnrolment(code))
  if (codes) return <RecoveryCodes t={tCodes} codes={codes} heading="h2" onSaved={onEnrolled} />
  if (enrolment) return <ScanSecretForm t={t} enrolment={enrolment} confirm={confirm} problemOf={problemOf} />
  return <EnrolStart session={session} onBegun={setEnrolment} />
}

type EnrolStartProps = { session: StaffSession; onBegun: (enrolment: Enrolment) => void }

const EnrolStart = ({ session, onBegun }: EnrolStartProps) => {
  const { t } = useTranslation('Admin', { keyPrefix: 'secondFactor' })
  const { second_factor, recovery_codes_left: count } = session
  const { field, error, isBusy, submit } = useCodeForm({
    send: async (proof) => onBegun(await beginEnrolment(proof)),
    problemOf: useErrorText(),
  })
  const isProved = second_factor === 'proved'
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      {isProved && (
        <Notice kind="success" title={t('on')}>
          {t('left', { count })}
        </Notice>
      )}
      <p>{isProved ? t('anewText') : t(second_factor === 'to_enrol' ? 'enrol.must' : 'enrol.offer')}</p>
      {isProved ? (
        <TextInput
          {...field}
          name="proof"
          type="password"
          label={t('proof')}
          hint={t('proofHint')}
          error={error}
          autoComplete="off"
          required
        />
      ) : (
        error && <Notice kind="error">{error}</Notice>
      )}
      <Button
        type="submit"
        variant={isProved ? 'secondary' : 'primary'}
        loading={isBusy}
        loadingText={t('enrol.preparing')}
      >
        {t(isProved ? 'anew' : 'enrol.begin')}
      </Button>
    </form>
  )
}
