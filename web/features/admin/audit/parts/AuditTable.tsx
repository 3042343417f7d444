import { useTranslation } from '../../../../lib/i18n/useTranslation.tsx'
import { formatDateTime } from '../../../../lib/format/format-time.ts'
import { useLanguage } from '../../../../lib/i18n/useLanguage.ts'
import { type Column, Table } from '../../../../ui/lists/Table.tsx'
import { useActionText } from '../../shell/useActionText.ts'
import type { AuditEntry } from '../audit.api.ts'
import styles from './AuditTable.module.css'

/** Times and decisions are formatted; other values are displayed as the audit log stores them. */
const Details = ({ details }: Pick<AuditEntry, 'details'>) => {
  const { t } = useTranslation('Admin')
  const language = useLanguage()
  const formatters: Record<string, (value: string) => string> = {
    until: (value) => formatDateTime(value, language),
    decision: (value) => t(`decided.${value}`, { defaultValue: value }),
    urgency: (value) => t(`clock.urgencies.${value}`, { defaultValue: value }),
    urgency_before: (value) => t(`clock.urgencies.${value}`, { defaultValue: value }),
  }
  const detailTexts = Object.entries(details)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => {
      const label = t(`audit.detail.${name}`, { defaultValue: name })
      return `${label}: ${formatters[name]?.(String(value)) ?? String(value)}`
    })
  return <span className={styles.details}>{detailTexts.join(', ') || '–'}</span>
}

const detailsCell = ({ details }: AuditEntry) => <Details details={details} />

export const AuditTable = ({ entries }: { entries: AuditEntry[] }) => {
  const { t } = useTranslation('Admin', { keyPrefix: 'audit' })
  const language = useLanguage()
  const actionText = useActionText()
  const subjectText = (kind: string) => t(`subjects.${kind}`, { defaultValue: kind })
  const columns: Column<AuditEntry>[] = [
    { key: 'number', header: t('number'), cell: ({ number }) => number, numeric: true },
    { key: 'at', header: t('at'), cell: ({ at }) => formatDateTime(at, language) },
    { key: 'who', header: t('who'), cell: ({ staff_name }) => staff_name ?? t('commandLine') },
    { key: 'what', header: t('what'), cell: ({ action }) => actionText(action) },
    {
      key: 'about',
      header: t('about'),
      cell: ({ subject_kind, subject_id }) => `${subjectText(subject_kind)} ${subject_id}`,
    },
    { key: 'details', header: t('details'), cell: detailsCell },
  ]
  return <Table caption={t('title')} columns={columns} rows={entries} rowKey={({ number }) => number} />
}
