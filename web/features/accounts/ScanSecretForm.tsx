import { useEffect, useRef } from 'react'
import type { TFunction } from '../../lib/i18n/translate.ts'
import { lazyOptional } from '../../lib/loading/lazy-optional.tsx'
import { Button } from '../../ui/Button.tsx'
import { CodeInput } from '../../ui/forms/CodeInput.tsx'
import styles from './SecondFactor.module.css'
import { useCodeForm } from './useCodeForm.ts'

// Lazy, because only this form needs the library.
const QrCode = lazyOptional(
  async () => (await import('./parts/QrCode.tsx')).QrCode,
  <div className={styles.blank} />,
)

const groupByFour = (key: string) => key.replaceAll(/(.{4})(?=.)/g, '$1 ')

type Props = {
  /** Of a namespace's `secondFactor`. */
  t: TFunction
  enrolment: { secret: string; otpauth_url: string }
  confirm: (code: string) => Promise<unknown>
  problemOf: (error: unknown) => string
}

export const ScanSecretForm = ({ t, enrolment: { secret, otpauth_url }, confirm, problemOf }: Props) => {
  const { field, error, isBusy, submit } = useCodeForm({
    rule: (code) => (code === '' ? t('prove.empty') : undefined),
    send: confirm,
    problemOf,
  })
  const first = useRef<HTMLParagraphElement>(null)
  // Not the input: the keyboard of a phone would cover the QR code.
  useEffect(() => first.current?.focus(), [])
  return (
    <form method="post" noValidate onSubmit={submit} className={styles.form}>
      <p ref={first} tabIndex={-1}>
        {t('enrol.scan')}
      </p>
      <QrCode text={otpauth_url} label={t('enrol.picture')} />
      <p>
        {t('enrol.orType')} <code className={styles.key}>{groupByFour(secret)}</code>
      </p>
      <a href={otpauth_url}>{t('enrol.open')}</a>
      <p>{t('enrol.confirm')}</p>
      <CodeInput {...field} name="code" label={t('prove.code')} error={error} onComplete={() => submit()} />
      <div>
        <Button type="submit" loading={isBusy} loadingText={t('prove.sending')}>
          {t('enrol.submit')}
        </Button>
      </div>
    </form>
  )
}
