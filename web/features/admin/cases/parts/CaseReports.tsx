import { useState } from 'react'
import { useTranslation } from '../../../../lib/i18n/useTranslation.tsx'
import { formatDateTime } from '../../../../lib/format/format-time.ts'
import { useLanguage } from '../../../../lib/i18n/useLanguage.ts'
import { Badge } from '../../../../ui/Badge.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { Panel } from '../../shell/Panel.tsx'
import { ReasonDialog } from '../../shell/ReasonDialog.tsx'
import { UrgencyDialog } from '../../shell/UrgencyDialog.tsx'
import { useStaff } from '../../shell/useStaff.ts'
import { useStaffAction } from '../../shell/useStaffAction.ts'
import { type CaseDetails, type CaseReport, CASES, correctReportUrgency, nameReporter } from '../cases.api.ts'
import styles from './CaseReports.module.css'
import { useReasonText } from './useReasonText.ts'

type Props = { theCase: Pick<CaseDetails, 'id' | 'reports' | 'report_count' | 'evidence'> }

export const CaseReports = ({ theCase: { id, reports, report_count, evidence } }: Props) => {
  const { t } = useTranslation('Admin')
  return (
    <Panel title={`${t('case.reports')} (${report_count})`}>
      <ul className={styles.list}>
        {reports.map((report) => (
          <li key={report.id} className={styles.report}>
            <Report caseId={id} report={report} hasVersions={evidence.length > 1} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

type ReportProps = { caseId: number; report: CaseReport; hasVersions: boolean }

const Report = ({ caseId, report, hasVersions }: ReportProps) => {
  const { t } = useTranslation('Admin', { keyPrefix: 'case' })
  const { t: tClock } = useTranslation('Admin', { keyPrefix: 'clock' })
  const when = formatDateTime(report.created_at, useLanguage())
  const reasonText = useReasonText()
  return (
    <>
      <p className={styles.head}>
        <b>{reasonText(report.reason)}</b>
        <time dateTime={report.created_at}>{when}</time>
        <span>{t(`reporter.${report.reporter}`)}</span>
        {report.urgency !== 'normal' && <Badge tone="beet">{tClock(`urgencies.${report.urgency}`)}</Badge>}
        {hasVersions && <span>{t('version', { number: report.evidence + 1 })}</span>}
      </p>
      <p className={styles.text}>{report.description}</p>
      <div className={styles.actions}>
        {(report.reporter === 'account' || report.reporter === 'visitor') && (
          <Reporter id={report.id} about={reasonText(report.reason)} />
        )}
        <CorrectUrgency caseId={caseId} report={report} about={reasonText(report.reason)} />
      </div>
    </>
  )
}

type CorrectionProps = { caseId: number; report: CaseReport; about: string }

const CorrectUrgency = ({ caseId, report: { id, status, urgency }, about }: CorrectionProps) => {
  const { t } = useTranslation('Admin', { keyPrefix: 'clock.correct' })
  const { may } = useStaff()
  const { invalidate } = useStaffAction(CASES)
  const [isOpen, setOpen] = useState(false)
  if (status === 'decided' || !may('judge_cases')) return null
  return (
    <>
      <Button variant="quiet" size="small" icon="clock" onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      {isOpen && (
        <UrgencyDialog
          about={about}
          urgency={urgency}
          correct={(correction) => correctReportUrgency(caseId, id, correction)}
          onDone={invalidate}
          onClose={() => setOpen(false)}
        />
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
