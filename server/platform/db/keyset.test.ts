import { describe, expect, test } from 'vitest'
import {
  paginateById,
  decodeCursor,
  encodeCursor,
  paginateByTime,
  parseIdPage,
  parseTimePage,
} from './keyset.ts'

const encoded = (text: string) => Buffer.from(text).toString('base64url')
const TIME = '2026-03-01 10:00:00.123456+00'

describe('a cursor', () => {
  test('is decoded as it was encoded', () => {
    const cursor = encodeCursor([2, TIME, 0.5])
    expect(decodeCursor(cursor, ['integer', 'time', 'number'])).toEqual([2, TIME, 0.5])
    expect(decodeCursor(undefined, ['integer'])).toBeNull()
  })

  test.each([
    ['no JSON', 'x'],
    ['no list', encoded('{"0":1,"1":2}')],
    ['too few parts', encodeCursor([1])],
    ['too many parts', encodeCursor([1, 2, 3])],
    ['a text for a number', encodeCursor(['1', 2])],
    ['a fraction for an id', encodeCursor([1, 2.5])],
    ['more than a number holds', encoded('[1,9999999999999999]')],
  ])('with %s is refused', (_what, cursor) => {
    expect(() => decodeCursor(cursor, ['integer', 'integer'])).toThrow('cursor is not valid')
  })

  test.each([
    '',
    'now',
    '2026-03-01',
    '2026-13-01 10:00:00+00',
    '2026-02-30 10:00:00+00',
    '0000-01-01 10:00:00+00',
    '2026-03-01 24:00:00+00',
    '2026-03-01 10:00:00+16',
  ])('with %j where a time belongs is refused', (time) => {
    expect(() => decodeCursor(encodeCursor([time]), ['time'])).toThrow('cursor is not valid')
  })

  test('with a value outside the range of its column is refused', () => {
    expect(decodeCursor(encodeCursor([32_767, 0]), ['small', 'count'])).toEqual([32_767, 0])
    for (const parts of [
      [32_768, 0],
      [0, -1],
      [0, 2 ** 31],
    ])
      expect(() => decodeCursor(encodeCursor(parts), ['small', 'count'])).toThrow('cursor is not valid')
  })

  test('in an earlier format still works', () => {
    expect(parseIdPage({ cursor: '51' })).toMatchObject({ before: 51 })
    expect(parseTimePage({ cursor: encoded('1772323200000000.20') })).toMatchObject({
      at: 1_772_323_200_000_000,
      id: 20,
    })
  })
})

describe('a page', () => {
  test('has a next cursor only when one more row was read', () => {
    const idPage = parseIdPage({ limit: 2 })
    const rows = [{ id: 9 }, { id: 8 }, { id: 7 }]
    const { pageRows, next } = paginateById(rows, idPage)
    expect(pageRows).toEqual([{ id: 9 }, { id: 8 }])
    expect(parseIdPage({ limit: 2, cursor: next ?? '' })).toEqual({ before: 8, rows: 3 })
    expect(paginateById(rows.slice(0, 2), idPage).next).toBeNull()
    expect(paginateById([], idPage)).toEqual({ pageRows: [], next: null })
  })

  test('continues after the microsecond of its last row', () => {
    const row = { at: '2026-03-01T00:00:00.123456Z', id: 4 }
    const { next } = paginateByTime([row, { ...row, id: 3 }], parseTimePage({ limit: 1 }))
    expect(parseTimePage({ limit: 1, cursor: next ?? '' })).toEqual({
      at: Date.parse('2026-03-01T00:00:00Z') * 1_000 + 123_456,
      id: 4,
      rows: 2,
    })
  })
})
