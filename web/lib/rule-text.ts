// A rule speaks one exact English sentence; the reader may need it in another language.
import type { TFunction } from 'i18next'
import { ruleTexts } from '../../contract/rule-texts.ts'

const CODES = new Map<string, string>(Object.entries(ruleTexts).map(([code, text]) => [text, code]))

/**
 * The message of a broken rule in the reader's words, which the page's own namespace keeps under `rules.<code>`.
 * `t` is that namespace's. A message that no rule speaks is shown as it came.
 */
export const ruleText = (t: TFunction, message: string): string => {
  const code = CODES.get(message)
  return code ? t(`rules.${code}`, { defaultValue: message }) : message
}
