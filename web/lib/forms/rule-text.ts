import type { TFunction } from '../i18n/translate.ts'
import type { FieldErrors } from '../../../contract/errors.ts'
import { isRuleCode, ruleNumbers, ruleText as englishText } from '../../../contract/rule-texts.ts'
import type { CallError } from '../http/call.ts'

/**
 * The translated text of a broken rule: `rules.<code>` of the page's namespace. A text that is no code, such as one of the server,
 * is returned unchanged.
 */
export const ruleText = (t: TFunction, problem: string): string =>
  isRuleCode(problem)
    ? t(`rules.${problem}`, { ...ruleNumbers(problem), defaultValue: englishText(problem) })
    : problem

/** The text of an error of react-hook-form. */
export const errorText = (t: TFunction, error: { message?: string | undefined } | undefined) =>
  error?.message && ruleText(t, error.message)

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

// A newer server may send a code that this script does not know: then its text is used.
const preferCodes = (messages: unknown, codes: unknown): unknown => {
  const codeAt = (key: string) => (isObject(codes) ? codes[key] : undefined)
  if (Array.isArray(messages)) return messages.map((each, at) => preferCodes(each, codeAt(String(at))))
  if (!isObject(messages)) return isRuleCode(codes) ? codes : messages
  return Object.fromEntries(
    Object.entries(messages).map(([field, inner]) => [field, preferCodes(inner, codeAt(field))]),
  )
}

/** The errors of a form by field, for ruleText: codes of rules, or texts of the server where there is no code. */
export const fieldProblems = ({ fields, fieldCodes }: CallError) =>
  preferCodes(fields, fieldCodes) as FieldErrors | undefined
