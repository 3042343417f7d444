import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '../../../../lib/i18n/useTranslation.tsx'
import { formatDateTime } from '../../../../lib/format/format-time.ts'
import { useLanguage } from '../../../../lib/i18n/useLanguage.ts'
import { Badge } from '../../../../ui/Badge.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { NotFoundPanel } from '../../shell/NotFoundPanel.tsx'
import { Panel } from '../../shell/Panel.tsx'
import { type Announcement, announcementsQuery } from '../announcements.api.ts'
import styles from './AnnouncementList.module.css'
import { WithdrawDialog } from './WithdrawDialog.tsx'

export const AnnouncementList = () => {
  const { t } = useTranslation('AdminSite', { keyPrefix: 'announcements' })
  return (
    <Panel title={t('earlier')}>
      <List />
    </Panel>
  )
}

const List = () => {
  const { t } = useTranslation('AdminSite', { keyPrefix: 'announcements' })
  const { t: tQueue } = useTranslation('Admin', { keyPrefix: 'queue' })
  const list = useInfiniteQuery(announcementsQuery())
  const [withdrawing, setWithdrawing] = useState<Announcement>()
  const rows = list.data?.pages.flatMap(({ reply }) => reply)
  const more = () => void list.fetchNextPage()
  if (!rows) return <NotFoundPanel query={list} shape="row" />
  if (rows.length === 0) return <EmptyState title={t('empty')} />
  return (
    <>
      <ul className={styles.list}>
        {rows.map((row) => (
          <Row key={row.id} row={row} onWithdraw={() => setWithdrawing(row)} />
        ))}
      </ul>
      {list.hasNextPage && (
        <Button variant="secondary" loading={list.isFetchingNextPage} onClick={more}>
          {tQueue('more')}
        </Button>
      )}
      {withdrawing && <WithdrawDialog announcement={withdrawing} onClose={() => setWithdrawing(undefined)} />}
    </>
  )
}

const statusOf = ({ is_shown, withdrawn_at }: Announcement) => {
  if (withdrawn_at) return { name: 'withdrawn', tone: 'beet' } as const
  return is_shown ? ({ name: 'shown', tone: 'leaf' } as const) : ({ name: 'over', tone: 'indigo' } as const)
}

const Row = ({ row, onWithdraw }: { row: Announcement; onWithdraw: () => void }) => {
  const { t } = useTranslation('AdminSite', { keyPrefix: 'announcements' })
  const language = useLanguage()
  const { name, tone } = statusOf(row)
  return (
    <li className={styles.row}>
      <p className={styles.state}>
        <Badge tone={tone}>{t(`states.${name}`)}</Badge>
        {t(`audiences.${row.audience}`)}
      </p>
      <p lang="en" className={styles.text}>
        {row.text_en}
      </p>
      <p lang="hi" className={styles.text}>
        {row.text_hi}
      </p>
      <div className={styles.foot}>
        <span>{t('by', { name: row.announced_by, when: formatDateTime(row.announced_at, language) })}</span>
        {row.is_shown && (
          <Button variant="secondary" size="small" onClick={onWithdraw}>
            {t('withdraw')}
          </Button>
        )}
      </div>
    </li>
  )
}
