import { useState } from 'react'
import { useTranslation } from '../../../../lib/i18n/useTranslation.tsx'
import { formatDateTime } from '../../../../lib/format/format-time.ts'
import { useLanguage } from '../../../../lib/i18n/useLanguage.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Panel } from '../../shell/Panel.tsx'
import { ReasonDialog } from '../../shell/ReasonDialog.tsx'
import { useStaff } from '../../shell/useStaff.ts'
import { type CaseDetails, type CaseReport, nameReporter } from '../cases.api.ts'
import styles from './CaseReports.module.css'
import { useReasonText } from './useReasonText.ts'

export const CaseReports = ({ theCase: { reports, report_count, evidence } }: { theCase: CaseDetails }) => {
  const { t } = useTranslation('Admin')
  return (
    <Panel title={`${t('case.reports')} (${report_count})`}>
      <ul className={styles.list}>
        {reports.map((report) => (
          <li key={report.id} className={styles.report}>
            <Report report={report} hasVersions={evidence.length > 1} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

const Report = ({ report, hasVersions }: { report: CaseReport; hasVersions: boolean }) => {
  const { t } = useTranslation('Admin', { keyPrefix: 'case' })
  const when = formatDateTime(report.created_at, useLanguage())
  const reasonText = useReasonText()
  return (
    <>
      <p className={styles.head}>
        <b>{reasonText(report.reason)}</b>
        <time dateTime={report.created_at}>{when}</time>
        <span>{t(`reporter.${report.reporter}`)}</span>
        {hasVersions && <span>{t('version', { number: report.evidence + 1 })}</span>}
      </p>
      <p className={styles.text}>{report.description}</p>
      {(report.reporter === 'account' || report.reporter === 'visitor') && (
        <Reporter id={report.id} about={reasonText(report.reason)} />
      )}
    </>
  )
}

/** On request only, for a reason, which the audit log records and the reporter can read. */
const Reporter = ({ id, about }: { id: number; about: string }) => {
  const { t } = useTranslation('Admin', { keyPrefix: 'case' })
  const { t: why } = useTranslation('Admin', { keyPrefix: 'case.why' })
  const { may } = useStaff()
  const [reporter, setReporter] = useState<Awaited<ReturnType<typeof nameReporter>>>()
  const [isOpen, setOpen] = useState(false)
  if (!may('see_reporters')) return null
  if (reporter) {
    const parts = [reporter.name, reporter.email].filter((part) => part !== null)
    return <output className={styles.reporter}>{parts.join(' · ') || t('reporterGone')}</output>
  }
  return (
    <div>
      <Button variant="quiet" size="small" icon="eye" onClick={() => setOpen(true)}>
        {t('showReporter')}
      </Button>
      {isOpen && (
        <ReasonDialog
          t={why}
          act="reporter"
          about={about}
          work={async (reason) => setReporter(await nameReporter(id, reason))}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
