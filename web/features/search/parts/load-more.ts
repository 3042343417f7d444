// The number of visible rows is a URL parameter (`shown`), so that a reload and the back button preserve it. After MAX_ROWS
// a list continues on a new page (`after`).
import { hashKey, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { RefusalCode } from '../../../../contract/errors.ts'
import { results, searchLimits } from '../../../../contract/display.ts'

/** The rows visible at first, those that each press adds, and those of a request. */
export type PageSizes = { first: number; more: number; page: number }

export const PROVIDER_PAGE_SIZES: PageSizes = { ...results.home, page: 24 }
export const POST_PAGE_SIZES: PageSizes = { ...results.posts, page: 24 }
export const SEARCH_PAGE_SIZES: PageSizes = {
  first: searchLimits.page,
  more: searchLimits.page,
  page: searchLimits.page,
}

// A multiple of every page size, so that the cursor for the next page is after the last visible row.
export const MAX_ROWS = 120

export type ListPosition = { count: number; after: string }

export const readListPosition = (query: URLSearchParams, { first }: PageSizes): ListPosition => {
  const count = Number(query.get('shown'))
  const isValid = Number.isInteger(count) && count > first
  return { count: isValid ? Math.min(count, MAX_ROWS) : first, after: query.get('after') ?? '' }
}

export type Rows<Row> = {
  rows: readonly Row[]
  /** The cursor after the last row; null at the end of the list. */
  next: string | null
  /** The query was invalid, such as an unknown district. */
  refused?: RefusalCode | undefined
}

export type ListSource<Row> = {
  key: readonly unknown[]
  /** Viewer and language: when they change, the old rows stay visible until the new ones are loaded. */
  view: readonly unknown[]
  after: string
  fetchPage: (cursor: string | undefined, client: QueryClient) => Promise<Rows<Row>>
}

const firstRows = async <Row>(
  list: ListSource<Row>,
  pages: number,
  client: QueryClient,
): Promise<Rows<Row>> => {
  if (pages <= 1) return list.fetchPage(list.after || undefined, client)
  const before = await client.ensureQueryData(loadMoreQuery(list, pages - 1))
  if (before.next === null) return before
  const { rows, next } = await list.fetchPage(before.next, client)
  return { rows: [...before.rows, ...rows], next }
}

/** The first `pages` pages together. Only those that are not cached are requested. */
export const loadMoreQuery = <Row>(list: ListSource<Row>, pages: number) => {
  const listKey = [...list.key, list.after]
  return queryOptions({
    queryKey: [...listKey, ...list.view, pages],
    queryFn: ({ client }) => firstRows(list, pages, client),
    // The rows of this list stay visible while more are loading; those of another search do not.
    placeholderData: (rows: Rows<Row> | undefined, query) =>
      query && hashKey(query.queryKey.slice(0, listKey.length)) === hashKey(listKey) ? rows : undefined,
  })
}

export const pagesFor = ({ count }: ListPosition, { page }: PageSizes) => Math.ceil(count / page)

export const nextListPosition = (
  { count, after }: ListPosition,
  { rows, next }: Rows<unknown>,
  { more }: PageSizes,
): ListPosition | null => {
  if (count < MAX_ROWS)
    return rows.length > count || next ? { count: Math.min(count + more, MAX_ROWS), after } : null
  return next ? { count: 0, after: next } : null
}
