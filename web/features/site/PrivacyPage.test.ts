import { expect, test } from 'vitest'
import { DAY, grievanceDeadlines, HOUR } from '../../../contract/limits.ts'
import en from '../../locales/en/PrivacyPolicy.json'
import hi from '../../locales/hi/PrivacyPolicy.json'

const { acknowledge, resolve } = grievanceDeadlines

test.each([
  ['English', en, ['hours', 'days']],
  ['Hindi', hi, ['घंटे', 'दिन']],
] as const)('the policy states the deadlines of the IT Rules in %s', (_, { sections }, [hours, days]) => {
  const { text, points } = sections.grievance
  expect(text.how).toContain(`${acknowledge / HOUR} ${hours}`)
  expect(points.normal.term).toBe(`${resolve.normal / DAY} ${days}:`)
  expect(points.urgent.term).toBe(`${resolve.urgent / HOUR} ${hours}:`)
  expect(points.order.term).toBe(`${resolve.authority_order / HOUR} ${hours}:`)
  expect(points.intimate.term).toBe(`${resolve.intimate_image / HOUR} ${hours}:`)
})

const wordsIn = (texts: object | string): number =>
  typeof texts === 'string'
    ? texts.split(/\s+/).length
    : Object.values(texts).reduce((sum, each) => sum + wordsIn(each), 0)

test.each([
  ['English', en, 1_100],
  ['Hindi', hi, 1_225],
] as const)('the policy stays short in %s', (_, texts, most) => {
  expect(wordsIn(texts)).toBeLessThanOrEqual(most)
})
