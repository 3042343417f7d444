import { formatDateTime } from '../../../../lib/format/format-time.ts'
import { useLanguage } from '../../../../lib/i18n/useLanguage.ts'
import type { InboxSummary } from '../inbox.api.ts'
import styles from './InboxRow.module.css'

export const InboxRow = ({ row }: { row: InboxSummary }) => {
  const language = useLanguage()
  return (
    <span className={styles.row}>
      <b className={styles.subject} lang={row.language}>
        {row.subject}
      </b>
      <span className={styles.source}>
        <span>{row.name}</span>
        <time dateTime={row.since}>{formatDateTime(row.since, language)}</time>
      </span>
    </span>
  )
}
