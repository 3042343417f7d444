// Operators deliver only registered texts; operations.md lists them.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LANGUAGES, type Language } from '../../../contract/language.ts'
import { textKinds } from '../../platform/mail/message.ts'
import { breachSms } from '../admin/announcements/breach-message.ts'
import { codeMessage } from './code-message.ts'
import { contactChangedMessage } from './contact-changed-message.ts'

const manual = readFileSync(join(import.meta.dirname, '../../../docs/operations.md'), 'utf8')

type TextKind = (typeof textKinds)[number]

const textOf = (kind: TextKind, language: Language) => {
  if (kind === 'contact_changed')
    return contactChangedMessage({ via: 'mobile', to: '9876543210', language }).text
  if (kind === 'breach') return breachSms(language).text
  const to = { accountId: 1, purpose: kind, language, via: 'mobile', contact: '9876543210' } as const
  return codeMessage({ digits: '482913', expiresAt: new Date() }, to).text.replace('482913', '{#var#}')
}

test.each(textKinds.flatMap((kind) => LANGUAGES.map((language) => ({ kind, language }))))(
  'the text of $kind in $language is the registered one',
  ({ kind, language }) => expect(manual).toContain(`| ${kind} | ${language} | ${textOf(kind, language)} |`),
)
