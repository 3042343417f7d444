import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { TFunction } from '../../../lib/i18n/translate.ts'
import type { ReactNode } from 'react'
import { joinPages, type ListPage } from '../../../lib/loading/list-pages.ts'
import { MoreRows } from '../../../lib/loading/MoreRows.tsx'
import { QueryResult } from '../../../lib/loading/QueryResult.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'

type Props<Row> = {
  list: UseInfiniteQueryResult<InfiniteData<ListPage<Row>>>
  /** Has the keys loading, failed, offline, retry, more and moreFailed. */
  t: TFunction
  elementId: (row: Row) => string
  empty: ReactNode
  children: (rows: readonly Row[]) => ReactNode
}

export const GrowingRows = <Row,>({ list, t, elementId, empty, children }: Props<Row>) => {
  if (!list.data)
    return (
      <QueryResult
        query={list}
        loading={<Skeleton shape="row" label={t('loading')} count={3} />}
        title={t('failed')}
        offlineText={t('offline')}
        retryText={t('retry')}
      />
    )
  const { results, next } = joinPages(list.data)
  if (results.length === 0) return empty
  return (
    <>
      {children(results)}
      <MoreRows {...{ list, next, elementId, t }} />
    </>
  )
}
