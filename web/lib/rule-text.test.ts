import { expect, test } from 'vitest'
import { ruleTexts } from '../../contract/rule-texts.ts'
import { makeI18n } from './i18n/make-i18n.ts'
import { ruleText } from './rule-text.ts'

const contactIn = async (language: 'en' | 'hi', rules: Record<string, string>) =>
  (await makeI18n({ language, resources: { Contact: { rules } } })).getFixedT(language, 'Contact')

test('a rule speaks the language of the page', async () => {
  const t = await contactIn('hi', { nameRequired: 'अपना नाम लिखिए।' })
  expect(ruleText(t, ruleTexts.nameRequired)).toBe('अपना नाम लिखिए।')
})

test('a rule that the page does not word keeps its own sentence', async () => {
  const t = await contactIn('hi', { nameRequired: 'अपना नाम लिखिए।' })
  expect(ruleText(t, ruleTexts.emailFormat)).toBe('Invalid email format.')
})

test('a message that no rule speaks is shown as it came', async () => {
  const t = await contactIn('en', { nameRequired: 'Name is required.' })
  expect(ruleText(t, 'The shop is closed.')).toBe('The shop is closed.')
})

test('every rule has a sentence of its own', () => {
  const sentences = Object.values(ruleTexts)
  expect(new Set(sentences).size).toBe(sentences.length)
})
