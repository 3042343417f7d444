import { expect, onTestFinished, test, vi } from 'vitest'
import { DATA_SAVER_COOKIE } from '../../../contract/display.ts'
import { isSavingData } from './data-saver.ts'

test.each([
  ['a browser without the network API', undefined, undefined, false],
  ['a phone that saves data', { saveData: true, effectiveType: '4g' }, undefined, true],
  ['a fast connection', { saveData: false, effectiveType: '4g' }, undefined, false],
  ['a slow connection', { effectiveType: '2g' }, undefined, true],
  ['a very slow connection', { effectiveType: 'slow-2g' }, undefined, true],
  ['a choice against the phone', { saveData: true }, 'off', false],
  ['a choice without the phone', undefined, 'on', true],
])('%s', (_case, connection, choice, isOn) => {
  vi.stubGlobal('navigator', { connection })
  if (choice) document.cookie = `${DATA_SAVER_COOKIE}=${choice}; path=/`
  onTestFinished(() => {
    vi.unstubAllGlobals()
    document.cookie = `${DATA_SAVER_COOKIE}=; path=/; max-age=-1`
    delete document.documentElement.dataset.saver
  })
  expect(isSavingData()).toBe(isOn)
})
