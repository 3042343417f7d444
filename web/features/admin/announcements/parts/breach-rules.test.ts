import { expect, test } from 'vitest'
import { breachTemplate } from './breach-template.ts'
import { breachAudience, breachRules } from './breach-rules.ts'

const FIELDS = { since: '', ids: '', text_en: '', text_hi: '', path: '' }

test('a template must be filled in before it can be sent', () => {
  expect(breachRules.text_en(breachTemplate.en)).toBe('unfilled')
  expect(breachRules.text_hi(breachTemplate.hi)).toBe('unfilled')
  expect(breachRules.text_en(breachTemplate.en.replaceAll(/[[\]]/g, ''))).toBeUndefined()
  expect(breachRules.text_hi(breachTemplate.hi.replaceAll(/[[\]]/g, ''))).toBeUndefined()
})

test('both languages are required, Hindi in Devanagari, with at most 1,500 characters', () => {
  expect(breachRules.text_en(' ')).toBe('required')
  expect(breachRules.text_hi('Ek copy')).toBe('hindi')
  expect(breachRules.text_en('x'.repeat(1_501))).toBe('long')
})

test('account numbers may be separated by commas, spaces and lines, and count once', () => {
  const ids = '12, 13\n14 12'
  expect(breachRules.ids(ids)).toBeUndefined()
  expect(breachAudience({ ...FIELDS, recipients: 'chosen', ids })).toEqual({ account_ids: [12, 13, 14] })
})

test.each(['', 'asha', '12,-3', '0', '1.5'])('refuses the account numbers %o', (ids) => {
  expect(breachRules.ids(ids)).toBe('ids')
})

test('accepts at most 1,000 account numbers', () => {
  expect(breachRules.ids(Array.from({ length: 1_001 }, (_each, at) => at + 1).join(' '))).toBe('tooMany')
})

test('a time is that of India and in the past', () => {
  const since = '2026-03-14T12:00'
  expect(breachRules.since(since)).toBeUndefined()
  expect(breachAudience({ ...FIELDS, recipients: 'since', since })).toEqual({
    since: '2026-03-14T06:30:00.000Z',
  })
  for (const wrong of ['', 'yesterday', '2999-01-01T00:00']) expect(breachRules.since(wrong)).toBe('since')
  expect(breachAudience({ ...FIELDS, recipients: 'all' })).toEqual({ all: true })
})
