import { expect, test } from 'vitest'
import { validateAnnouncement, EMPTY_ANNOUNCEMENT } from './announcement-form.ts'

const whole = {
  ...EMPTY_ANNOUNCEMENT,
  text_en: 'Closed on Holi.',
  text_hi: 'होली पर बंद।',
  path: '/services?x=1',
}

test('both languages are needed, Hindi in Devanagari', () => {
  expect(validateAnnouncement(whole)).toBeUndefined()
  expect(validateAnnouncement(EMPTY_ANNOUNCEMENT)).toEqual({ text_en: 'required', text_hi: 'required' })
  expect(validateAnnouncement({ ...whole, text_hi: 'Holi par band' })).toEqual({ text_hi: 'hindi' })
  expect(validateAnnouncement({ ...whole, text_en: 'x'.repeat(301) })).toEqual({ text_en: 'long' })
})

test.each(['', ' ', '/', '/home', '/postpage/3#comments'])('leads to %o', (path) => {
  expect(validateAnnouncement({ ...whole, path })).toBeUndefined()
})

test.each(['home', 'https://elsewhere.example', '//elsewhere.example', '/\\elsewhere.example', '/a b'])(
  'does not lead to %o',
  (path) => {
    expect(validateAnnouncement({ ...whole, path })).toEqual({ path: 'path' })
  },
)
