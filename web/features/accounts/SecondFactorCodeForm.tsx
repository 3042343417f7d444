import { type ReactNode, type SubmitEvent, useEffect, useState } from 'react'
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
  const { form, code, setCode, problem, isBusy, submit } = useCodeForm({
    ...sending,
    emptyText: t('prove.empty'),
  })
  // The focused element may have been removed.
  useEffect(() => form.current?.querySelector('input')?.focus(), [form])
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    submit()
  }
  return (
    <form ref={form} method="post" noValidate onSubmit={onSubmit} className={styles.form}>
      {isRecovery ? (
        <TextInput
          name="code"
          label={t('prove.recovery')}
          hint={t('prove.recoveryHint')}
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
          label={t('prove.code')}
          error={problem}
          value={code}
          onChange={setCode}
          onComplete={submit}
        />
      )}
      <div>
        <Button type="submit" loading={isBusy} loadingText={t('prove.sending')}>
          {submitText}
        </Button>
      </div>
    </form>
  )
}
