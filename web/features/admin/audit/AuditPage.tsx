import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { useSearchParams } from 'react-router'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Select } from '../../../ui/forms/Select.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { AdminPage } from '../shell/AdminPage.tsx'
import { useQueue } from '../shell/queue-query.ts'
import { auditQuery, staffQuery } from './audit.api.ts'
import styles from './AuditPage.module.css'
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
  const { t } = useTranslation('Admin')
  const { rows: entries, isError, isFetching, hasMore, isGrowing, more, retry } = useQueue(auditQuery(staff))
  if (!entries)
    return isError ? (
      <ErrorState
        title={t('queue.failed')}
        retryText={t('queue.retry')}
        onRetry={retry}
        retrying={isFetching}
      />
    ) : (
      <Skeleton shape="row" label={t('queue.loading')} count={6} />
    )
  if (entries.length === 0) return <EmptyState title={t('audit.empty')} />
  return (
    <>
      <AuditTable entries={entries} />
      {isError && <Notice kind="error">{t('queue.failed')}</Notice>}
      {hasMore && (
        <div className={styles.more}>
          <Button variant="secondary" loading={isGrowing} loadingText={t('queue.loading')} onClick={more}>
            {t('queue.more')}
          </Button>
        </div>
      )}
    </>
  )
}

export default AuditPage
