import { QueryClient } from '@tanstack/react-query'
import { describe, expect, test, vi } from 'vitest'
import {
  FOUND,
  growingQuery,
  MOST_SHOWN,
  pagesFor,
  placeAfter,
  POSTS,
  PROVIDERS,
  readPlace,
  type Rows,
} from './growing.ts'

const place = (query: string) => readPlace(new URLSearchParams(query), POSTS)

describe('how much of a list the address asks for', () => {
  test.each([
    ['', 3],
    ['shown=9', 9],
    ['shown=2', 3],
    ['shown=-6', 3],
    ['shown=6.5', 3],
    ['shown=many', 3],
    ['shown=100000', MOST_SHOWN],
  ])('%s: %d', (query, shown) => {
    expect(place(query).shown).toBe(shown)
  })

  test.each([POSTS, PROVIDERS, FOUND])('the most is a whole number of pages and of presses', (steps) => {
    expect(MOST_SHOWN % steps.page).toBe(0)
    expect((MOST_SHOWN - steps.first) % steps.more).toBe(0)
  })
})

describe('where the next rows are', () => {
  const rows = (count: number, next: string | null = null) => ({ rows: Array(count).fill('row'), next })

  test('in the rows that are there already', () => {
    expect(placeAfter(place(''), rows(4), POSTS)).toEqual({ shown: 6, after: '' })
  })
  test('in the next page', () => {
    expect(placeAfter(place('shown=24'), rows(24, 'c'), POSTS)).toEqual({ shown: 27, after: '' })
  })
  test('nowhere', () => {
    expect(placeAfter(place(''), rows(3), POSTS)).toBeNull()
    expect(placeAfter(place(`shown=${MOST_SHOWN}`), rows(MOST_SHOWN), POSTS)).toBeNull()
  })
  test('behind the most that one page holds', () => {
    const most = place(`shown=${MOST_SHOWN}&after=a`)
    expect(placeAfter(most, rows(MOST_SHOWN, 'b'), POSTS)).toEqual({ shown: 0, after: 'b' })
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
    expect(await client.fetchQuery(growingQuery(list, 2))).toEqual({ rows: [1, 2, 3, 4], next: 'c' })
    expect(await client.fetchQuery(growingQuery(list, 3))).toEqual({ rows: [1, 2, 3, 4, 5], next: null })
    expect(list.fetchPage.mock.calls.map(([cursor]) => cursor)).toEqual([undefined, 'b', 'c'])
  })

  test('end where the list ends, however many are wanted', async () => {
    const list = aList('c')
    expect(await new QueryClient().fetchQuery(growingQuery(list, 5))).toEqual({ rows: [5], next: null })
    expect(list.fetchPage).toHaveBeenCalledTimes(1)
  })

  test('are as many as the rows need', () => {
    expect(['', 'shown=24', 'shown=27'].map((query) => pagesFor(place(query), POSTS))).toEqual([1, 1, 2])
  })
})
