import { expect, onTestFinished, test, vi } from 'vitest'
import { DATA_SAVER_COOKIE } from '../../contract/limits.ts'
import { markSaver, noteSaver } from './mark-saver.ts'

const noted = (connection: object | undefined, choice?: string) => {
  vi.stubGlobal('navigator', { connection })
  if (choice) document.cookie = `${DATA_SAVER_COOKIE}=${choice}; path=/`
  onTestFinished(() => {
    vi.unstubAllGlobals()
    document.cookie = `${DATA_SAVER_COOKIE}=; path=/; max-age=0`
    delete document.documentElement.dataset.saver
  })
  noteSaver()
  return document.documentElement.dataset.saver
}

test.each([
  ['a browser that says nothing', undefined, undefined, 'off'],
  ['a phone that saves data', { saveData: true, effectiveType: '4g' }, undefined, 'on'],
  ['a quick line', { saveData: false, effectiveType: '4g' }, undefined, 'off'],
  ['a slow line', { effectiveType: '2g' }, undefined, 'on'],
  ['a very slow line', { effectiveType: 'slow-2g' }, undefined, 'on'],
  ['a choice against the phone', { saveData: true }, 'off', 'off'],
  ['a choice without the phone', undefined, 'on', 'on'],
])('%s', (_case, connection, choice, state) => {
  expect(noted(connection, choice)).toBe(state)
})

test('it stands in the head under the page’s own nonce', () => {
  expect(markSaver('<head></head>', 'abc=')).toContain('<head><script nonce="abc=">(')
})
