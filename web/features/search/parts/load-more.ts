// A list that grows while a person reads on. How much of it is shown stands in the address (`shown`), so that a refresh and
// the way back keep it; past the most that one page holds, a list goes on in a new page (`after`).
import { hashKey, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { RefusalCode } from '../../../../contract/errors.ts'
import { lists, results } from '../../../../contract/limits.ts'

/** How many are shown at first, how many each press adds, and how many are asked for at once. */
export type PageSizes = { first: number; more: number; page: number }

export const PROVIDER_PAGE_SIZES: PageSizes = { ...results.home, page: 24 }
export const POST_PAGE_SIZES: PageSizes = { ...results.posts, page: 24 }
export const SEARCH_PAGE_SIZES: PageSizes = {
  first: lists.searchPage,
  more: lists.searchPage,
  page: lists.searchPage,
}

// Whole pages of either list: what goes on after it begins with a row that was not shown yet.
export const MAX_SHOWN = 120

export type ListPosition = { shown: number; after: string }

export const readListPosition = (query: URLSearchParams, { first }: PageSizes): ListPosition => {
  const shown = Number(query.get('shown'))
  const isPossible = Number.isInteger(shown) && shown > first
  return { shown: isPossible ? Math.min(shown, MAX_SHOWN) : first, after: query.get('after') ?? '' }
}

/** The rows from the beginning on, and the cursor behind the last of them; null when the list ends there. */
export type Rows<Row> = {
  rows: readonly Row[]
  next: string | null
  /** The address asks for what can't be looked for, such as a district that is none. */
  refused?: RefusalCode | undefined
}

type ListSource<Row> = {
  /** What the list is of. */
  key: readonly unknown[]
  /** The viewer and the language. A list in another language stays on the page until the new one is loaded. */
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

/** The first so many pages together. Only the last of them is asked for when those before it are there. */
export const loadMoreQuery = <Row>(list: ListSource<Row>, pages: number) => {
  const listKey = [...list.key, list.after]
  return queryOptions({
    queryKey: [...listKey, ...list.view, pages],
    queryFn: ({ client }) => firstRows(list, pages, client),
    // What is there stays while the next rows are on the way; the rows of another search do not.
    placeholderData: (rows: Rows<Row> | undefined, query) =>
      query && hashKey(query.queryKey.slice(0, listKey.length)) === hashKey(listKey) ? rows : undefined,
  })
}

export const pagesFor = ({ shown }: ListPosition, { page }: PageSizes) => Math.ceil(shown / page)

/** Where the next rows are: in this page, or behind the most that it holds. */
export const nextListPosition = (
  { shown, after }: ListPosition,
  { rows, next }: Rows<unknown>,
  { more }: PageSizes,
): ListPosition | null => {
  if (shown < MAX_SHOWN)
    return rows.length > shown || next ? { shown: Math.min(shown + more, MAX_SHOWN), after } : null
  return next ? { shown: 0, after: next } : null
}
