import { expect, test } from 'vitest'
import { hasFilters, NO_CHOICES, readChoices } from './list-choices.ts'

const read = (query: string) => readChoices(new URLSearchParams(query))

test('a URL without parameters has no choices', () => {
  expect(read('q=chai')).toEqual(NO_CHOICES)
  expect(hasFilters(read('q=chai&sort=rating'))).toBe(false)
})

test('filters and order are read from the URL', () => {
  expect(read('open_now=1&verified=1&min_rating=4&sort=newest')).toEqual({
    order: 'newest',
    filters: { open_now: '1', verified: '1', min_rating: 4 },
  })
  expect(hasFilters(read('verified=1'))).toBe(true)
})

test('values that the API would refuse are ignored', () => {
  expect(read('open_now=yes&verified=0&min_rating=9&sort=worst')).toEqual(NO_CHOICES)
})
