import { expect, test } from 'vitest'
import { formatDateTime, formatTime } from './format-time.ts'

test.each([
  ['2025-05-02T18:30:00Z', '12:00\u00A0am', 'रात\u00A012:00\u00A0बजे'],
  ['2025-05-03T00:35:00Z', '6:05\u00A0am', 'सुबह\u00A06:05\u00A0बजे'],
  ['2025-05-03T06:30:00Z', '12:00\u00A0pm', 'दोपहर\u00A012:00\u00A0बजे'],
  ['2025-05-03T12:15:00Z', '5:45\u00A0pm', 'शाम\u00A05:45\u00A0बजे'],
  ['2025-05-03T16:39:00Z', '10:09\u00A0pm', 'रात\u00A010:09\u00A0बजे'],
])('formats %s as %s in English and %s in Hindi', (when, english, hindi) => {
  expect(formatTime(when, 'en')).toBe(english)
  expect(formatTime(when, 'hi')).toBe(hindi)
})

test('formats date and time in India', () => {
  expect(formatDateTime('2025-05-02T20:00:00Z', 'en')).toBe('3rd May 2025, 1:30\u00A0am')
  expect(formatDateTime('2025-05-02T20:00:00Z', 'hi')).toBe('3 मई 2025, रात\u00A01:30\u00A0बजे')
})
