import { expect, test } from 'vitest'
import { formatAge } from './format-age.ts'

const NOW = Date.parse('2026-11-19T06:30:00Z')
const MINUTE = 60_000

test.each([
  [0, '1 minute ago', '1 मिनट पहले'],
  [5, '5 minutes ago', '5 मिनट पहले'],
  [3 * 60, '3 hours ago', '3 घंटे पहले'],
  [24 * 60, '1 day ago', '1 दिन पहले'],
  [5 * 24 * 60, '5 days ago', '5 दिन पहले'],
])('%i minutes', (minutes, en, hi) => {
  const at = NOW - minutes * MINUTE
  expect([formatAge(at, 'en', NOW), formatAge(at, 'hi', NOW)]).toEqual([en, hi])
})

test('a clock that was set back gives no time in the future', () => {
  expect(formatAge(NOW + 5 * MINUTE, 'en', NOW)).toBe('1 minute ago')
})
