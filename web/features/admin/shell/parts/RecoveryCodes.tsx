import { useEffect, useRef } from 'react'
import { CopyButton } from '../../../../lib/CopyButton.tsx'
import { useTranslation } from '../../../../lib/i18n/useTranslation.tsx'
import { logWarning } from '../../../../lib/log.ts'
import { useWrite } from '../../../../lib/useWrite.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import styles from './SecondFactor.module.css'

type Props = { codes: readonly string[]; onSaved: () => Promise<void> }

/** Shown this once. */
export const RecoveryCodes = ({ codes, onSaved }: Props) => {
  const { t } = useTranslation('Admin', { keyPrefix: 'secondFactor.codes' })
  const { write, isPending } = useWrite({
    mutationFn: onSaved,
    onFailed: (error) => logWarning('the session could not be read anew', error),
  })
  const heading = useRef<HTMLHeadingElement>(null)
  // The form's button is gone, and the focus with it.
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {t('title')}
      </h2>
      <Notice kind="warning">{t('text')}</Notice>
      <ol className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={styles.ways}>
        <CopyButton look="secondary" text={codes.join('\n')} copyText={t('copy')} copiedText={t('copied')} />
        <Button look="secondary" onClick={() => window.print()}>
          {t('print')}
        </Button>
        <Button icon="check" loading={isPending} onClick={() => write()}>
          {t('done')}
        </Button>
      </div>
    </>
  )
}
