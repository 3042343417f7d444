// Lists that answer {results, next}, as a query that grows page by page.
import type { InfiniteData } from '@tanstack/react-query'

/** One page, and the cursor behind it; null when no more follow. */
export type ListPage<Row> = { results: readonly Row[]; next: string | null }

/** Asked for when the page opens and when somebody wants more: no list shrinks under a reader's eyes. */
export const LIST_OPTIONS = {
  getNextPageParam: ({ next }: ListPage<unknown>) => next,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  networkMode: 'always',
} as const

/** A list answers the whole path of its next page. */
export const cursorOf = (next: string | null) =>
  next === null ? null : new URL(next, 'http://site').searchParams.get('cursor')

export const joinPages = <Row>({ pages }: InfiniteData<ListPage<Row>>): ListPage<Row> => ({
  results: pages.flatMap(({ results }) => results),
  next: pages.at(-1)?.next ?? null,
})
