// The server sends the whole list; the browser displays it page by page.
import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { useState } from 'react'
import { lists } from '../../../../../contract/limits.ts'
import type { QueueState } from '../../shell/queue-query.ts'

type ListQuery<Row, K extends QueryKey> = UseQueryOptions<Row[], Error, Row[], K>

export const useClientPagedList = <Row, K extends QueryKey>(
  query: ListQuery<Row, K>,
  isMatch: (row: Row) => boolean,
): QueueState<Row> & { all: readonly Row[] } => {
  const { data, isError, isFetching, refetch } = useQuery(query)
  const [visibleCount, setVisibleCount] = useState<number>(lists.rows)
  const matching = data?.filter(isMatch)
  return {
    all: data ?? [],
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
}
