import { type InfiniteData, infiniteQueryOptions, type QueryKey } from '@tanstack/react-query'

export type ListPage<Row> = { results: readonly Row[]; next: string | null }

/** No automatic refetch: a list must not shrink while it is read. */
export const LIST_OPTIONS = {
  getNextPageParam: ({ next }: ListPage<unknown>) => next,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  networkMode: 'always',
} as const

/** `next` is the whole path of the next page. */
export const cursorOf = (next: string | null) =>
  next === null ? null : new URL(next, 'http://site').searchParams.get('cursor')

export const joinPages = <Row>({ pages }: InfiniteData<ListPage<Row>>): ListPage<Row> => ({
  results: pages.flatMap(({ results }) => results),
  next: pages.at(-1)?.next ?? null,
})

export const listQuery = <Page extends ListPage<unknown>>(
  queryKey: QueryKey,
  fetchPage: (params: { cursor?: string }) => Promise<Page>,
) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: async ({ pageParam: cursor }): Promise<Page> => {
      const page = await fetchPage(cursor ? { cursor } : {})
      return { ...page, next: cursorOf(page.next) }
    },
    initialPageParam: '',
    ...LIST_OPTIONS,
  })
