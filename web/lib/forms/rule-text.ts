// A rule returns a code, which the reader's language words.
import type { TFunction } from '../i18n/translate.ts'
import type { FieldErrors } from '../../../contract/errors.ts'
import { isRuleCode, ruleNumbers, ruleText as englishText } from '../../../contract/rule-texts.ts'
import type { CallError } from '../http/call.ts'

/**
 * What is wrong with a field, in the reader's words: the code of a rule is worded by the page's own namespace under `rules.<code>`.
 * `t` is that namespace's. What is no code, such as a sentence of the server, is shown as it came.
 */
export const ruleText = (t: TFunction, problem: string): string =>
  isRuleCode(problem)
    ? t(`rules.${problem}`, { ...ruleNumbers(problem), defaultValue: englishText(problem) })
    : problem

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

// A server that is newer than this script may name a rule that is not known here: then its sentence is shown.
const preferCodes = (messages: unknown, codes: unknown): unknown => {
  const codeAt = (key: string) => (isObject(codes) ? codes[key] : undefined)
  if (Array.isArray(messages)) return messages.map((each, at) => preferCodes(each, codeAt(String(at))))
  if (!isObject(messages)) return isRuleCode(codes) ? codes : messages
  return Object.fromEntries(
    Object.entries(messages).map(([field, inner]) => [field, preferCodes(inner, codeAt(field))]),
  )
}

/** What the server found wrong with a form, for ruleText: by field the codes of the broken rules, or its sentences without one. */
export const fieldProblems = ({ fields, fieldCodes }: CallError) =>
  preferCodes(fields, fieldCodes) as FieldErrors | undefined
