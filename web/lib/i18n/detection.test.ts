import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { detectLanguage, rememberLanguage } from './detection.ts'

const forget = () => {
  // happy-dom still returns a cookie of max-age=0 in the millisecond in which it is set.
  document.cookie = 'i18next=; path=/; max-age=-1'
  localStorage.clear()
  sessionStorage.clear()
  window.history.replaceState(null, '', '/')
}
// Also before: the test files of one worker share a document.
beforeEach(forget)
afterEach(() => {
  forget()
  vi.unstubAllGlobals()
})

const prefers = (...languages: string[]) => vi.stubGlobal('navigator', { languages })

test('prefers the query string, then the cookie, the storage and the language of the browser', () => {
  prefers('en-IN')
  expect(detectLanguage()).toBe('en')
  prefers('ta', 'hi-IN', 'en')
  expect(detectLanguage()).toBe('hi')
  sessionStorage.setItem('i18nextLng', 'en')
  expect(detectLanguage()).toBe('en')
  localStorage.setItem('i18nextLng', 'hi')
  expect(detectLanguage()).toBe('hi')
  document.cookie = 'i18next=en-US; path=/'
  expect(detectLanguage()).toBe('en')
  window.history.replaceState(null, '', '/?lng=hi')
  expect(detectLanguage()).toBe('hi')
})

test('stores the choice in cookie and storage', () => {
  prefers('en')
  rememberLanguage('hi')
  expect([detectLanguage(), localStorage.getItem('i18nextLng')]).toEqual(['hi', 'hi'])
  expect(document.cookie).toContain('i18next=hi')
})

test('defaults to English', () => {
  prefers('ta')
  document.cookie = 'i18next=fr; path=/'
  expect(detectLanguage()).toBe('en')
})
