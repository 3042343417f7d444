import { useState } from 'react'
import { useTranslation } from '../../../../lib/i18n/useTranslation.tsx'
import { formatDateTime } from '../../../../lib/format/format-time.ts'
import { useWrite } from '../../../../lib/forms/useWrite.ts'
import { useLanguage } from '../../../../lib/i18n/useLanguage.ts'
import { showProviderToast as adminToast } from '../../../../lib/toast.ts'
import { Badge } from '../../../../ui/Badge.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { Link } from '../../../../ui/Link.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/ConfirmDialog.tsx'
import { adminPaths } from '../../shell/admin-paths.ts'
import { Panel } from '../../shell/Panel.tsx'
import { QueueResult } from '../../shell/Queue.tsx'
import { useQueue } from '../../shell/queue-query.ts'
import { useStaffAction } from '../../shell/useStaffAction.ts'
import { type Announcement, ANNOUNCEMENTS, announcementsQuery, withdraw } from '../announcements.api.ts'
import styles from './AnnouncementList.module.css'
import { useAudienceText } from './useAudienceText.ts'

export const AnnouncementList = () => {
  const { t } = useTranslation('AdminSite', { keyPrefix: 'announcements' })
  const list = useQueue(announcementsQuery())
  const [withdrawing, setWithdrawing] = useState<Announcement>()
  return (
    <Panel title={t('earlier')}>
      <QueueResult list={list} empty={{ title: t('empty') }}>
        {(rows) => (
          <ul className={styles.list}>
            {rows.map((row) => (
              <Row key={row.id} row={row} onWithdraw={() => setWithdrawing(row)} />
            ))}
          </ul>
        )}
      </QueueResult>
      {withdrawing && <WithdrawDialog announcement={withdrawing} onClose={() => setWithdrawing(undefined)} />}
    </Panel>
  )
}

const statusOf = ({ kind, is_shown, withdrawn_at }: Announcement) => {
  if (kind === 'breach') return { name: 'breach', tone: 'sindoor' } as const
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
        {useAudienceText()(row)}
      </p>
      <p lang="en" className={styles.text}>
        {row.text_en}
      </p>
      <p lang="hi" className={styles.text}>
        {row.text_hi}
      </p>
      <div className={styles.foot}>
        <span>{t('by', { name: row.announced_by, when: formatDateTime(row.announced_at, language) })}</span>
        {row.kind === 'breach' && <Link to={adminPaths.announcement(row.id)}>{t('deliveries')}</Link>}
        {row.kind === 'announcement' && row.is_shown && (
          <Button variant="secondary" size="small" onClick={onWithdraw}>
            {t('withdraw')}
          </Button>
        )}
      </div>
    </li>
  )
}

type WithdrawDialogProps = { announcement: Announcement; onClose: () => void }

const WithdrawDialog = ({ announcement, onClose }: WithdrawDialogProps) => {
  const { t } = useTranslation('AdminSite', { keyPrefix: 'announcements' })
  const language = useLanguage()
  const { invalidate, errorText } = useStaffAction(ANNOUNCEMENTS)
  const { write, isPending, error } = useWrite({
    mutationFn: () => withdraw(announcement.id),
    onDone: () => {
      adminToast({ kind: 'success', text: t('withdrawn') })
      onClose()
      return invalidate()
    },
  })
  return (
    <ConfirmDialog
      danger
      title={t('withdrawTitle')}
      confirmText={t('withdraw')}
      cancelText={t('keep')}
      loading={isPending}
      error={error ? errorText(error) : undefined}
      onConfirm={() => write()}
      onCancel={onClose}
    >
      <blockquote>{announcement[`text_${language}`]}</blockquote>
      <p>{t('withdrawText')}</p>
    </ConfirmDialog>
  )
}
