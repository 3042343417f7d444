import { expect, test } from 'vitest'
import { textCache } from './text-cache.ts'

test('the oldest texts make room for new ones', () => {
  const texts = textCache(10)
  texts.keep('a', 'aaaa')
  texts.keep('b', 'bbbb')
  texts.keep('c', 'cccc')
  expect(['a', 'b', 'c'].map(texts.get)).toEqual([undefined, 'bbbb', 'cccc'])
})

test('a text that is kept again counts once', () => {
  const texts = textCache(10)
  texts.keep('a', 'aaaa')
  texts.keep('a', 'AAAA')
  texts.keep('b', 'bbbb')
  expect(['a', 'b'].map(texts.get)).toEqual(['AAAA', 'bbbb'])
})

test('what is longer than all the room is not kept', () => {
  const texts = textCache(3)
  texts.keep('a', 'aaaa')
  expect(texts.get('a')).toBeUndefined()
})
