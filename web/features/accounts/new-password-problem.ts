import { isRuleCode } from '../../../contract/rule-texts.ts'
import type { CallError } from '../../lib/http/call.ts'

/** The code of a rule, or the text of the server. */
export const newPasswordProblem = ({ message, fieldCodes }: CallError) => {
  const [code] = [fieldCodes?.new_password].flat()
  return isRuleCode(code) ? code : message
}
