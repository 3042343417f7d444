import { useState } from 'react'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import type { Reply } from '../../../../contract/endpoint.ts'
import type { readOutbox } from '../../../../contract/site.ts'
import { formatContact } from '../../../lib/format/contact-links.ts'
import { formatDateTime } from '../../../lib/format/format-time.ts'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import styles from '../OutboxPage.module.css'

type Message = Reply<typeof readOutbox>[number]

export const OutboxItem = ({ message: { at, via, to, subject, text, code } }: { message: Message }) => {
  const { t } = useTranslation('Contact')
  const language = useLanguage()
  return (
    <li className={styles.message}>
      <p className={styles.about}>
        <Badge tone={via === 'email' ? 'indigo' : 'leaf'} icon={via === 'email' ? 'mail' : 'phone'}>
          {t(`outbox.${via}`)}
        </Badge>
        <span>
          {t('outbox.to')}: {formatContact(to)}
        </span>
        <time dateTime={at}>{formatDateTime(at, language)}</time>
      </p>
      <h2>{subject}</h2>
      {code && <Code code={code} />}
      <p className={styles.text}>{text}</p>
    </li>
  )
}

const Code = ({ code }: { code: string }) => {
  const { t } = useTranslation('Contact')
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(code)
    setCopied(true)
  }
  return (
    <div className={styles.code}>
      <span className={styles.digits}>{code}</span>
      <Button variant="secondary" size="small" icon={isCopied ? 'check' : 'copy'} onClick={copy}>
        {isCopied ? t('outbox.copied') : t('outbox.copy')}
      </Button>
      <output className="visually-hidden">{isCopied && t('outbox.copied')}</output>
    </div>
  )
}
