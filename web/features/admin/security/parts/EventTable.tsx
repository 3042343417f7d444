import { formatDateTime } from '../../../../lib/format/format-time.ts'
import { useLanguage } from '../../../../lib/i18n/useLanguage.ts'
import { useTranslation } from '../../../../lib/i18n/useTranslation.tsx'
import { type Column, Table } from '../../../../ui/lists/Table.tsx'
import type { SecurityEvent } from '../security.api.ts'

export const EventTable = ({ events }: { events: SecurityEvent[] }) => {
  const { t } = useTranslation('AdminSite', { keyPrefix: 'security' })
  const language = useLanguage()
  const columns: Column<SecurityEvent>[] = [
    { key: 'at', header: t('at'), cell: ({ at }) => formatDateTime(at, language) },
    { key: 'kind', header: t('kind'), cell: ({ kind }) => t(`kinds.${kind}`) },
    { key: 'account', header: t('accountHash'), cell: ({ account }) => account ?? '–' },
    { key: 'ip', header: t('ipHash'), cell: ({ ip }) => ip },
  ]
  return <Table caption={t('title')} columns={columns} rows={events} rowKey={({ id }) => id} />
}
