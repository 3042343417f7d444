import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { showProviderToast } from '../../../lib/toast.ts'
import { useWrite } from '../../../lib/forms/useWrite.ts'
import { Button } from '../../../ui/Button.tsx'
import { QueryResult } from '../../../lib/loading/QueryResult.tsx'
import { Stack } from '../../../ui/Layout.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { ownPasswordProblem } from '../password-problems.ts'
import { RecoveryCodes } from '../RecoveryCodes.tsx'
import { ScanSecretForm } from '../ScanSecretForm.tsx'
import {
  beginSecondFactor,
  confirmSecondFactor,
  type Enrolment,
  renewRecoveryCodes,
  secondFactorQuery,
  switchOffSecondFactor,
} from '../second-factor.api.ts'
import { SecondFactorCodeForm } from '../SecondFactorCodeForm.tsx'
import styles from '../SecondFactor.module.css'

export const SecondFactorSection = ({ accountId }: { accountId: number }) => {
  const { t } = useTranslation('LoginSecurity', { keyPrefix: 'secondFactor' })
  const query = useQuery(secondFactorQuery(accountId))
  const { data } = query
  const [codes, setCodes] = useState<readonly string[]>()
  const heading = useRef<HTMLHeadingElement>(null)
  // The focused button was removed.
  const focusHeading = () => heading.current?.focus()
  const reload = async () => {
    await query.refetch()
    setCodes(undefined)
    focusHeading()
  }
  return (
    <section aria-labelledby="second-factor">
      <Stack>
        <h2 id="second-factor" ref={heading} tabIndex={-1}>
          {t('title')}
        </h2>
        {!data && (
          <QueryResult
            query={query}
            loading={<Skeleton label={t('loading')} shape="row" count={2} />}
            title={t('failed')}
            retryText={t('retry')}
          />
        )}
        {codes && <CodesStep codes={codes} onSaved={reload} />}
        {!codes && data?.is_on === true && (
          <FactorOn
            codesLeft={data.recovery_codes_left}
            onCodes={setCodes}
            onOff={reload}
            onCancel={focusHeading}
          />
        )}
        {!codes && data?.is_on === false && <FactorOff onCodes={setCodes} onAlreadyOn={reload} />}
      </Stack>
    </section>
  )
}

const CodesStep = ({ codes, onSaved }: { codes: readonly string[]; onSaved: () => Promise<unknown> }) => {
  const { t } = useTranslation('LoginSecurity', { keyPrefix: 'secondFactor.codes' })
  return <RecoveryCodes t={t} codes={codes} heading="h3" onSaved={onSaved} />
}

const useProblem = () => {
  const { t } = useTranslation('LoginSecurity')
  const language = useLanguage()
  return (error: unknown) => ownPasswordProblem(t, language, error)
}

type OnCodes = { onCodes: (codes: readonly string[]) => void }

const FactorOff = ({ onCodes, onAlreadyOn }: OnCodes & { onAlreadyOn: () => Promise<unknown> }) => {
  const { t } = useTranslation('LoginSecurity', { keyPrefix: 'secondFactor' })
  const problemOf = useProblem()
  const [enrolment, setEnrolment] = useState<Enrolment>()
  const { write, isPending, error } = useWrite({
    mutationFn: beginSecondFactor,
    onDone: setEnrolment,
    // It may have been switched on in another tab.
    onFailed: onAlreadyOn,
  })
  if (enrolment)
    return (
      <ScanSecretForm
        t={t}
        enrolment={enrolment}
        confirm={async (code) => onCodes((await confirmSecondFactor(code)).recovery_codes)}
        problemOf={problemOf}
      />
    )
  return (
    <>
      <p>{t('text')}</p>
      {error && <Notice kind="error">{problemOf(error)}</Notice>}
      <div>
        <Button loading={isPending} loadingText={t('enrol.preparing')} onClick={() => write()}>
          {t('begin')}
        </Button>
      </div>
    </>
  )
}

type FactorOnProps = OnCodes & { codesLeft: number; onOff: () => Promise<unknown>; onCancel: () => void }

const FactorOn = ({ codesLeft: count, onCodes, onOff, onCancel }: FactorOnProps) => {
  const { t } = useTranslation('LoginSecurity', { keyPrefix: 'secondFactor' })
  const problemOf = useProblem()
  const [step, setStep] = useState<'renew' | 'off'>()
  const send = {
    renew: async (code: string) => onCodes((await renewRecoveryCodes(code)).recovery_codes),
    off: async (code: string) => {
      await switchOffSecondFactor(code)
      showProviderToast({ kind: 'success', text: t('isOff') })
      await onOff()
    },
  }
  const cancel = () => {
    setStep(undefined)
    onCancel()
  }
  return (
    <>
      <Notice kind="success" title={t('on')}>
        {t('left', { count })}
      </Notice>
      {step ? (
        <>
          <p>{t(`${step}Text`)}</p>
          <SecondFactorCodeForm key={step} t={t} submitText={t(step)} send={send[step]} problemOf={problemOf}>
            <Button variant="quiet" size="small" onClick={cancel}>
              {t('cancel')}
            </Button>
          </SecondFactorCodeForm>
        </>
      ) : (
        <div className={styles.actions}>
          <Button variant="secondary" onClick={() => setStep('renew')}>
            {t('renew')}
          </Button>
          <Button variant="secondary" onClick={() => setStep('off')}>
            {t('off')}
          </Button>
        </div>
      )}
    </>
  )
}
