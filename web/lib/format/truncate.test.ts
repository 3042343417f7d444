import { expect, test } from 'vitest'
import { truncate } from './truncate.ts'

test('returns a short text unchanged', () => {
  expect(truncate('a'.repeat(60), 60)).toBe('a'.repeat(60))
})

test('cuts a longer text at the limit and adds an ellipsis', () => {
  expect(truncate('a'.repeat(61), 60)).toBe(`${'a'.repeat(60)}…`)
  expect(truncate('fresh laddu today', 6)).toBe('fresh…')
})

test.each([
  ['a vowel sign', 'मिठाई', 1, '…'],
  ['a conjunct', 'पक्षी', 3, 'प…'],
  ['a pair of surrogates', 'a😀b', 2, 'a…'],
  ['a family of emoji', 'a👩‍👧b', 4, 'a…'],
])('does not split %s', (_case, text, most, expected) => {
  expect(truncate(text, most)).toBe(expected)
})
