import { QueryClient } from '@tanstack/react-query'
import { describe, expect, test, vi } from 'vitest'
import {
  SEARCH_PAGE_SIZES,
  loadMoreQuery,
  MAX_SHOWN,
  pagesFor,
  nextListPosition,
  POST_PAGE_SIZES,
  PROVIDER_PAGE_SIZES,
  readListPosition,
  type Rows,
} from './load-more.ts'

const positionIn = (query: string) => readListPosition(new URLSearchParams(query), POST_PAGE_SIZES)

describe('how much of a list the address asks for', () => {
  test.each([
    ['', 3],
    ['shown=9', 9],
    ['shown=2', 3],
    ['shown=-6', 3],
    ['shown=6.5', 3],
    ['shown=many', 3],
    ['shown=100000', MAX_SHOWN],
  ])('%s: %d', (query, shown) => {
    expect(positionIn(query).shown).toBe(shown)
  })

  test.each([POST_PAGE_SIZES, PROVIDER_PAGE_SIZES, SEARCH_PAGE_SIZES])(
    'the most is a whole number of pages and of presses',
    (steps) => {
      expect(MAX_SHOWN % steps.page).toBe(0)
      expect((MAX_SHOWN - steps.first) % steps.more).toBe(0)
    },
  )
})

describe('where the next rows are', () => {
  const rows = (count: number, next: string | null = null) => ({ rows: Array(count).fill('row'), next })

  test('in the rows that are there already', () => {
    expect(nextListPosition(positionIn(''), rows(4), POST_PAGE_SIZES)).toEqual({ shown: 6, after: '' })
  })
  test('in the next page', () => {
    expect(nextListPosition(positionIn('shown=24'), rows(24, 'c'), POST_PAGE_SIZES)).toEqual({
      shown: 27,
      after: '',
    })
  })
  test('nowhere', () => {
    expect(nextListPosition(positionIn(''), rows(3), POST_PAGE_SIZES)).toBeNull()
    expect(nextListPosition(positionIn(`shown=${MAX_SHOWN}`), rows(MAX_SHOWN), POST_PAGE_SIZES)).toBeNull()
  })
  test('behind the most that one page holds', () => {
    const most = positionIn(`shown=${MAX_SHOWN}&after=a`)
    expect(nextListPosition(most, rows(MAX_SHOWN, 'b'), POST_PAGE_SIZES)).toEqual({ shown: 0, after: 'b' })
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

  test('stand together, and each is asked for once', async () => {
    const [client, list] = [new QueryClient(), aList()]
    expect(await client.fetchQuery(loadMoreQuery(list, 2))).toEqual({ rows: [1, 2, 3, 4], next: 'c' })
    expect(await client.fetchQuery(loadMoreQuery(list, 3))).toEqual({ rows: [1, 2, 3, 4, 5], next: null })
    expect(list.fetchPage.mock.calls.map(([cursor]) => cursor)).toEqual([undefined, 'b', 'c'])
  })

  test('end where the list ends, however many are wanted', async () => {
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
