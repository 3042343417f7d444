// What the forms of the admin panel have in common: a text is there, and Hindi is Hindi.
import type { RuleCode } from '../../../contract/rule-texts.ts'
import * as rules from '../../../contract/rules.ts'
import { FormRefusal, Refusal } from '../../platform/http/refusal.ts'

/** Every field that is empty is named; the others come without spaces at their ends. */
export const requireFilled = <F extends string>(fields: { [field in F]?: string | undefined }) => {
  const texts = Object.entries<string | undefined>(fields).map(
    ([field, text]) => [field, rules.trimmed(text ?? '')] as const,
  )
  const empty = texts.flatMap<[string, RuleCode[]]>(([field, text]) => {
    const code = rules.required(text)
    return code ? [[field, [code]]] : []
  })
  if (empty.length > 0) throw new FormRefusal(Object.fromEntries(empty))
  return Object.fromEntries(texts) as Record<F, string>
}

export const checkHindi = (text: string) => {
  if (!/\p{Script=Devanagari}/u.test(text)) throw new Refusal('hindi_wanted')
}
