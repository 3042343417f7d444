import { expect, test } from 'vitest'
import { askedQuery, NOTHING, readAsked } from './asked.ts'

const read = (query: string) => readAsked(new URLSearchParams(query))

test('what is asked is read from the address and written back to it', () => {
  const asked = { q: 'चाय', district: 'Gaya, Bihar', category: '4' }
  expect(read(askedQuery(asked))).toEqual(asked)
})

test('what asks for nothing is left out of the address', () => {
  expect(askedQuery(NOTHING)).toBe('')
  expect(askedQuery({ ...NOTHING, q: '  ', district: ' Gaya ' })).toBe('district=Gaya')
})

test('an address without a search asks for nothing, and spaces around a word are none of it', () => {
  expect(read('')).toEqual(NOTHING)
  expect(read('q=%20chai%20&type=posts')).toEqual({ ...NOTHING, q: 'chai' })
})

test('of a category that is given twice the pressed button counts, not the choice before it', () => {
  expect(read('category=&category=3').category).toBe('')
})
