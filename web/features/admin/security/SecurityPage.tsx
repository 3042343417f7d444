import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { securityEventKinds } from '../../../../contract/admin-limits.ts'
import type { PageHandle } from '../../../lib/i18n/namespaces.ts'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Select } from '../../../ui/forms/Select.tsx'
import { AdminPage } from '../shell/AdminPage.tsx'
import { AdminSearchBox } from '../shell/AdminSearchBox.tsx'
import { Panel } from '../shell/Panel.tsx'
import { QueueResult } from '../shell/Queue.tsx'
import { useQueue } from '../shell/queue-query.ts'
import { ReasonDialog } from '../shell/ReasonDialog.tsx'
import { useStaffAction } from '../shell/useStaffAction.ts'
import { EventTable } from './parts/EventTable.tsx'
import {
  type EventFilter,
  isReasonNeeded,
  openSecurityEvents,
  SECURITY,
  securityEventsQuery,
} from './security.api.ts'

export const handle = { namespaces: ['AdminSite'] } satisfies PageHandle

const ACCOUNT_DIGITS = 15

const SecurityPage = () => {
  const { t } = useTranslation('AdminSite', { keyPrefix: 'security' })
  const [searchParams, setSearchParams] = useSearchParams()
  const kind = securityEventKinds.find((each) => each === searchParams.get('kind'))
  const account = searchParams.get('account') ?? ''
  const filterBy = (next: { kind?: string; account?: string }) => {
    const chosen = { kind: kind ?? '', account, ...next }
    setSearchParams(Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== '')))
  }
  return (
    <AdminPage
      title={t('title')}
      text={t('text')}
      actions={<KindFilter kind={kind} onChange={(chosen) => filterBy({ kind: chosen })} />}
    >
      <AdminSearchBox
        label={t('account')}
        hint={t('accountHint')}
        submitText={t('find')}
        maxLength={ACCOUNT_DIGITS}
        text={account}
        onSearch={(typed) => filterBy({ account: typed })}
      />
      <FilteredEvents kind={kind} account={account} />
    </AdminPage>
  )
}

type Kind = EventFilter['kind']

const KindFilter = ({ kind, onChange }: { kind: Kind; onChange: (kind: string) => void }) => {
  const { t } = useTranslation('AdminSite', { keyPrefix: 'security' })
  return (
    <Select
      label={t('kind')}
      hideLabel
      value={kind ?? ''}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    >
      <option value="">{t('allKinds')}</option>
      {securityEventKinds.map((each) => (
        <option key={each} value={each}>
          {t(`kinds.${each}`)}
        </option>
      ))}
    </Select>
  )
}

const FilteredEvents = ({ kind, account }: { kind: Kind; account: string }) => {
  const { t } = useTranslation('AdminSite', { keyPrefix: 'security' })
  if (account !== '' && !/^[1-9]\d*$/.test(account)) return <EmptyState title={t('notNumber')} />
  return <Events filter={{ ...(kind && { kind }), ...(account !== '' && { account: Number(account) }) }} />
}

const Events = ({ filter }: { filter: EventFilter }) => {
  const { t } = useTranslation('AdminSite', { keyPrefix: 'security' })
  const list = useQueue(securityEventsQuery(filter))
  if (filter.account !== undefined && isReasonNeeded(list.error))
    return <OpenEvents account={filter.account} />
  return (
    <QueueResult list={list} empty={{ title: t('empty') }}>
      {(events) => <EventTable events={events} />}
    </QueueResult>
  )
}

/** For a reason, which the audit log records and the person can read. */
const OpenEvents = ({ account }: { account: number }) => {
  const { t } = useTranslation('AdminSite', { keyPrefix: 'security' })
  const { t: why } = useTranslation('AdminSite', { keyPrefix: 'why' })
  const { invalidate } = useStaffAction(SECURITY)
  const [isOpen, setOpen] = useState(false)
  return (
    <Panel title={t('about', { account })}>
      <p>{t('closed')}</p>
      <div>
        <Button variant="secondary" size="small" icon="eye" onClick={() => setOpen(true)}>
          {t('open')}
        </Button>
      </div>
      {isOpen && (
        <ReasonDialog
          t={why}
          act="security"
          about={t('about', { account })}
          work={(reason) => openSecurityEvents(account, reason)}
          onDone={invalidate}
          onClose={() => setOpen(false)}
        />
      )}
    </Panel>
  )
}

export default SecurityPage
