import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import type { PageHandle } from '../../../lib/i18n/namespaces.ts'
import { DeskPage } from '../desk/DeskPage.tsx'
import { DeskTabs } from '../desk/DeskTabs.tsx'
import { Queue } from '../desk/Queue.tsx'
import { useQueue } from '../desk/queue-query.ts'
import { inboxPath, type InboxStatus, inboxStatuses, letterPath, statusIn } from './inbox-filter.ts'
import { inboxQuery, type InboxSummary } from './inbox.api.ts'
import { InboxRow } from './parts/InboxRow.tsx'
import { useSettle } from './parts/useSettle.ts'

export const handle = { namespaces: ['DeskSite'] } satisfies PageHandle

const InboxPage = () => {
  const { t } = useTranslation('DeskSite', { keyPrefix: 'inbox' })
  const [words] = useSearchParams()
  const status = statusIn(words)
  const tabs = inboxStatuses.map((name) => ({ name, words: t(`statuses.${name}`), to: inboxPath(name) }))
  return (
    <DeskPage title={t('title')} text={t('text')}>
      <DeskTabs label={t('statuses.label')} tabs={tabs} current={status} />
      <InboxQueue key={status} status={status} />
    </DeskPage>
  )
}

const InboxQueue = ({ status }: { status: InboxStatus }) => {
  const { t } = useTranslation('DeskSite', { keyPrefix: 'inbox' })
  const list = useQueue(inboxQuery(status))
  return (
    <Queue
      label={t(`statuses.${status}`)}
      list={list}
      rowKey={({ id }) => id}
      to={({ id }) => letterPath(id, status)}
      letters={useLetters()}
      empty={{ title: t(`empty.${status}`) }}
    >
      {(row) => <InboxRow row={row} />}
    </Queue>
  )
}

/** What needs no words is done from the list. */
const useLetters = () => {
  const { t } = useTranslation('DeskSite', { keyPrefix: 'inbox' })
  const { mayAnswer, close, reopen } = useSettle()
  if (!mayAnswer) return []
  return [
    { key: 'e', words: t('close'), act: ({ id }: InboxSummary) => close(id) },
    { key: 'o', words: t('reopen'), act: ({ id }: InboxSummary) => reopen(id) },
  ]
}

export default InboxPage
