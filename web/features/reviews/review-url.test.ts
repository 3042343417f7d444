import { expect, test } from 'vitest'
import { isWriting, reviewSearch, reviewViewOf } from './review-url.ts'

const query = (text: string) => new URLSearchParams(text)

test('reads stars, order and page from the URL', () => {
  expect(reviewViewOf(query('stars=4&sort=lowest&reviews_after=abc'))).toEqual({
    stars: 4,
    sort: 'lowest',
    after: 'abc',
    limit: 10,
  })
})

test.each(['', 'stars=6&sort=best', 'stars=0', 'stars=4.5', 'stars=four'])(
  'what it cannot read is left out: %s',
  (text) => {
    expect(reviewViewOf(query(text))).toEqual({ stars: null, sort: 'newest', after: '', limit: 3 })
  },
)

test.each(['stars=4', 'sort=highest', 'reviews_after=abc', 'reviews=all'])(
  'without parameters it is three reviews, and a page of ten with %s',
  (text) => {
    expect(reviewViewOf(query('')).limit).toBe(3)
    expect(reviewViewOf(query(text)).limit).toBe(10)
  },
)

test('starts another list at its first page, and keeps other parameters', () => {
  const now = query('page=2&stars=4&reviews_after=abc')
  expect(reviewSearch(now, { sort: 'highest' })).toBe('?page=2&stars=4&sort=highest')
  expect(reviewSearch(now, { stars: null })).toBe('?page=2')
  expect(reviewSearch(now, { after: 'def' })).toBe('?page=2&stars=4&reviews_after=def')
  expect(reviewSearch(query('sort=lowest'), { sort: 'newest' })).toBe('')
  expect(reviewSearch(query('page=2'), { isAll: true })).toBe('?page=2&reviews=all')
})

test('the form has a URL', () => {
  expect(isWriting(query(reviewSearch(query(''), { isWriting: true })))).toBe(true)
  expect(reviewSearch(query('review=1'), { isWriting: false })).toBe('')
})
