import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { useSearchParams } from 'react-router'
import { Select } from '../../../ui/forms/Select.tsx'
import { AdminPage } from '../shell/AdminPage.tsx'
import { QueueResult } from '../shell/Queue.tsx'
import { useQueue } from '../shell/queue-query.ts'
import { auditQuery, staffQuery } from './audit.api.ts'
import { AuditTable } from './parts/AuditTable.tsx'

const AuditPage = () => {
  const { t } = useTranslation('Admin', { keyPrefix: 'audit' })
  const [searchParams, setSearchParams] = useSearchParams()
  const staff = Number(searchParams.get('staff')) || undefined
  return (
    <AdminPage
      title={t('title')}
      text={t('text')}
      actions={
        <StaffFilter
          staff={staff}
          onChange={(staffId) => setSearchParams(staffId ? { staff: staffId } : {})}
        />
      }
    >
      <AuditLog staff={staff} />
    </AdminPage>
  )
}

type StaffFilterProps = { staff: number | undefined; onChange: (staff: string) => void }

const StaffFilter = ({ staff, onChange }: StaffFilterProps) => {
  const { t } = useTranslation('Admin', { keyPrefix: 'audit' })
  const { data = [] } = useQuery(staffQuery())
  return (
    <Select
      label={t('staff')}
      hideLabel
      value={staff ?? ''}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      <option value="">{t('everybody')}</option>
      {data.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  )
}

const AuditLog = ({ staff }: { staff: number | undefined }) => {
  const { t } = useTranslation('Admin', { keyPrefix: 'audit' })
  const list = useQueue(auditQuery(staff))
  return (
    <QueueResult list={list} empty={{ title: t('empty') }}>
      {(entries) => <AuditTable entries={entries} />}
    </QueueResult>
  )
}

export default AuditPage
