// What the forms of the admin panel have in common: a text is there, and Hindi is Hindi.
import * as rules from '../../../contract/rules.ts'
import { refuseInvalid, toFieldCodes } from '../../platform/http/form-refusal.ts'
import { Refusal } from '../../platform/http/refusal.ts'

/** Every field that is empty is named; the others come without spaces at their ends. */
export const requireFilled = <F extends string>(fields: { [field in F]?: string | undefined }) => {
  const texts = Object.entries<string | undefined>(fields).map(
    ([field, text]) => [field, rules.trimmed(text ?? '')] as const,
  )
  refuseInvalid(toFieldCodes(Object.fromEntries(texts.map(([field, text]) => [field, rules.required(text)]))))
  return Object.fromEntries(texts) as Record<F, string>
}

export const checkHindi = (text: string) => {
  if (!/\p{Script=Devanagari}/u.test(text)) throw new Refusal('hindi_wanted')
}
