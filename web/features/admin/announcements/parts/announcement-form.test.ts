import { expect, test } from 'vitest'
import { brokenIn, EMPTY } from './announcement-form.ts'

const whole = { ...EMPTY, text_en: 'Closed on Holi.', text_hi: 'होली पर बंद।', path: '/services?x=1' }

test('both languages are needed, Hindi in Devanagari', () => {
  expect(brokenIn(whole)).toBeUndefined()
  expect(brokenIn(EMPTY)).toEqual({ text_en: 'required', text_hi: 'required' })
  expect(brokenIn({ ...whole, text_hi: 'Holi par band' })).toEqual({ text_hi: 'hindi' })
  expect(brokenIn({ ...whole, text_en: 'x'.repeat(301) })).toEqual({ text_en: 'long' })
})

test.each(['', ' ', '/', '/home', '/postpage/3#comments'])('leads to %o', (path) => {
  expect(brokenIn({ ...whole, path })).toBeUndefined()
})

test.each(['home', 'https://elsewhere.example', '//elsewhere.example', '/\\elsewhere.example', '/a b'])(
  'does not lead to %o',
  (path) => {
    expect(brokenIn({ ...whole, path })).toEqual({ path: 'path' })
  },
)
