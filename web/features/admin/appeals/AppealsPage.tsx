import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { DeskPage } from '../desk/DeskPage.tsx'
import { Queue } from '../desk/Queue.tsx'
import { type QueueState, useQueue } from '../desk/queue-query.ts'
import { appealsQuery, type WaitingAppeal } from './appeals.api.ts'
import { appealPath, openIn, rowAfter } from './open-appeal.ts'
import { AppealRow } from './parts/AppealRow.tsx'
import styles from './parts/AppealsPage.module.css'
import { OpenAppeal } from './parts/OpenAppeal.tsx'

const AppealsPage = () => {
  const { t } = useTranslation('Desk', { keyPrefix: 'appeals' })
  const list = useQueue(appealsQuery())
  const [words] = useSearchParams()
  const open = openIn(words)
  return (
    <DeskPage title={t('title')} text={t('text')}>
      <div className={styles.columns} data-open={open !== undefined || undefined}>
        <div className={styles.list}>
          <Queue
            label={t('title')}
            list={list}
            rowKey={({ id }) => id}
            to={({ id }) => appealPath(id)}
            current={open}
            empty={{ title: t('empty') }}
          >
            {(row) => <AppealRow row={row} />}
          </Queue>
        </div>
        <Beside list={list} open={open} />
      </div>
    </DeskPage>
  )
}

type BesideProps = { list: QueueState<WaitingAppeal>; open: number | undefined }

/** The appeal that was chosen; after an answer the next one. */
const Beside = ({ list, open }: BesideProps) => {
  const { t } = useTranslation('Desk', { keyPrefix: 'appeals' })
  const navigate = useNavigate()
  const rows = list.rows ?? []
  const appeal = rows.find(({ id }) => id === open)
  if (!appeal) return rows.length > 0 ? <p className={styles.pick}>{t('pick')}</p> : null
  return (
    <OpenAppeal
      key={appeal.id}
      appeal={appeal}
      onAnswered={() => void navigate(appealPath(rowAfter(rows, appeal.id)))}
    />
  )
}

export default AppealsPage
