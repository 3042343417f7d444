import { useTranslation } from 'react-i18next'
import { formatMoment } from '../../../../lib/format-time.ts'
import { useLanguage } from '../../../../lib/i18n/useLanguage.ts'
import type { WaitingAppeal } from '../appeals.api.ts'
import styles from './AppealRow.module.css'

export const AppealRow = ({ row }: { row: WaitingAppeal }) => {
  const { t } = useTranslation('Desk')
  return (
    <span className={styles.row}>
      <b>
        {t(`decided.${row.decision}`)} · {t(`kinds.${row.target_kind}`)}
      </b>
      <span className={styles.words}>{row.appeal}</span>
      <span className={styles.when}>{formatMoment(row.appealed_at, useLanguage())}</span>
    </span>
  )
}
