import { expect, test } from 'vitest'
import { serverI18n } from './server.server.ts'

test('pages of one language with the same texts share an instance', () => {
  const home = serverI18n('hi', ['Navbar', 'Index'])
  expect(serverI18n('hi', ['Navbar', 'Index'])).toBe(home)
  expect(serverI18n('en', ['Navbar', 'Index'])).not.toBe(home)
  expect(serverI18n('hi', ['Navbar', 'Posts'])).not.toBe(home)
  expect(Object.keys(home.texts)).toEqual(['Navbar', 'Index'])
})
