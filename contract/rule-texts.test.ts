import { expect, test } from 'vitest'
import { EXPECTED_TEXTS } from './rule-texts.expected.ts'
import { ruleCodes, ruleNumbers, ruleText } from './rule-texts.ts'

test.each(ruleCodes)('%s has its exact English text', (code) => {
  expect(ruleText(code)).toBe(EXPECTED_TEXTS[code])
})

test('no text has a number that its code does not return', () => {
  expect(ruleCodes.filter((code) => /undefined|NaN|[{}]/.test(ruleText(code)))).toEqual([])
})

test('the numbers in a text are those of the limits', () => {
  expect(ruleNumbers('usernameShape')).toEqual({ min: 3, max: 15 })
  expect(ruleNumbers('logoSize')).toEqual({ megabytes: 5 })
  expect(ruleNumbers('required')).toEqual({})
})
