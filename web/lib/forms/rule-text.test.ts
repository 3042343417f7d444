import { describe, expect, test } from 'vitest'
import { CallError } from '../http/call.ts'
import { makeI18n } from '../i18n/make-i18n.ts'
import { fieldProblems, ruleText } from './rule-text.ts'

const contactIn = (language: 'en' | 'hi', rules: Record<string, string>) =>
  makeI18n({ language, resources: { Contact: { rules } } }).getT('Contact')

test('a rule has a text in the language of the page', () => {
  const t = contactIn('hi', { nameRequired: 'नाम लिखना ज़रूरी है।' })
  expect(ruleText(t, 'nameRequired')).toBe('नाम लिखना ज़रूरी है।')
})

test('the text contains the numbers of the limits, in every language', () => {
  const t = contactIn('hi', { usernameShape: '{{min}} से {{max}} अक्षर' })
  expect(ruleText(t, 'usernameShape')).toBe('3 से 15 अक्षर')
})

test('falls back to the English text when the namespace has none', () => {
  const t = contactIn('hi', { nameRequired: 'नाम लिखना ज़रूरी है।' })
  expect(ruleText(t, 'emailFormat')).toBe('Invalid email format.')
})

test('returns a text that is no code unchanged', () => {
  const t = contactIn('en', { nameRequired: 'Name is required.' })
  expect(ruleText(t, 'The shop is closed.')).toBe('The shop is closed.')
})

describe('the errors of a form', () => {
  const problems = (fields: object, codes?: object) =>
    fieldProblems(new CallError(400, fields, { fieldCodes: codes && JSON.stringify(codes) }))

  test('are the codes of its rules, nested like the form', () => {
    const fields = { username: ['Taken.'], customer_profile: { name: ['Too long.'] } }
    const codes = { username: ['usernameTaken'], customer_profile: { name: ['nameLong'] } }
    expect(problems(fields, codes)).toEqual(codes)
  })

  test('are the texts of the server where it names no known rule', () => {
    const fields = { username: ['Taken.'], email: ['Odd.'], profile: { name: ['Too long.'] } }
    expect(problems(fields)).toEqual(fields)
    expect(problems(fields, { username: 'usernameTaken', email: ['of tomorrow'], profile: 1 })).toEqual(
      fields,
    )
    expect(problems(fields, { email: ['emailFormat'] })).toEqual({ ...fields, email: ['emailFormat'] })
  })

  test('are empty for another refusal', () => {
    expect(fieldProblems(new CallError(400, { code: 'bad_input', message: 'no' }))).toBeUndefined()
  })
})
