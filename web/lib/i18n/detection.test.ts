import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { detectLanguage, rememberLanguage } from './detection.ts'

const forget = () => {
  document.cookie = 'i18next=; path=/; max-age=0'
  localStorage.clear()
  sessionStorage.clear()
  window.history.replaceState(null, '', '/')
}
// Also before: the files of one worker share a page, and an earlier one may have chosen a language.
beforeEach(forget)
afterEach(() => {
  forget()
  vi.unstubAllGlobals()
})

const prefers = (...languages: string[]) => vi.stubGlobal('navigator', { languages })

test('the address comes first, then the cookie, the storage and what the browser prefers', () => {
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

test('a choice is remembered in both places', () => {
  prefers('en')
  rememberLanguage('hi')
  expect([detectLanguage(), localStorage.getItem('i18nextLng')]).toEqual(['hi', 'hi'])
  expect(document.cookie).toContain('i18next=hi')
})

test('nothing that is known means English', () => {
  prefers('ta')
  document.cookie = 'i18next=fr; path=/'
  expect(detectLanguage()).toBe('en')
})
