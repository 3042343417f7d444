import type { TFunction } from '../i18n/translate.ts'
import { expect, test } from 'vitest'
import { formatDate, formatNumber, formatPrice, formatShortDate, formatDuration } from './format.ts'

const noonOn = (day: number) => `2025-05-${String(day).padStart(2, '0')}T12:00:00+05:30`

test('formats a date as 3rd May 2025 in English', () => {
  expect(formatDate(noonOn(3), 'en')).toBe('3rd May 2025')
})

test('formats a date in Hindi', () => {
  expect(formatDate(noonOn(3), 'hi')).toBe('3 मई 2025')
  expect(formatDate('2024-02-29T12:00:00+05:30', 'hi')).toBe('29 फ़रवरी 2024')
})

test.each([
  [1, '1st'],
  [2, '2nd'],
  [4, '4th'],
  [11, '11th'],
  [12, '12th'],
  [13, '13th'],
  [21, '21st'],
  [22, '22nd'],
  [23, '23rd'],
  [31, '31st'],
])('formats day %i as %s', (day, written) => {
  expect(formatDate(noonOn(day), 'en')).toBe(`${written} May 2025`)
})

test('uses the day in India in every time zone', () => {
  expect(formatDate('2025-05-02T18:29:59Z', 'en')).toBe('2nd May 2025')
  expect(formatDate('2025-05-02T18:30:00Z', 'en')).toBe('3rd May 2025')
  expect(formatDate(new Date('2024-12-31T20:00:00Z'), 'hi')).toBe('1 जनवरी 2025')
})

test('names every month in both languages', () => {
  const names = Array.from(
    { length: 12 },
    (_, month) => formatDate(new Date(Date.UTC(2025, month, 15)), 'hi').split(' ')[1],
  )
  expect(new Set(names).size).toBe(12)
  expect(formatDate('2025-09-15', 'en')).toBe('15th September 2025')
})

test('a short date omits the current year of India', () => {
  const now = new Date('2025-12-31T18:29:59Z')
  expect(formatShortDate(noonOn(3), 'en', now)).toBe('3rd May')
  expect(formatShortDate(noonOn(3), 'hi', now)).toBe('3 मई')
  expect(formatShortDate(noonOn(3), 'hi', new Date('2025-12-31T18:30:00Z'))).toBe('3 मई 2025')
})

test.each([
  [0, '0'],
  [999, '999'],
  [1_000, '1,000'],
  [12_34_567, '12,34,567'],
  [1_00_00_000, '1,00,00,000'],
])('groups %i as in India: %s', (number, written) => {
  expect(formatNumber(number)).toBe(written)
})

test.each([
  [0, '₹0'],
  [1_250, '₹12.50'],
  [1_205, '₹12.05'],
  [1_20_000_00, '₹1,20,000'],
])('formats %i paise as %s', (paise, written) => {
  expect(formatPrice(paise)).toBe(written)
})

const t: TFunction = (key, values) => `${String(key)} ${values?.count}`

test.each([
  [0, 'duration.minutes 1'],
  [90, 'duration.minutes 90'],
  [91, 'duration.hours 2'],
  [2_879, 'duration.hours 48'],
  [2_880, 'duration.days 2'],
])('%i minutes are %s', (minutes, text) => {
  expect(formatDuration(t, minutes)).toBe(text)
})
