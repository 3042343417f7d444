// A list that grows by the cursor of its last page.
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import type { Page } from '../../../lib/call.ts'
import { DESK } from './desk-session.api.ts'

type Read<Row> = (asked: { cursor?: string; signal: AbortSignal }) => Promise<Page<Row[]>>

/** `key` begins with the room's name: `queueQuery(['cases', status], read)`. */
export const queueQuery = <Row>(key: readonly unknown[], read: Read<Row>) =>
  infiniteQueryOptions({
    queryKey: [DESK, ...key],
    queryFn: ({ pageParam, signal }) => read({ ...(pageParam && { cursor: pageParam }), signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    networkMode: 'always',
  })

export const useQueue = <Row>(query: ReturnType<typeof queueQuery<Row>>) => {
  const list = useInfiniteQuery(query)
  return {
    rows: list.data?.pages.flatMap(({ reply }) => reply),
    isError: list.isError,
    isFetching: list.isFetching,
    hasMore: list.hasNextPage,
    isGrowing: list.isFetchingNextPage,
    more: () => void (list.isFetchingNextPage || list.fetchNextPage()),
    retry: () => void (list.data ? list.fetchNextPage() : list.refetch()),
  }
}

export type QueueState<Row> = ReturnType<typeof useQueue<Row>>
