import { type ReactNode, useEffect, useState } from 'react'
import type { TFunction } from '../../lib/i18n/translate.ts'
import { Button } from '../../ui/Button.tsx'
import { CodeInput } from '../../ui/forms/CodeInput.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import styles from './SecondFactor.module.css'
import { useCodeForm } from './useCodeForm.ts'

type CodeFormProps = {
  /** Of a namespace's `secondFactor`. */
  t: TFunction
  submitText: string
  send: (code: string) => Promise<unknown>
  problemOf: (error: unknown) => string
  children?: ReactNode
}

export const SecondFactorCodeForm = ({ children, ...form }: CodeFormProps) => {
  const { t } = form
  const [usesRecoveryCode, setUsesRecoveryCode] = useState(false)
  return (
    <>
      {!usesRecoveryCode && <p>{t('prove.text')}</p>}
      <CodeForm key={String(usesRecoveryCode)} isRecovery={usesRecoveryCode} {...form} />
      <div className={styles.actions}>
        <Button variant="quiet" size="small" onClick={() => setUsesRecoveryCode(!usesRecoveryCode)}>
          {t(usesRecoveryCode ? 'prove.back' : 'prove.lost')}
        </Button>
        {children}
      </div>
    </>
  )
}

// The limit of the server.
const MAX_CODE_LENGTH = 40

const CodeForm = ({ t, isRecovery, submitText, ...sending }: CodeFormProps & { isRecovery: boolean }) => {
  const { field, error, isBusy, submit, setFocus } = useCodeForm({
    ...sending,
    rule: (code) => (code.trim() === '' ? t('prove.empty') : undefined),
  })
  // The focused element may have been removed.
  useEffect(() => setFocus('code'), [setFocus])
  return (
    <form method="post" noValidate onSubmit={submit} className={styles.form}>
      {isRecovery ? (
        <TextInput
          {...field}
          name="code"
          label={t('prove.recovery')}
          hint={t('prove.recoveryHint')}
          error={error}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={MAX_CODE_LENGTH}
          required
        />
      ) : (
        <CodeInput {...field} name="code" label={t('prove.code')} error={error} onComplete={() => submit()} />
      )}
      <div>
        <Button type="submit" loading={isBusy} loadingText={t('prove.sending')}>
          {submitText}
        </Button>
      </div>
    </form>
  )
}
