import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from '../../../../lib/i18n/useTranslation.tsx'
import { useNavigate } from 'react-router'
import type { Language } from '../../../../../contract/language.ts'
import { lists } from '../../../../../contract/limits.ts'
import { useLanguage } from '../../../../lib/i18n/useLanguage.ts'
import { Queue } from '../../shell/Queue.tsx'
import { matchesName, type ReferenceFilter, referencePath } from '../reference-filter.ts'
import styles from './ReferenceList.module.css'

type Dialog<Row> = { open: Row | undefined; all: readonly Row[]; onClose: () => void }

type Props<Row, Key extends QueryKey> = {
  filter: ReferenceFilter
  query: UseQueryOptions<Row[], Error, Row[], Key>
  /** The texts that the search compares. */
  namesOf: (row: Row) => readonly string[]
  renderRow: (row: Row) => ReactNode
  renderDialog: (dialog: Dialog<Row>) => ReactNode
}

/** The server sends the whole list; the browser displays it page by page. */
export const ReferenceList = <Row extends { id: number }, Key extends QueryKey>({
  filter,
  query,
  namesOf,
  renderRow,
  renderDialog,
}: Props<Row, Key>) => {
  const { t } = useTranslation('AdminSite', { keyPrefix: 'reference' })
  const navigate = useNavigate()
  const { data: all, isError, isFetching, refetch } = useQuery(query)
  const [visibleCount, setVisibleCount] = useState<number>(lists.rows)
  const matching = all?.filter((row) => matchesName(namesOf(row), filter.q))
  const list = {
    rows: matching?.slice(0, visibleCount),
    isError,
    isFetching,
    hasMore: (matching?.length ?? 0) > visibleCount,
    isGrowing: false,
    more: () => {
      setVisibleCount(visibleCount + lists.rows)
      return undefined
    },
    retry: () => void refetch(),
  }
  return (
    <>
      <Queue
        label={t(`kinds.${filter.kind}`)}
        list={list}
        rowKey={({ id }) => id}
        to={({ id }) => referencePath({ ...filter, open: id })}
        empty={{ title: t('empty') }}
      >
        {renderRow}
      </Queue>
      {renderDialog({
        open: all?.find(({ id }) => id === filter.open),
        all: all ?? [],
        onClose: () => void navigate(referencePath({ ...filter, open: undefined })),
      })}
    </>
  )
}

type RowProps = {
  names: Record<Language, string>
  /** After the names. */
  note: ReactNode
  others: readonly string[]
  count?: string
}

export const ReferenceRow = ({ names, note, others, count }: RowProps) => {
  const [first, second] = useLanguage() === 'hi' ? (['hi', 'en'] as const) : (['en', 'hi'] as const)
  return (
    <>
      <span className={styles.names}>
        <b lang={first}>{names[first]}</b>
        <span lang={second}>{names[second]}</span>
        {note}
      </span>
      <span className={styles.others}>{others.join(', ')}</span>
      {count && <span className={styles.count}>{count}</span>}
    </>
  )
}
