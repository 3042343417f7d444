import { expect, test } from 'vitest'
import { criteriaQueryString, EMPTY_CRITERIA, readCriteria } from './search-criteria.ts'

const read = (query: string) => readCriteria(new URLSearchParams(query))

test('what is asked is read from the address and written back to it', () => {
  const criteria = { q: 'चाय', district: 'Gaya, Bihar', category: '4' }
  expect(read(criteriaQueryString(criteria))).toEqual(criteria)
})

test('what asks for nothing is left out of the address', () => {
  expect(criteriaQueryString(EMPTY_CRITERIA)).toBe('')
  expect(criteriaQueryString({ ...EMPTY_CRITERIA, q: '  ', district: ' Gaya ' })).toBe('district=Gaya')
})

test('an address without a search asks for nothing, and spaces around a word are none of it', () => {
  expect(read('')).toEqual(EMPTY_CRITERIA)
  expect(read('q=%20chai%20&type=posts')).toEqual({ ...EMPTY_CRITERIA, q: 'chai' })
})

test('of a category that is given twice the pressed button counts, not the choice before it', () => {
  expect(read('category=&category=3').category).toBe('')
})
