import type { TFunction } from '../../lib/i18n/translate.ts'
import type { Language } from '../../../contract/limits.ts'
import { CallError } from '../../lib/http/call.ts'
import { refusalText } from '../../lib/forms/refusal-text.ts'
import { waitText } from '../../lib/format/wait-text.ts'

/** `t` is of the namespace LoginSecurity. */
export const ownPasswordProblem = (t: TFunction, language: Language, error: unknown): string =>
  error instanceof CallError && error.code === 'too_many'
    ? t('refusals.too_many', { wait: waitText(language, error.retryAfter) })
    : refusalText(t, error, t('failed'))
