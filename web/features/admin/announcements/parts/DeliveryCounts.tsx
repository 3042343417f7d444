import { breachStatuses } from '../../../../../contract/admin-limits.ts'
import { formatNumber } from '../../../../lib/format/format.ts'
import { useTranslation } from '../../../../lib/i18n/useTranslation.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { Panel } from '../../shell/Panel.tsx'
import type { AnnouncementDetails } from '../announcements.api.ts'
import styles from './DeliveryCounts.module.css'

export const DeliveryCounts = ({ announcement }: { announcement: AnnouncementDetails }) => {
  const { t } = useTranslation('AdminSite', { keyPrefix: 'breach' })
  return (
    <Panel title={t('counts')}>
      {!announcement.is_resolved && <Notice kind="info">{t('resolving')}</Notice>}
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('channel')}</th>
            {breachStatuses.map((status) => (
              <th key={status} scope="col">
                {t(`statuses.${status}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {announcement.deliveries.map((row) => (
            <tr key={row.channel}>
              <th scope="row">{t(`channels.${row.channel}`)}</th>
              {breachStatuses.map((status) => (
                <td key={status}>{formatNumber(row[status])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  )
}
