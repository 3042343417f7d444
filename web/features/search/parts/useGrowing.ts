import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { growingQuery, Rows } from './growing.ts'

export type GrowingState<Row> = Pick<
  UseQueryResult<Rows<Row>>,
  'data' | 'isError' | 'isFetching' | 'isLoading' | 'isPlaceholderData' | 'refetch'
>

type GrowingQuery<Row> = ReturnType<typeof growingQuery<Row>>

type Options<Row> = {
  pages: number
  /** What stands there until the rows come. */
  atFirst?: Rows<Row> | undefined
}

/** A list as far as the address goes. When its last page fails to come, the ones before it stay. */
export const useGrowing = <Row>(
  queryFor: (pages: number) => GrowingQuery<Row>,
  { pages, atFirst }: Options<Row>,
): GrowingState<Row> => {
  const list = useQuery({ ...queryFor(pages), ...(atFirst && { placeholderData: atFirst }) })
  const before = useQuery({ ...queryFor(Math.max(pages - 1, 1)), enabled: false })
  const { isError, isFetching, isLoading, isPlaceholderData, refetch } = list
  return { data: list.data ?? before.data, isError, isFetching, isLoading, isPlaceholderData, refetch }
}
