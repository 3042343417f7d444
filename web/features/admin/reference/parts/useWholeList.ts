// A list that comes whole, shown a page at a time as the queues are.
import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { useState } from 'react'
import { lists } from '../../../../../contract/limits.ts'
import type { QueueState } from '../../desk/queue-query.ts'

type Whole<Row, K extends QueryKey> = UseQueryOptions<Row[], Error, Row[], K>

export const useWholeList = <Row, K extends QueryKey>(
  query: Whole<Row, K>,
  isWanted: (row: Row) => boolean,
): QueueState<Row> & { all: readonly Row[] } => {
  const { data, isError, isFetching, refetch } = useQuery(query)
  const [shown, setShown] = useState<number>(lists.rows)
  const wanted = data?.filter(isWanted)
  return {
    all: data ?? [],
    rows: wanted?.slice(0, shown),
    isError,
    isFetching,
    hasMore: (wanted?.length ?? 0) > shown,
    isGrowing: false,
    more: () => {
      setShown(shown + lists.rows)
      return undefined
    },
    retry: () => void refetch(),
  }
}
