import { expect, test } from 'vitest'
import { openCacheBudget } from './cache-budget.ts'

const setUp = (maxBytes: number) => {
  const budget = openCacheBudget(maxBytes)
  const openTexts = () => budget.openCache<string, { text: string }>(({ text }) => text.length)
  const figures = () => Object.fromEntries(budget.metrics.map(({ name, read }) => [name, read()]))
  return { openTexts, figures }
}

test('evicts the least recently used entry of any cache', () => {
  const { openTexts, figures } = setUp(10)
  const [texts, others] = [openTexts(), openTexts()]
  texts.set('a', { text: 'aaaa' })
  others.set('a', { text: 'bbbb' })
  expect(texts.get('a')?.text).toBe('aaaa')
  texts.set('c', { text: 'cccc' })
  expect([texts.get('a')?.text, others.get('a')?.text, texts.get('c')?.text]).toEqual([
    'aaaa',
    undefined,
    'cccc',
  ])
  expect(figures()).toEqual({ haat_cache_bytes: 8, haat_cache_max_bytes: 10, haat_cache_entries: 2 })
})

test('counts an entry that is added again once', () => {
  const { openTexts, figures } = setUp(10)
  const texts = openTexts()
  texts.set('a', { text: 'aaaa' })
  texts.set('a', { text: 'AAAAA' })
  texts.set('b', { text: 'bbbbb' })
  expect(['a', 'b'].map((key) => texts.peek(key)?.text)).toEqual(['AAAAA', 'bbbbb'])
  expect(figures().haat_cache_bytes).toBe(10)
})

test('counts what an entry has grown by', () => {
  const { openTexts, figures } = setUp(10)
  const texts = openTexts()
  const growing = { text: 'aa' }
  texts.set('a', growing)
  texts.set('b', { text: 'bbbb' })
  growing.text = 'aaaaaaaa'
  expect(texts.get('a')).toBe(growing)
  expect([texts.peek('b'), figures().haat_cache_bytes]).toEqual([undefined, 8])
})

test('does not cache what exceeds the limit', () => {
  const { openTexts, figures } = setUp(3)
  const texts = openTexts()
  texts.set('a', { text: 'aaaa' })
  expect([texts.get('a'), figures().haat_cache_bytes]).toEqual([undefined, 0])
})
