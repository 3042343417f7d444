import * as rules from '../../../contract/rules.ts'
import { FormRefusal } from '../../platform/http/refusal.ts'

export const validateReason = (reason: string) => {
  const broken = rules.invalidFields({ reason: rules.staffReason }, { reason })
  if (broken) throw new FormRefusal(broken)
  return rules.trimmed(reason)
}
