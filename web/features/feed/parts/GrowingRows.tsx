import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { TFunction } from '../../../lib/i18n/translate.ts'
import type { ReactNode } from 'react'
import { CallError } from '../../../lib/http/call.ts'
import { joinPages, type ListPage } from '../../../lib/loading/list-pages.ts'
import { useMoreRows } from '../../../lib/loading/useMoreRows.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Cluster } from '../../../ui/Layout.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'

type Props<Row> = {
  list: UseInfiniteQueryResult<InfiniteData<ListPage<Row>>>
  /** The words of this list: loading, failed, offline, retry, more, moreFailed. */
  t: TFunction
  elementId: (row: Row) => string
  empty: ReactNode
  children: (rows: readonly Row[]) => ReactNode
}

/** A list from its loading to its last page. */
export const GrowingRows = <Row,>({ list, t, elementId, empty, children }: Props<Row>) => {
  const { more, isGrowing, hasFailed } = useMoreRows(list, elementId)
  if (list.isPending) return <Skeleton shape="row" label={t('loading')} count={3} />
  if (!list.data)
    return (
      <ErrorState
        title={t('failed')}
        text={list.error instanceof CallError ? undefined : t('offline')}
        retryText={t('retry')}
        onRetry={() => void list.refetch()}
        retrying={list.isFetching}
      />
    )
  const { results, next } = joinPages(list.data)
  if (results.length === 0) return empty
  return (
    <>
      {children(results)}
      {hasFailed && <Notice kind="error">{t('moreFailed')}</Notice>}
      {next && (
        <Cluster>
          <Button look="secondary" loading={isGrowing} loadingText={t('loading')} onClick={more}>
            {t('more')}
          </Button>
        </Cluster>
      )}
    </>
  )
}
