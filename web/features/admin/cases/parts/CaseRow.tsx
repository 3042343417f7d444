import { useTranslation } from '../../../../lib/i18n/useTranslation.tsx'
import { formatDateTime } from '../../../../lib/format/format-time.ts'
import { useLanguage } from '../../../../lib/i18n/useLanguage.ts'
import { Deadline } from '../../shell/Deadline.tsx'
import { useStaff } from '../../shell/useStaff.ts'
import type { CaseSummary } from '../cases.api.ts'
import styles from './CaseRow.module.css'
import { useReasonText } from './useReasonText.ts'

export const CaseRow = ({ row }: { row: CaseSummary }) => {
  const { t } = useTranslation('Admin', { keyPrefix: 'cases' })
  const { t: tAdmin } = useTranslation('Admin')
  const when = formatDateTime(row.since, useLanguage())
  const reasonText = useReasonText()
  return (
    <span className={styles.row}>
      <span className={styles.kind}>{tAdmin(`kinds.${row.target_kind}`)}</span>
      <b className={styles.title}>{row.title || t('untitled')}</b>
      <span className={styles.reasons}>{row.reasons.map(reasonText).join(', ')}</span>
      <span className={styles.count}>{t('reports', { count: row.report_count })}</span>
      <span className={styles.when}>{t(row.status === 'decided' ? 'on' : 'since', { when })}</span>
      <span className={styles.deadline}>
        <Deadline clock={row} />
      </span>
      <Assignee row={row} />
    </span>
  )
}

const Assignee = ({ row: { assigned_to, assigned_name } }: { row: CaseSummary }) => {
  const { t } = useTranslation('Admin', { keyPrefix: 'cases' })
  const { id } = useStaff()
  if (assigned_to === null) return null
  return (
    <span className={styles.holder}>
      {assigned_to === id ? t('withMe') : t('with', { name: assigned_name })}
    </span>
  )
}
