import { useTranslation } from 'react-i18next'
import { formatMoment } from '../../../../lib/format-time.ts'
import { useLanguage } from '../../../../lib/i18n/useLanguage.ts'
import { type Column, Table } from '../../../../ui/Table.tsx'
import { useActionText } from '../../desk/useActionText.ts'
import type { AuditEntry } from '../audit.api.ts'
import styles from './AuditPage.module.css'

const detailsText = (details: AuditEntry['details']) =>
  Object.entries(details)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name}: ${String(value)}`)
    .join(', ')

const detailsCell = ({ details }: AuditEntry) => (
  <span lang="en" className={styles.details}>
    {detailsText(details) || '–'}
  </span>
)

export const AuditTable = ({ entries }: { entries: AuditEntry[] }) => {
  const { t } = useTranslation('Desk', { keyPrefix: 'audit' })
  const language = useLanguage()
  const actionText = useActionText()
  const subjectText = (kind: string) => t(`subjects.${kind}`, { defaultValue: kind })
  const columns: Column<AuditEntry>[] = [
    { key: 'number', header: t('number'), cell: ({ number }) => number, numeric: true },
    { key: 'at', header: t('at'), cell: ({ at }) => formatMoment(at, language) },
    { key: 'who', header: t('who'), cell: ({ staff_name }) => staff_name ?? t('commandLine') },
    { key: 'what', header: t('what'), cell: ({ action }) => actionText(action) },
    {
      key: 'about',
      header: t('about'),
      cell: ({ subject_kind, subject_id }) => `${subjectText(subject_kind)} ${subject_id}`,
    },
    // Words of the log itself, as the chain keeps them.
    {
      key: 'details',
      header: t('details'),
      cell: detailsCell,
    },
  ]
  return <Table caption={t('title')} columns={columns} rows={entries} rowKey={({ number }) => number} />
}
