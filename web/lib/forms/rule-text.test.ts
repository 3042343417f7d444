import { describe, expect, test } from 'vitest'
import { CallError } from '../http/call.ts'
import { makeI18n } from '../i18n/make-i18n.ts'
import { fieldProblems, ruleText } from './rule-text.ts'

const contactIn = (language: 'en' | 'hi', rules: Record<string, string>) =>
  makeI18n({ language, resources: { Contact: { rules } } }).getT('Contact')

test('a rule speaks the language of the page', () => {
  const t = contactIn('hi', { nameRequired: 'नाम लिखना ज़रूरी है।' })
  expect(ruleText(t, 'nameRequired')).toBe('नाम लिखना ज़रूरी है।')
})

test('the numbers of a rule are those of the limits, in every language', () => {
  const t = contactIn('hi', { usernameShape: '{{min}} से {{max}} अक्षर' })
  expect(ruleText(t, 'usernameShape')).toBe('3 से 15 अक्षर')
})

test('a rule that the page does not word keeps its own sentence', () => {
  const t = contactIn('hi', { nameRequired: 'नाम लिखना ज़रूरी है।' })
  expect(ruleText(t, 'emailFormat')).toBe('Invalid email format.')
})

test('what is no code is shown as it came', () => {
  const t = contactIn('en', { nameRequired: 'Name is required.' })
  expect(ruleText(t, 'The shop is closed.')).toBe('The shop is closed.')
})

describe('what the server found wrong with a form', () => {
  const problems = (fields: object, codes?: object) =>
    fieldProblems(new CallError(400, fields, { fieldCodes: codes && JSON.stringify(codes) }))

  test('is the codes of its rules, nested as the form is', () => {
    const fields = { username: ['Taken.'], customer_profile: { name: ['Too long.'] } }
    const codes = { username: ['usernameTaken'], customer_profile: { name: ['nameLong'] } }
    expect(problems(fields, codes)).toEqual(codes)
  })

  test('is its sentence where it names no rule, or one that is not known here', () => {
    const fields = { username: ['Taken.'], email: ['Odd.'], profile: { name: ['Too long.'] } }
    expect(problems(fields)).toEqual(fields)
    expect(problems(fields, { username: 'usernameTaken', email: ['of tomorrow'], profile: 1 })).toEqual(
      fields,
    )
    expect(problems(fields, { email: ['emailFormat'] })).toEqual({ ...fields, email: ['emailFormat'] })
  })

  test('is nothing when it refused something else', () => {
    expect(fieldProblems(new CallError(400, { code: 'bad_input', message: 'no' }))).toBeUndefined()
  })
})
