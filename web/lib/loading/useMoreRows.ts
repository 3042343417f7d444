import { useEffect, useRef } from 'react'
import type { ListPage } from './list-pages.ts'
import { useWrite } from '../forms/useWrite.ts'

/** As much of an infinite query as it needs. */
export type GrowingList<Row> = {
  isFetching: boolean
  refetch: (options: { cancelRefetch: boolean }) => Promise<unknown>
  fetchNextPage: (options: {
    throwOnError: boolean
  }) => Promise<{ data?: { pages: readonly ListPage<Row>[] } | undefined }>
}

/** The next page below a list. The keyboard goes to its first row, which has the id that `elementId` names. */
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
      // A read that is under way comes first: it may be the first one as whoever is signed in.
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
