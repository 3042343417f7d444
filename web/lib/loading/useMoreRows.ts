import { useEffect, useRef } from 'react'
import type { ListPage } from './list-pages.ts'
import { useWrite } from '../forms/useWrite.ts'

export type GrowingList<Row> = {
  isFetching: boolean
  refetch: (options: { cancelRefetch: boolean }) => Promise<unknown>
  fetchNextPage: (options: {
    throwOnError: boolean
  }) => Promise<{ data?: { pages: readonly ListPage<Row>[] } | undefined }>
}

/** Loads the next page of a list and focuses its first row, the element with the id `elementId(row)`. */
export const useMoreRows = <Row>(list: GrowingList<Row>, elementId: (row: Row) => string) => {
  const next = useRef<string>(undefined)
  useEffect(() => {
    const element = next.current && document.getElementById(next.current)
    if (!element) return
    next.current = undefined
    element.focus()
  })
  const { write, isPending, error } = useWrite({
    mutationFn: async () => {
      // Waits for a running fetch: it may be the first with the session.
      if (list.isFetching) await list.refetch({ cancelRefetch: false })
      return list.fetchNextPage({ throwOnError: true })
    },
    onDone: ({ data }) => {
      const first = data?.pages.at(-1)?.results[0]
      if (first) next.current = elementId(first)
    },
  })
  return { more: () => write(), isGrowing: isPending, hasFailed: error !== null }
}
