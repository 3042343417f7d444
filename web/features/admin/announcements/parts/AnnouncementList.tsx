import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoment } from '../../../../lib/format-time.ts'
import { useLanguage } from '../../../../lib/i18n/useLanguage.ts'
import { Badge } from '../../../../ui/Badge.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { NotThere } from '../../desk/NotThere.tsx'
import { Panel } from '../../desk/Panel.tsx'
import { type Announcement, announcementsQuery } from '../announcements.api.ts'
import styles from './AnnouncementList.module.css'
import { WithdrawDialog } from './WithdrawDialog.tsx'

export const AnnouncementList = () => {
  const { t } = useTranslation('DeskSite', { keyPrefix: 'announcements' })
  return (
    <Panel title={t('earlier')}>
      <List />
    </Panel>
  )
}

const List = () => {
  const { t } = useTranslation('DeskSite', { keyPrefix: 'announcements' })
  const { t: tQueue } = useTranslation('Desk', { keyPrefix: 'queue' })
  const list = useInfiniteQuery(announcementsQuery())
  const [leaving, setLeaving] = useState<Announcement>()
  const rows = list.data?.pages.flatMap(({ reply }) => reply)
  const more = () => void list.fetchNextPage()
  if (!rows) return <NotThere query={list} shape="row" />
  if (rows.length === 0) return <EmptyState title={t('empty')} />
  return (
    <>
      <ul className={styles.list}>
        {rows.map((row) => (
          <Row key={row.id} row={row} onWithdraw={() => setLeaving(row)} />
        ))}
      </ul>
      {list.hasNextPage && (
        <Button look="secondary" loading={list.isFetchingNextPage} onClick={more}>
          {tQueue('more')}
        </Button>
      )}
      {leaving && <WithdrawDialog announcement={leaving} onClose={() => setLeaving(undefined)} />}
    </>
  )
}

const stateOf = ({ is_shown, withdrawn_at }: Announcement) => {
  if (withdrawn_at) return { name: 'withdrawn', tone: 'beet' } as const
  return is_shown ? ({ name: 'shown', tone: 'leaf' } as const) : ({ name: 'over', tone: 'indigo' } as const)
}

const Row = ({ row, onWithdraw }: { row: Announcement; onWithdraw: () => void }) => {
  const { t } = useTranslation('DeskSite', { keyPrefix: 'announcements' })
  const language = useLanguage()
  const { name, tone } = stateOf(row)
  return (
    <li className={styles.row}>
      <p className={styles.state}>
        <Badge tone={tone}>{t(`states.${name}`)}</Badge>
        {t(`audiences.${row.audience}`)}
      </p>
      <p lang="en" className={styles.words}>
        {row.text_en}
      </p>
      <p lang="hi" className={styles.words}>
        {row.text_hi}
      </p>
      <div className={styles.foot}>
        <span>{t('by', { name: row.announced_by, when: formatMoment(row.announced_at, language) })}</span>
        {row.is_shown && (
          <Button look="secondary" size="small" onClick={onWithdraw}>
            {t('withdraw')}
          </Button>
        )}
      </div>
    </li>
  )
}
