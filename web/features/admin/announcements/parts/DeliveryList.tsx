import type { BreachStatus } from '../../../../../contract/admin-limits.ts'
import { formatDateTime } from '../../../../lib/format/format-time.ts'
import { useLanguage } from '../../../../lib/i18n/useLanguage.ts'
import { useTranslation } from '../../../../lib/i18n/useTranslation.tsx'
import { Badge } from '../../../../ui/Badge.tsx'
import { Link } from '../../../../ui/Link.tsx'
import { adminPaths } from '../../shell/admin-paths.ts'
import { Panel } from '../../shell/Panel.tsx'
import { QueueResult } from '../../shell/Queue.tsx'
import { useQueue } from '../../shell/queue-query.ts'
import { type BreachDelivery, deliveriesQuery } from '../announcements.api.ts'
import styles from './AnnouncementList.module.css'

const TONES = { waiting: 'indigo', delivered: 'leaf', failed: 'beet' } as const

export const DeliveryList = ({ id, status }: { id: number; status: BreachStatus | undefined }) => {
  const { t } = useTranslation('AdminSite', { keyPrefix: 'breach' })
  const list = useQueue(deliveriesQuery(id, status))
  return (
    <Panel title={t('deliveries')}>
      <QueueResult list={list} empty={{ title: t('empty') }}>
        {(rows) => (
          <ul className={styles.list}>
            {rows.map((row) => (
              <DeliveryRow key={row.id} row={row} />
            ))}
          </ul>
        )}
      </QueueResult>
    </Panel>
  )
}

const DeliveryRow = ({ row }: { row: BreachDelivery }) => {
  const { t } = useTranslation('AdminSite', { keyPrefix: 'breach' })
  const language = useLanguage()
  return (
    <li className={styles.row}>
      <p className={styles.state}>
        <Badge tone={TONES[row.status]}>{t(`statuses.${row.status}`)}</Badge>
        {t(`channels.${row.channel}`)}
        <Link to={adminPaths.person(row.account_id)}>
          {row.username ?? t('account', { id: row.account_id })}
        </Link>
      </p>
      <div className={styles.foot}>
        {row.problem && <span>{t(`problems.${row.problem}`)}</span>}
        {row.tries > 1 && <span>{t('tries', { count: row.tries })}</span>}
        {row.settled_at && <time dateTime={row.settled_at}>{formatDateTime(row.settled_at, language)}</time>}
      </div>
    </li>
  )
}
