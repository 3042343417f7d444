import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import type { CursorPage } from '../../../lib/http/call.ts'
import { ADMIN_KEY } from './staff-session.api.ts'

type FetchPage<Row> = (options: { cursor?: string; signal: AbortSignal }) => Promise<CursorPage<Row[]>>

/** `key` begins with the name of the section, which `useStaffAction` invalidates. */
export const queueQuery = <Row>(key: readonly unknown[], fetchPage: FetchPage<Row>) =>
  infiniteQueryOptions({
    queryKey: [ADMIN_KEY, ...key],
    queryFn: ({ pageParam, signal }) => fetchPage({ ...(pageParam && { cursor: pageParam }), signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })

export const useQueue = <Row>(query: ReturnType<typeof queueQuery<Row>>) => {
  const list = useInfiniteQuery(query)
  return {
    rows: list.data?.pages.flatMap(({ reply }) => reply),
    isError: list.isError,
    error: list.error,
    isFetching: list.isFetching,
    hasMore: list.hasNextPage,
    isGrowing: list.isFetchingNextPage,
    more: () => void (list.isFetchingNextPage || list.fetchNextPage()),
    retry: () => void (list.data ? list.fetchNextPage() : list.refetch()),
  }
}

export type QueueState<Row> = Omit<ReturnType<typeof useQueue<Row>>, 'error'>
