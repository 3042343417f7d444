import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { loadMoreQuery, Rows } from './load-more.ts'

export type LoadMoreState<Row> = Pick<
  UseQueryResult<Rows<Row>>,
  'data' | 'error' | 'isError' | 'isFetching' | 'isLoading' | 'isPlaceholderData' | 'refetch'
>

type LoadMoreQuery<Row> = ReturnType<typeof loadMoreQuery<Row>>

type Options<Row> = {
  pages: number
  placeholder?: Rows<Row> | undefined
}

/** When the last page fails to load, the pages before it stay visible. */
export const useLoadMore = <Row>(
  queryFor: (pages: number) => LoadMoreQuery<Row>,
  { pages, placeholder }: Options<Row>,
): LoadMoreState<Row> => {
  const list = useQuery({ ...queryFor(pages), ...(placeholder && { placeholderData: placeholder }) })
  const before = useQuery({ ...queryFor(Math.max(pages - 1, 1)), enabled: false })
  const { error, isError, isFetching, isLoading, isPlaceholderData, refetch } = list
  return { data: list.data ?? before.data, error, isError, isFetching, isLoading, isPlaceholderData, refetch }
}
