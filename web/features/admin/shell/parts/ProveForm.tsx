import { type SubmitEvent, useState } from 'react'
import { useTranslation } from '../../../../lib/i18n/useTranslation.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { CodeInput } from '../../../../ui/forms/CodeInput.tsx'
import { TextInput } from '../../../../ui/TextInput.tsx'
import { proveSecondFactor } from '../second-factor.api.ts'
import styles from './SecondFactor.module.css'
import { useCodeForm } from './useCodeForm.ts'

/** By the six digits of the app, or by one of the recovery codes. */
export const ProveForm = ({ onProved }: { onProved: () => Promise<void> }) => {
  const { t } = useTranslation('Admin', { keyPrefix: 'secondFactor.prove' })
  const [usesRecoveryCode, setUsesRecoveryCode] = useState(false)
  return (
    <>
      <p>{t('text')}</p>
      <CodeForm key={String(usesRecoveryCode)} isRecovery={usesRecoveryCode} onProved={onProved} />
      <div>
        <Button look="quiet" size="small" onClick={() => setUsesRecoveryCode(!usesRecoveryCode)}>
          {t(usesRecoveryCode ? 'back' : 'lost')}
        </Button>
      </div>
    </>
  )
}

type Props = { isRecovery: boolean; onProved: () => Promise<void> }

// As the server takes it.
const MAX_CODE_LENGTH = 40

const CodeForm = ({ isRecovery, onProved }: Props) => {
  const { t } = useTranslation('Admin', { keyPrefix: 'secondFactor.prove' })
  const { code, setCode, problem, isBusy, submit } = useCodeForm(async (typed) => {
    await proveSecondFactor(typed)
    await onProved()
  })
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    submit()
  }
  return (
    <form noValidate onSubmit={onSubmit} className={styles.form}>
      {isRecovery ? (
        <TextInput
          name="code"
          label={t('recovery')}
          hint={t('recoveryHint')}
          error={problem}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={MAX_CODE_LENGTH}
          required
        />
      ) : (
        <CodeInput
          name="code"
          label={t('code')}
          error={problem}
          value={code}
          onChange={setCode}
          onComplete={submit}
        />
      )}
      <Button type="submit" loading={isBusy} loadingText={t('sending')}>
        {t('submit')}
      </Button>
    </form>
  )
}
