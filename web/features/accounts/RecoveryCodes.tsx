import { useEffect, useRef } from 'react'
import { CopyButton } from '../../lib/browser/CopyButton.tsx'
import { saveFile } from '../../lib/http/download.ts'
import type { TFunction } from '../../lib/i18n/translate.ts'
import { logWarning } from '../../lib/log.ts'
import { useWrite } from '../../lib/forms/useWrite.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import styles from './SecondFactor.module.css'

type Props = {
  /** Of a namespace's `secondFactor.codes`. */
  t: TFunction
  codes: readonly string[]
  heading: 'h2' | 'h3'
  onSaved: () => Promise<unknown>
}

const FILE_NAME = 'haat-recovery-codes.txt'

/** The codes can't be displayed again. */
export const RecoveryCodes = ({ t, codes, heading: Heading, onSaved }: Props) => {
  const { write, isPending } = useWrite({
    mutationFn: onSaved,
    onFailed: (error) => logWarning('the second factor could not be read again', error),
  })
  const heading = useRef<HTMLHeadingElement>(null)
  // The focused button was removed with the form.
  useEffect(() => heading.current?.focus(), [])
  const text = codes.join('\n')
  return (
    <>
      <Heading ref={heading} tabIndex={-1}>
        {t('title')}
      </Heading>
      <Notice kind="warning">{t('text')}</Notice>
      <ol className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={styles.buttons}>
        <CopyButton variant="secondary" text={text} copyText={t('copy')} copiedText={t('copied')} />
        <Button variant="secondary" onClick={() => saveFile(new Blob([`${text}\n`]), FILE_NAME)}>
          {t('download')}
        </Button>
        <Button variant="secondary" onClick={() => window.print()}>
          {t('print')}
        </Button>
        <Button icon="check" loading={isPending} onClick={() => write()}>
          {t('done')}
        </Button>
      </div>
    </>
  )
}
