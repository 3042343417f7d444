import type { ReactNode } from 'react'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import type { QueueState } from './queue-query.ts'
import styles from './Queue.module.css'
import { type RowShortcut, useQueueShortcuts } from './useQueueShortcuts.ts'

type Props<Row> = {
  label: string
  list: QueueState<Row>
  rowKey: (row: Row) => number | string
  to: (row: Row) => string
  rowShortcuts?: readonly RowShortcut<Row>[]
  /** The row that is open beside the list. */
  current?: number | string | undefined
  empty: { title: string; text?: string }
  /** Without controls, because the whole row is one link. */
  children: (row: Row) => ReactNode
}

export const Queue = <Row,>({ list, empty, ...props }: Props<Row>) => (
  <QueueResult list={list} empty={empty}>
    {(rows) => <Rows {...props} list={list} rows={rows} />}
  </QueueResult>
)

type ResultProps<Row> = Pick<Props<Row>, 'list' | 'empty'> & { children: (rows: Row[]) => ReactNode }

export const QueueResult = <Row,>({ list, empty, children }: ResultProps<Row>) => {
  const { t } = useTranslation('Admin', { keyPrefix: 'queue' })
  const { rows, isError, isFetching, retry } = list
  if (rows && rows.length > 0)
    return (
      <>
        {children(rows)}
        <LoadMore state={list} />
      </>
    )
  if (isError)
    return <ErrorState title={t('failed')} retryText={t('retry')} onRetry={retry} retrying={isFetching} />
  if (!rows) return <Skeleton shape="row" label={t('loading')} count={5} />
  return <EmptyState {...empty} />
}

const Rows = <Row,>(props: Omit<Props<Row>, 'empty'> & { rows: Row[] }) => {
  const { label, list: state, rows, rowKey, to, rowShortcuts, current, children } = props
  const { list, remember, keyFor } = useQueueShortcuts({
    name: label,
    rows,
    rowKey,
    rowShortcuts,
    hasMore: state.hasMore,
    onMore: state.more,
  })
  return (
    <ul ref={list} aria-label={label} data-queue="" className={styles.list}>
      {rows.map((row) => (
        <li key={keyFor(row)}>
          <Link
            to={to(row)}
            data-row={keyFor(row)}
            onFocus={() => remember(row)}
            aria-current={current === rowKey(row) || undefined}
            className={styles.row}
          >
            {children(row)}
          </Link>
        </li>
      ))}
    </ul>
  )
}

const LoadMore = ({ state }: { state: Omit<QueueState<unknown>, 'rows'> }) => {
  const { t } = useTranslation('Admin', { keyPrefix: 'queue' })
  const { hasMore, isError, isGrowing, more, retry } = state
  if (isError)
    return (
      <>
        <Notice kind="error">{t('failed')}</Notice>
        <Button variant="secondary" icon="refresh" onClick={retry}>
          {t('retry')}
        </Button>
      </>
    )
  if (!hasMore) return null
  return (
    <div className={styles.more}>
      <Button variant="secondary" loading={isGrowing} loadingText={t('loading')} onClick={more}>
        {t('more')}
      </Button>
    </div>
  )
}
