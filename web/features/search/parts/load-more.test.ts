import { QueryClient } from '@tanstack/react-query'
import { describe, expect, test, vi } from 'vitest'
import {
  SEARCH_PAGE_SIZES,
  loadMoreQuery,
  MAX_ROWS,
  pagesFor,
  nextListPosition,
  POST_PAGE_SIZES,
  PROVIDER_PAGE_SIZES,
  readListPosition,
  type Rows,
} from './load-more.ts'

const positionIn = (query: string) => readListPosition(new URLSearchParams(query), POST_PAGE_SIZES)

describe('the number of rows in the URL', () => {
  test.each([
    ['', 3],
    ['shown=9', 9],
    ['shown=2', 3],
    ['shown=-6', 3],
    ['shown=6.5', 3],
    ['shown=many', 3],
    ['shown=100000', MAX_ROWS],
  ])('%s: %d', (query, count) => {
    expect(positionIn(query).count).toBe(count)
  })

  test.each([POST_PAGE_SIZES, PROVIDER_PAGE_SIZES, SEARCH_PAGE_SIZES])(
    'the maximum is a whole number of pages and of presses',
    (steps) => {
      expect(MAX_ROWS % steps.page).toBe(0)
      expect((MAX_ROWS - steps.first) % steps.more).toBe(0)
    },
  )
})

describe('where the next rows are', () => {
  const rows = (count: number, next: string | null = null) => ({ rows: Array(count).fill('row'), next })

  test('in the loaded rows', () => {
    expect(nextListPosition(positionIn(''), rows(4), POST_PAGE_SIZES)).toEqual({ count: 6, after: '' })
  })
  test('in the next page', () => {
    expect(nextListPosition(positionIn('shown=24'), rows(24, 'c'), POST_PAGE_SIZES)).toEqual({
      count: 27,
      after: '',
    })
  })
  test('nowhere', () => {
    expect(nextListPosition(positionIn(''), rows(3), POST_PAGE_SIZES)).toBeNull()
    expect(nextListPosition(positionIn(`shown=${MAX_ROWS}`), rows(MAX_ROWS), POST_PAGE_SIZES)).toBeNull()
  })
  test('after the maximum of one page', () => {
    const most = positionIn(`shown=${MAX_ROWS}&after=a`)
    expect(nextListPosition(most, rows(MAX_ROWS, 'b'), POST_PAGE_SIZES)).toEqual({ count: 0, after: 'b' })
  })
})

describe('the pages of a list', () => {
  const pages: Record<string, Rows<number>> = {
    '': { rows: [1, 2], next: 'b' },
    b: { rows: [3, 4], next: 'c' },
    c: { rows: [5], next: null },
  }
  const aList = (after = '') => ({
    key: ['list'],
    view: [null, 'en'],
    after,
    fetchPage: vi.fn<(cursor: string | undefined) => Promise<Rows<number>>>(
      async (cursor = '') => pages[cursor] ?? { rows: [], next: null },
    ),
  })

  test('are concatenated, and each is requested once', async () => {
    const [client, list] = [new QueryClient(), aList()]
    expect(await client.fetchQuery(loadMoreQuery(list, 2))).toEqual({ rows: [1, 2, 3, 4], next: 'c' })
    expect(await client.fetchQuery(loadMoreQuery(list, 3))).toEqual({ rows: [1, 2, 3, 4, 5], next: null })
    expect(list.fetchPage.mock.calls.map(([cursor]) => cursor)).toEqual([undefined, 'b', 'c'])
  })

  test('end where the list ends', async () => {
    const list = aList('c')
    expect(await new QueryClient().fetchQuery(loadMoreQuery(list, 5))).toEqual({ rows: [5], next: null })
    expect(list.fetchPage).toHaveBeenCalledTimes(1)
  })

  test('are as many as the rows need', () => {
    expect(['', 'shown=24', 'shown=27'].map((query) => pagesFor(positionIn(query), POST_PAGE_SIZES))).toEqual(
      [1, 1, 2],
    )
  })
})
