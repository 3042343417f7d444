import { useEffect, useRef } from 'react'
import { CopyButton } from '../../../lib/browser/CopyButton.tsx'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { paths } from '../../../lib/paths.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { Stack } from '../../../ui/Layout.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import styles from './ReportSent.module.css'

type Props = { code: string; onClose: () => void }

export const ReportSent = ({ code, onClose }: Props) => {
  const { t } = useTranslation('Contact', { keyPrefix: 'report' })
  const { t: tBar } = useTranslation('Navbar')
  const done = useRef<HTMLButtonElement>(null)
  // The form was removed, and the focus with it.
  useEffect(() => done.current?.focus(), [])
  return (
    <Stack>
      <Notice kind="success" title={t('sent')}>
        {t('keep')}
      </Notice>
      <p className={styles.slip}>
        {t('code')}
        <b className={styles.code}>{code}</b>
      </p>
      <Stack space="tight">
        <CopyLink code={code} />
        <ButtonLink variant="secondary" icon="eye" wide to={paths.report(code)}>
          {t('follow')}
        </ButtonLink>
        <Button ref={done} wide onClick={onClose}>
          {tBar('close')}
        </Button>
      </Stack>
    </Stack>
  )
}

const CopyLink = ({ code }: { code: string }) => {
  const { t } = useTranslation('Contact', { keyPrefix: 'report' })
  const link = new URL(paths.report(code), window.location.href).href
  return <CopyButton variant="secondary" wide text={link} copyText={t('copy')} copiedText={t('copied')} />
}
