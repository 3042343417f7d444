// A new customer.
import type { FieldErrors } from '../../../contract/errors.ts'
import * as rules from '../../../contract/rules.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import { FormRefusal } from '../../platform/http/refusal.ts'
import { insertCustomer } from './accounts.queries.ts'
import {
  type AccountMessages,
  validateAccount,
  type NewAccount,
  createAccount,
  takenRefusal,
} from './create-account.service.ts'
import type { AccountDeps } from './account-deps.ts'

export type NewCustomer = NewAccount & { name: string }

// Errors are nested as the payload is.
const fieldErrors = (messages: Partial<AccountMessages & { name: string | undefined }>): FieldErrors => {
  const list = (message: string | undefined, field: string) => (message ? { [field]: [message] } : {})
  const profile = { ...list(messages.name, 'name'), ...list(messages.mobileNumber, 'mobile_number') }
  return {
    ...list(messages.username, 'username'),
    ...list(messages.email, 'email'),
    ...list(messages.password, 'password'),
    ...list(messages.confirmPassword, 'confirm_password'),
    ...(Object.keys(profile).length > 0 && { customer_profile: profile }),
  }
}

/** As a customer's forms name the fields. */
export const toTakenRefusal = (error: unknown): unknown => takenRefusal(error, fieldErrors)

export const signUpCustomer = async (db: Db, form: NewCustomer, deps: AccountDeps) => {
  const messages = { ...(await validateAccount(db, form, deps)), name: rules.personName(form.name) }
  const fields = fieldErrors(messages)
  if (Object.keys(fields).length > 0) throw new FormRefusal(fields)
  const insertProfile = async (tx: Tx, accountId: number) => {
    await insertCustomer(tx, { accountId, name: form.name.trim() })
    await deps.indexCustomer(tx, accountId)
  }
  return createAccount(db, { role: 'customer', form, insertProfile, nest: fieldErrors }, deps)
}
