// Operators pass a text message only word by word as it was registered, and operations.md says what to register.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LANGUAGES } from '../../../contract/limits.ts'
import { textKinds } from '../../platform/mail/message.ts'
import { codeMessage } from './code-message.ts'

const manual = readFileSync(join(import.meta.dirname, '../../../docs/operations.md'), 'utf8')

test.each(textKinds.flatMap((purpose) => LANGUAGES.map((language) => ({ purpose, language }))))(
  'the text of $purpose in $language is the registered one',
  ({ purpose, language }) => {
    const to = { accountId: 1, purpose, language, via: 'mobile', contact: '9876543210' } as const
    const { text } = codeMessage({ digits: '482913', expiresAt: new Date() }, to)
    expect(manual).toContain(`| ${purpose} | ${language} | ${text.replace('482913', '{#var#}')} |`)
  },
)
