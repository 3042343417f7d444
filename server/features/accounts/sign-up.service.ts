import type { FieldCodes } from '../../../contract/errors.ts'
import type { RuleCode } from '../../../contract/rule-texts.ts'
import * as rules from '../../../contract/rules.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import { refuseInvalid } from '../../platform/http/form-refusal.ts'
import { insertCustomer } from './accounts.queries.ts'
import {
  type AccountProblems,
  validateAccount,
  type NewAccount,
  createAccount,
  takenRefusal,
} from './create-account.service.ts'
import type { AccountDeps } from './account-deps.ts'

export type NewCustomer = NewAccount & { name: string }

const fieldCodes = (found: Partial<AccountProblems & { name: RuleCode | undefined }>): FieldCodes => {
  const list = (code: RuleCode | undefined, field: string) => (code ? { [field]: [code] } : {})
  const profile = { ...list(found.name, 'name'), ...list(found.mobileNumber, 'mobile_number') }
  return {
    ...list(found.username, 'username'),
    ...list(found.email, 'email'),
    ...list(found.password, 'password'),
    ...list(found.confirmPassword, 'confirm_password'),
    ...(Object.keys(profile).length > 0 && { customer_profile: profile }),
  }
}

export const toTakenRefusal = (error: unknown): unknown => takenRefusal(error, fieldCodes)

export const signUpCustomer = async (db: Db, form: NewCustomer, deps: AccountDeps) => {
  const found = { ...(await validateAccount(db, form, deps)), name: rules.personName(form.name) }
  const fields = fieldCodes(found)
  refuseInvalid(fields)
  const insertProfile = async (tx: Tx, accountId: number) => {
    await insertCustomer(tx, { accountId, name: form.name.trim() })
    await deps.indexCustomer(tx, accountId)
  }
  return createAccount(db, { role: 'customer', form, insertProfile, nest: fieldCodes }, deps)
}
