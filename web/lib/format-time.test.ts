import { expect, test } from 'vitest'
import { formatDateTime, formatTime } from './format-time.ts'

test.each([
  ['2025-05-02T18:30:00Z', '12:00 am', 'रात 12:00'],
  ['2025-05-03T00:35:00Z', '6:05 am', 'सुबह 6:05'],
  ['2025-05-03T06:30:00Z', '12:00 pm', 'दोपहर 12:00'],
  ['2025-05-03T12:15:00Z', '5:45 pm', 'शाम 5:45'],
  ['2025-05-03T16:39:00Z', '10:09 pm', 'रात 10:09'],
])('%s is %s in English and %s in Hindi', (when, english, hindi) => {
  expect(formatTime(when, 'en')).toBe(english)
  expect(formatTime(when, 'hi')).toBe(hindi)
})

test('a moment is its date and its time, in India', () => {
  expect(formatDateTime('2025-05-02T20:00:00Z', 'en')).toBe('3rd May 2025, 1:30 am')
  expect(formatDateTime('2025-05-02T20:00:00Z', 'hi')).toBe('3 मई 2025, रात 1:30')
})
