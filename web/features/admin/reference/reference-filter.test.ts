import { expect, test } from 'vitest'
import { filterIn, isCalled, namesIn, referencePath } from './reference-filter.ts'

test('the address says what is listed and open, and nothing that goes without saying', () => {
  for (const address of ['', '?kind=districts', '?q=mithai&open=3', '?open=new'])
    expect(referencePath(filterIn(new URLSearchParams(address)))).toBe(`/admin/reference${address}`)
  expect(filterIn(new URLSearchParams('?kind=dogs&open=x'))).toEqual({ kind: 'categories', q: '' })
})

test('names are found by a part of them, in either script', () => {
  const names = ['Sweets & Bakery', 'मिठाई और बेकरी']
  for (const q of ['', ' ', 'bak', 'SWEETS', 'मिठाई']) expect(isCalled(names, q)).toBe(true)
  expect(isCalled(names, 'shoes')).toBe(false)
})

test('synonyms come one a line or with commas, each once', () => {
  expect(namesIn(' mithai \n\nhalwai, mithai,laddu')).toEqual(['mithai', 'halwai', 'laddu'])
  expect(namesIn('')).toEqual([])
})
