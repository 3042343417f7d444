import { expect, test } from 'vitest'
import { textCache } from './text-cache.ts'

test('evicts the oldest texts', () => {
  const texts = textCache(10)
  texts.set('a', { text: 'aaaa' })
  texts.set('b', { text: 'bbbb' })
  texts.set('c', { text: 'cccc' })
  expect(['a', 'b', 'c'].map((key) => texts.get(key)?.text)).toEqual([undefined, 'bbbb', 'cccc'])
})

test('counts a text that is added again once', () => {
  const texts = textCache(10)
  texts.set('a', { text: 'aaaa' })
  texts.set('a', { text: 'AAAA' })
  texts.set('b', { text: 'bbbb' })
  expect(['a', 'b'].map((key) => texts.get(key)?.text)).toEqual(['AAAA', 'bbbb'])
})

test('does not cache a text that is longer than the limit', () => {
  const texts = textCache(3)
  texts.set('a', { text: 'aaaa' })
  expect(texts.get('a')).toBeUndefined()
})
