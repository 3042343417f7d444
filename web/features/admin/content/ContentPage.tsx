import { useState } from 'react'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { useNavigate, useSearchParams } from 'react-router'
import { formatDateTime } from '../../../lib/format/format-time.ts'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { Badge } from '../../../ui/Badge.tsx'
import type { PageHandle } from '../../../lib/i18n/namespaces.ts'
import { AdminSearchPage } from '../shell/AdminSearchPage.tsx'
import { Queue } from '../shell/Queue.tsx'
import { useQueue } from '../shell/queue-query.ts'
import { useStaff } from '../shell/useStaff.ts'
import { type ContentFilter, contentPath, parseFilter, contentKinds, parseOpenId } from './content-filter.ts'
import { contentQuery, type ContentSummary } from './content.api.ts'
import { type PendingDecision, ContentDecisionDialog } from './parts/ContentDecisionDialog.tsx'
import { ContentFilters } from './parts/ContentFilters.tsx'
import styles from './ContentPage.module.css'
import { ContentView } from './parts/ContentView.tsx'

export const handle = { namespaces: ['AdminPeople'] } satisfies PageHandle

const ContentPage = () => {
  const { t } = useTranslation('AdminPeople', { keyPrefix: 'content' })
  const [searchParams] = useSearchParams()
  const navigate = useNavigate()
  const filter = parseFilter(searchParams)
  const change = (next: Partial<ContentFilter>) => void navigate(contentPath({ ...filter, ...next }))
  const tabs = contentKinds.map((kind) => ({
    name: kind,
    text: t(`kinds.${kind}`),
    to: contentPath({ ...filter, kind, account: undefined }),
  }))
  return (
    <AdminSearchPage t={t} tabs={tabs} current={filter.kind} q={filter.q} onSearch={(q) => change({ q })}>
      <ContentFilters filter={filter} onChange={change} />
      <ContentResults filter={filter} open={parseOpenId(searchParams)} />
    </AdminSearchPage>
  )
}

type Props = { filter: ContentFilter; open: number | undefined }

const ContentResults = ({ filter, open }: Props) => {
  const [pendingDecision, decide] = useState<PendingDecision>()
  return (
    <div className={open === undefined ? undefined : styles.columns}>
      {open !== undefined && (
        <div className={styles.open}>
          <ContentView
            key={`${filter.kind} ${open}`}
            piece={{ kind: filter.kind, id: open }}
            closePath={contentPath(filter)}
            onDecide={decide}
          />
        </div>
      )}
      <div className={styles.list}>
        <ContentQueue key={contentPath(filter)} filter={filter} open={open} onDecide={decide} />
      </div>
      {pendingDecision && (
        <ContentDecisionDialog pendingDecision={pendingDecision} onClose={() => decide(undefined)} />
      )}
    </div>
  )
}

const ContentQueue = ({
  filter,
  open,
  onDecide,
}: Props & { onDecide: (pendingDecision: PendingDecision) => void }) => {
  const { t } = useTranslation('AdminPeople', { keyPrefix: 'content' })
  return (
    <Queue
      label={t(`kinds.${filter.kind}`)}
      list={useQueue(contentQuery(filter, useLanguage()))}
      rowKey={({ id }) => id}
      to={({ id }) => contentPath(filter, id)}
      current={open}
      rowShortcuts={useRowShortcuts(open === undefined, onDecide)}
      empty={{ title: t('empty.title'), text: t('empty.text') }}
    >
      {(row) => <ContentRow row={row} />}
    </Queue>
  )
}

const ContentRow = ({ row }: { row: ContentSummary }) => {
  const { t } = useTranslation('AdminPeople')
  const language = useLanguage()
  return (
    <>
      {row.kind !== 'comment' && <b className={styles.title}>{row.title}</b>}
      {row.rating !== null && <span>{t('content.stars', { stars: row.rating })}</span>}
      <span className={styles.text}>{row.beginning}</span>
      <span className={styles.about}>
        {row.visibility !== 'shown' && <Badge tone="beet">{t(`visibilities.${row.visibility}`)}</Badge>}
        {row.account_name ?? t('nameless')}
        <span>{formatDateTime(row.created_at, language)}</span>
      </span>
    </>
  )
}

/** While an item is open beside the list, the keys act on that item. */
const useRowShortcuts = (isListAlone: boolean, onDecide: (pendingDecision: PendingDecision) => void) => {
  const { t } = useTranslation('AdminPeople', { keyPrefix: 'acts' })
  const { may } = useStaff()
  if (!isListAlone || !may('judge_content')) return []
  const isVisible = ({ visibility }: ContentSummary) => visibility === 'shown'
  const decide = (row: ContentSummary, act: PendingDecision['act']) =>
    onDecide({ piece: row, title: titleOf(row), act })
  return [
    {
      key: 'h',
      label: t('hide'),
      act: (row: ContentSummary) => isVisible(row) && decide(row, 'hide'),
    },
    {
      key: 'r',
      label: t('restore'),
      act: (row: ContentSummary) => isVisible(row) || decide(row, 'restore'),
    },
  ]
}

const titleOf = ({ kind, title, beginning }: ContentSummary) => (kind === 'post' ? title : beginning)

export default ContentPage
