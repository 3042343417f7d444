import { expect, test } from 'vitest'
import { textCache } from './text-cache.ts'

test('the oldest texts make room for new ones', () => {
  const texts = textCache(10)
  texts.keep('a', { text: 'aaaa' })
  texts.keep('b', { text: 'bbbb' })
  texts.keep('c', { text: 'cccc' })
  expect(['a', 'b', 'c'].map((key) => texts.get(key)?.text)).toEqual([undefined, 'bbbb', 'cccc'])
})

test('a text that is kept again counts once', () => {
  const texts = textCache(10)
  texts.keep('a', { text: 'aaaa' })
  texts.keep('a', { text: 'AAAA' })
  texts.keep('b', { text: 'bbbb' })
  expect(['a', 'b'].map((key) => texts.get(key)?.text)).toEqual(['AAAA', 'bbbb'])
})

test('what is longer than all the room is not kept', () => {
  const texts = textCache(3)
  texts.keep('a', { text: 'aaaa' })
  expect(texts.get('a')).toBeUndefined()
})
