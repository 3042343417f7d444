import { expect, test } from 'vitest'
import { parseFilter, matchesName, parseNames, referencePath } from './reference-filter.ts'

test('the URL has the filter and the open row, without default values', () => {
  for (const search of ['', '?kind=districts', '?q=mithai&open=3', '?open=new'])
    expect(referencePath(parseFilter(new URLSearchParams(search)))).toBe(`/admin/reference${search}`)
  expect(parseFilter(new URLSearchParams('?kind=dogs&open=x'))).toEqual({ kind: 'categories', q: '' })
})

test('names are found by a part of them, in either script', () => {
  const names = ['Sweets & Bakery', 'मिठाई और बेकरी']
  for (const q of ['', ' ', 'bak', 'SWEETS', 'मिठाई']) expect(matchesName(names, q)).toBe(true)
  expect(matchesName(names, 'shoes')).toBe(false)
})

test('synonyms are separated by newlines or commas, without duplicates', () => {
  expect(parseNames(' mithai \n\nhalwai, mithai,laddu')).toEqual(['mithai', 'halwai', 'laddu'])
  expect(parseNames('')).toEqual([])
})
