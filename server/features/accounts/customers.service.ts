import type { FieldCodes } from '../../../contract/errors.ts'
import type { RuleCode } from '../../../contract/rule-texts.ts'
import * as rules from '../../../contract/rules.ts'
import { type Db, inTransaction, type Tx } from '../../platform/db/db.ts'
import { refuseInvalid, toFieldCodes } from '../../platform/http/form-refusal.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { findCustomerProfile, insertCustomer, updateCustomerName } from './accounts.queries.ts'
import { customerProfileView } from './accounts.view.ts'
import type { AccountDeps } from './account-deps.ts'
import {
  type AccountProblems,
  validateAccount,
  type NewAccount,
  createAccount,
  releaseAndCheckAvailability,
  takenRefusal,
} from './create-account.service.ts'
import { type IdentifiersDeps, saveIdentifiers } from './identifiers.service.ts'

export type NewCustomer = NewAccount & { name: string }

const fieldCodes = (found: Partial<AccountProblems & { name: RuleCode | undefined }>): FieldCodes => {
  const { name, mobileNumber, confirmPassword, ...account } = found
  const profile = toFieldCodes({ name, mobile_number: mobileNumber })
  return {
    ...toFieldCodes({ ...account, confirm_password: confirmPassword }),
    ...(Object.keys(profile).length > 0 && { customer_profile: profile }),
  }
}

export const signUpCustomer = async (db: Db, form: NewCustomer, deps: AccountDeps) => {
  const found = { ...(await validateAccount(db, form, deps)), name: rules.personName(form.name) }
  refuseInvalid(fieldCodes(found))
  const insertProfile = async (tx: Tx, accountId: number) => {
    await insertCustomer(tx, { accountId, name: form.name.trim() })
    await deps.indexCustomer(tx, accountId)
  }
  return createAccount(db, { role: 'customer', form, insertProfile, nest: fieldCodes }, deps)
}

export const ownCustomerProfile = async (db: Db, id: number) => {
  const profile = await findCustomerProfile(db, id)
  // Deleted since the request was authenticated.
  if (!profile) throw new Refusal('not_authenticated')
  return customerProfileView(profile)
}

export type ProfileChange = { name: string; username: string; email: string }

const checkChange = async (db: Db, id: number, change: ProfileChange, deps: AccountDeps) => {
  const { name, username, email } = change
  const taken = await releaseAndCheckAvailability(db, { username, email }, deps, id)
  const codes = {
    name: rules.personName(name),
    username: rules.username(username) ?? (taken.username ? 'usernameTaken' : undefined),
    email: rules.optionalEmail(email) ?? (taken.email ? 'emailTaken' : undefined),
  }
  refuseInvalid(toFieldCodes(codes))
}

export const saveCustomerProfile = async (
  db: Db,
  id: number,
  change: ProfileChange,
  deps: IdentifiersDeps,
) => {
  await checkChange(db, id, change, deps)
  const save = inTransaction(db, async (tx) => {
    await saveIdentifiers(tx, id, { username: change.username, email: change.email || null }, deps)
    await updateCustomerName(tx, id, change.name.trim())
    await deps.indexCustomer(tx, id)
  })
  await save.catch((error: unknown) => {
    throw takenRefusal(error, fieldCodes)
  })
  return ownCustomerProfile(db, id)
}
