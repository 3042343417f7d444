import { useTranslation } from '../../../../lib/i18n/useTranslation.tsx'
import { formatDateTime } from '../../../../lib/format/format-time.ts'
import { useLanguage } from '../../../../lib/i18n/useLanguage.ts'
import { Badge } from '../../../../ui/Badge.tsx'
import type { ContentSummary } from '../content.api.ts'
import styles from './ContentRow.module.css'

export const ContentRow = ({ row }: { row: ContentSummary }) => {
  const { t } = useTranslation('AdminPeople')
  const language = useLanguage()
  return (
    <span className={styles.row}>
      {row.kind !== 'comment' && <b className={styles.title}>{row.title}</b>}
      {row.rating !== null && <span>{t('content.stars', { stars: row.rating })}</span>}
      <span className={styles.text}>{row.beginning}</span>
      <span className={styles.about}>
        {row.visibility !== 'shown' && <Badge tone="beet">{t(`visibilities.${row.visibility}`)}</Badge>}
        {row.account_name ?? t('nameless')}
        <span>{formatDateTime(row.created_at, language)}</span>
      </span>
    </span>
  )
}
