import { expect, test } from 'vitest'
import { normalizeUrl } from './unreserved.ts'

test.each([
  ['/%61pi/provider/signup/', '/api/provider/signup/'],
  ['/%61%70%69/%7E%2d%2E%5f', '/api/~-._'],
  ['/%4A%6a%39', '/Jj9'],
  ['/posts?q=%61%26', '/posts?q=%61%26'],
  ['/p%6fsts#%61', '/posts#%61'],
])('decodes unreserved characters in the path of %s', (url, normalized) => {
  expect(normalizeUrl({ url })).toBe(normalized)
})

test.each([
  '/',
  '/%E0%A4%97%E0%A4%AF%E0%A4%BE',
  '/a%26b%2Fc%25',
  '/%2561pi',
  '/%%361pi',
  '/%3%36',
  '/%zz%61',
])('leaves %s as it is', (url) => {
  expect(normalizeUrl({ url })).toBe(url)
})
