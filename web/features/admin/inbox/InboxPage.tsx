import { useState } from 'react'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { useSearchParams } from 'react-router'
import { formatDateTime } from '../../../lib/format/format-time.ts'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import type { PageHandle } from '../../../lib/i18n/namespaces.ts'
import { AdminPage } from '../shell/AdminPage.tsx'
import { Deadline } from '../shell/Deadline.tsx'
import { AdminTabs } from '../shell/AdminTabs.tsx'
import { Queue } from '../shell/Queue.tsx'
import { useQueue } from '../shell/queue-query.ts'
import { inboxPath, type InboxStatus, inboxStatuses, messagePath, parseStatus } from './inbox-filter.ts'
import { inboxQuery, type InboxSummary } from './inbox.api.ts'
import styles from './InboxPage.module.css'
import { CloseDialog } from './parts/CloseDialog.tsx'
import { useMessageStatus } from './parts/useMessageStatus.ts'

export const handle = { namespaces: ['AdminSite', 'Admin'] } satisfies PageHandle

const InboxPage = () => {
  const { t } = useTranslation('AdminSite', { keyPrefix: 'inbox' })
  const [searchParams] = useSearchParams()
  const status = parseStatus(searchParams)
  const tabs = inboxStatuses.map((name) => ({ name, text: t(`statuses.${name}`), to: inboxPath(name) }))
  return (
    <AdminPage title={t('title')} text={t('text')}>
      <AdminTabs label={t('statuses.label')} tabs={tabs} current={status} />
      <InboxQueue key={status} status={status} />
    </AdminPage>
  )
}

const InboxQueue = ({ status }: { status: InboxStatus }) => {
  const { t } = useTranslation('AdminSite', { keyPrefix: 'inbox' })
  const list = useQueue(inboxQuery(status))
  // Closing a message without an answer asks for the reason.
  const [closing, setClosing] = useState<InboxSummary>()
  return (
    <>
      <Queue
        label={t(`statuses.${status}`)}
        list={list}
        rowKey={({ id }) => id}
        to={({ id }) => messagePath(id, status)}
        rowShortcuts={useRowShortcuts(setClosing)}
        empty={{ title: t(`empty.${status}`) }}
      >
        {(row) => <InboxRow row={row} />}
      </Queue>
      {closing && <CloseDialog message={closing} onClose={() => setClosing(undefined)} />}
    </>
  )
}

const InboxRow = ({ row }: { row: InboxSummary }) => (
  <>
    <b className={styles.subject} lang={row.language}>
      {row.subject}
    </b>
    <span className={styles.source}>
      <span>{row.name}</span>
      <time dateTime={row.since}>{formatDateTime(row.since, useLanguage())}</time>
      <Deadline clock={row} />
    </span>
  </>
)

const useRowShortcuts = (askReason: (row: InboxSummary) => void) => {
  const { t } = useTranslation('AdminSite', { keyPrefix: 'inbox' })
  const { mayAnswer, close, reopen } = useMessageStatus()
  if (!mayAnswer) return []
  return [
    {
      key: 'e',
      label: t('close'),
      act: (row: InboxSummary) => (row.status === 'new' ? askReason(row) : close(row.id)),
    },
    { key: 'o', label: t('reopen'), act: ({ id }: InboxSummary) => reopen(id) },
  ]
}

export default InboxPage
