import { isRuleCode } from '../../../contract/rule-texts.ts'
import type { CallError } from '../../lib/http/call.ts'

/** What the server found wrong with a new password: the code of a rule, or its sentence. */
export const newPasswordProblem = ({ message, fieldCodes }: CallError) => {
  const [code] = [fieldCodes?.new_password].flat()
  return isRuleCode(code) ? code : message
}
