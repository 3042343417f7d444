import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { useNavigate, useSearchParams } from 'react-router'
import { formatDateTime } from '../../../lib/format/format-time.ts'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { AdminPage } from '../shell/AdminPage.tsx'
import { Queue } from '../shell/Queue.tsx'
import { type QueueState, useQueue } from '../shell/queue-query.ts'
import { appealsQuery, type WaitingAppeal } from './appeals.api.ts'
import { appealPath, parseSelectedId, nextRowId } from './selected-appeal.ts'
import styles from './AppealsPage.module.css'
import { AppealView } from './parts/AppealView.tsx'

const AppealsPage = () => {
  const { t } = useTranslation('Admin', { keyPrefix: 'appeals' })
  const list = useQueue(appealsQuery())
  const [searchParams] = useSearchParams()
  const selectedId = parseSelectedId(searchParams)
  return (
    <AdminPage title={t('title')} text={t('text')}>
      <div className={styles.columns} data-open={selectedId !== undefined || undefined}>
        <div className={styles.list}>
          <Queue
            label={t('title')}
            list={list}
            rowKey={({ id }) => id}
            to={({ id }) => appealPath(id)}
            current={selectedId}
            empty={{ title: t('empty') }}
          >
            {(row) => <AppealRow row={row} />}
          </Queue>
        </div>
        <SelectedAppeal list={list} selectedId={selectedId} />
      </div>
    </AdminPage>
  )
}

const AppealRow = ({ row }: { row: WaitingAppeal }) => {
  const { t } = useTranslation('Admin')
  return (
    <>
      <span className={styles.small}>
        {t(`decided.${row.decision}`)} · {t(`kinds.${row.target_kind}`)}
      </span>
      <b className={styles.text}>{row.title ?? t('case.visibility.gone')}</b>
      <span className={styles.text}>{row.appeal}</span>
      <span className={styles.small}>{formatDateTime(row.appealed_at, useLanguage())}</span>
    </>
  )
}

type SelectedAppealProps = { list: QueueState<WaitingAppeal>; selectedId: number | undefined }

const SelectedAppeal = ({ list, selectedId }: SelectedAppealProps) => {
  const { t } = useTranslation('Admin', { keyPrefix: 'appeals' })
  const navigate = useNavigate()
  const rows = list.rows ?? []
  const appeal = rows.find(({ id }) => id === selectedId)
  if (!appeal) return rows.length > 0 ? <p className={styles.pick}>{t('pick')}</p> : null
  return (
    <AppealView
      key={appeal.id}
      appeal={appeal}
      onAnswered={() => void navigate(appealPath(nextRowId(rows, appeal.id)))}
    />
  )
}

export default AppealsPage
