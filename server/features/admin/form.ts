import * as rules from '../../../contract/rules.ts'
import { refuseInvalid, toFieldCodes } from '../../platform/http/form-refusal.ts'
import { FormRefusal, Refusal } from '../../platform/http/refusal.ts'

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

export const validateReason = (reason: string) => {
  const broken = rules.invalidFields({ reason: rules.staffReason }, { reason })
  if (broken) throw new FormRefusal(broken)
  return rules.trimmed(reason)
}
