import { isRuleCode } from '../../../contract/rule-texts.ts'
import type { Language } from '../../../contract/language.ts'
import { CallError } from '../../lib/http/call.ts'
import { refusalText } from '../../lib/forms/refusal-text.ts'
import { waitText } from '../../lib/format/wait-text.ts'
import type { TFunction } from '../../lib/i18n/translate.ts'

/** The code of a rule, or the text of the server. */
export const newPasswordProblem = ({ message, fieldCodes }: CallError) => {
  const [code] = [fieldCodes?.new_password].flat()
  return isRuleCode(code) ? code : message
}

/** `t` is of the namespace LoginSecurity. */
export const ownPasswordProblem = (t: TFunction, language: Language, error: unknown): string =>
  error instanceof CallError && error.code === 'too_many'
    ? t('refusals.too_many', { wait: waitText(language, error.retryAfter) })
    : refusalText(t, error, t('failed'))
