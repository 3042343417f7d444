import { useTranslation } from '../../../../lib/i18n/useTranslation.tsx'
import { formatDateTime } from '../../../../lib/format/format-time.ts'
import { useLanguage } from '../../../../lib/i18n/useLanguage.ts'
import type { WaitingAppeal } from '../appeals.api.ts'
import styles from './AppealRow.module.css'

export const AppealRow = ({ row }: { row: WaitingAppeal }) => {
  const { t } = useTranslation('Admin')
  return (
    <span className={styles.row}>
      <span className={styles.small}>
        {t(`decided.${row.decision}`)} · {t(`kinds.${row.target_kind}`)}
      </span>
      <b className={styles.text}>{row.title ?? t('case.visibility.gone')}</b>
      <span className={styles.text}>{row.appeal}</span>
      <span className={styles.small}>{formatDateTime(row.appealed_at, useLanguage())}</span>
    </span>
  )
}
