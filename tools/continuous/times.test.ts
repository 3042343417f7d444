import { expect, test } from 'vitest'
import { parseTime, printTime } from './times.ts'

test.each([
  ['2026-11-17 20:05', '2026-11-17T14:35:00.000Z'],
  ['2026-11-17T20:05:30', '2026-11-17T14:35:30.000Z'],
  ['2026-11-17 20:05Z', '2026-11-17T20:05:00.000Z'],
  ['2026-11-17 20:05:10 +00:00', '2026-11-17T20:05:10.000Z'],
  ['2026-01-01 00:00-03:30', '2026-01-01T03:30:00.000Z'],
  ['2026-01-01 01:00', '2025-12-31T19:30:00.000Z'],
])('%s is %s: without an offset it is the time of India', (text, time) => {
  expect(parseTime(text).toISOString()).toBe(time)
})

test.each(['', 'yesterday', '2026-11-17', '2026-02-30 10:00', '2026-11-17 24:30', '2026-11-17 20:05 IST'])(
  'refuses the time %j with an example',
  (text) => {
    expect(() => parseTime(text)).toThrow(/must look like '2026-11-17 20:05'/)
  },
)

test('prints the time of India', () => {
  expect(printTime(new Date('2026-11-17T19:35:00Z'))).toBe("2026-11-18 01:05:00 India's time")
})
