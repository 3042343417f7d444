import { expect, test } from 'vitest'
import { DAY } from '../../contract/limits.ts'
import { isoTime } from './iso-time.ts'

test('formats a time like Date', () => {
  const times = [0, 1, 999, DAY - 1, DAY, -1, Date.UTC(2026, 1, 28, 23, 59, 59, 999), Date.UTC(2028, 1, 29)]
  for (let each = 0; each < 2_000; each += 1) times.push(each * 987_654_321)
  expect(times.map(isoTime)).toEqual(times.map((time) => new Date(time).toISOString()))
})
