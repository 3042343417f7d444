import { expect, test } from 'vitest'
import { criteriaQueryString, EMPTY_CRITERIA, readCriteria } from './search-criteria.ts'

const read = (query: string) => readCriteria(new URLSearchParams(query))

test('criteria are read from the URL and written back to it', () => {
  const criteria = { q: 'चाय', district: 'Gaya, Bihar', category: '4' }
  expect(read(criteriaQueryString(criteria))).toEqual(criteria)
})

test('empty criteria are left out of the URL', () => {
  expect(criteriaQueryString(EMPTY_CRITERIA)).toBe('')
  expect(criteriaQueryString({ ...EMPTY_CRITERIA, q: '  ', district: ' Gaya ' })).toBe('district=Gaya')
})

test('a URL without a search has empty criteria, and spaces are trimmed', () => {
  expect(read('')).toEqual(EMPTY_CRITERIA)
  expect(read('q=%20chai%20&type=posts')).toEqual({ ...EMPTY_CRITERIA, q: 'chai' })
})

test('of two category parameters the first, from the pressed button, counts', () => {
  expect(read('category=&category=3').category).toBe('')
})
