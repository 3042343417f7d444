import type { TFunction } from '../../../lib/i18n/translate.ts'
import type { RefusalCode } from '../../../../contract/errors.ts'
import type { Language } from '../../../../contract/language.ts'
import { CallError } from '../../../lib/http/call.ts'
import { waitText } from '../../../lib/format/wait-text.ts'

const FIELDS = {
  identifier_wrong: 'identifier',
  password_wrong: 'password',
  captcha_wrong: 'captcha',
  captcha_required: 'captcha',
} as const satisfies Partial<Record<RefusalCode, string>>

type LoginProblem = { field: (typeof FIELDS)[keyof typeof FIELDS] | 'root.refused'; text: string }

const fieldOf = (code: RefusalCode | undefined): LoginProblem['field'] =>
  code && code in FIELDS ? FIELDS[code as keyof typeof FIELDS] : 'root.refused'

export const loginProblem = (t: TFunction, language: Language, error: unknown): LoginProblem => {
  if (!(error instanceof CallError)) return { field: 'root.refused', text: t('unreached') }
  const wait = waitText(language, error.retryAfter)
  const text = t(`refusals.${error.code}`, { wait, defaultValue: t('refused') })
  return { field: fieldOf(error.code), text }
}
