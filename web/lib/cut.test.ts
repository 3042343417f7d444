import { expect, test } from 'vitest'
import { cut } from './cut.ts'

test('a text that fits stays as it is', () => {
  expect(cut('a'.repeat(60), 60)).toBe('a'.repeat(60))
})

test('a longer one is cut at the limit and ends in an ellipsis', () => {
  expect(cut('a'.repeat(61), 60)).toBe(`${'a'.repeat(60)}…`)
  expect(cut('fresh laddu today', 6)).toBe('fresh…')
})

test.each([
  ['a vowel sign', 'मिठाई', 1, '…'],
  ['a conjunct', 'पक्षी', 3, 'प…'],
  ['a pair of surrogates', 'a😀b', 2, 'a…'],
  ['a family of emoji', 'a👩‍👧b', 4, 'a…'],
])('%s is never torn', (_case, text, most, expected) => {
  expect(cut(text, most)).toBe(expected)
})
