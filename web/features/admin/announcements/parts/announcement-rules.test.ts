import { expect, test } from 'vitest'
import { announcementRules } from './announcement-rules.ts'

test('both languages are required, Hindi in Devanagari', () => {
  expect(announcementRules.text_en('Closed on Holi.')).toBeUndefined()
  expect(announcementRules.text_hi('होली पर बंद।')).toBeUndefined()
  expect(announcementRules.text_en('')).toBe('required')
  expect(announcementRules.text_hi('')).toBe('required')
  expect(announcementRules.text_hi('Holi par band')).toBe('hindi')
  expect(announcementRules.text_en('x'.repeat(301))).toBe('long')
})

test.each(['', ' ', '/', '/home', '/postpage/3#comments', '/services?x=1'])('accepts the path %o', (path) => {
  expect(announcementRules.path(path)).toBeUndefined()
})

test.each(['home', 'https://elsewhere.example', '//elsewhere.example', '/\\elsewhere.example', '/a b'])(
  'refuses the path %o',
  (path) => {
    expect(announcementRules.path(path)).toBe('path')
  },
)
