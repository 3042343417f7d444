import * as rules from '../../../contract/rules.ts'
import { type Db, inTransaction } from '../../platform/db/db.ts'
import { refuseInvalid, toFieldCodes } from '../../platform/http/form-refusal.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { findCustomerProfile, updateCustomerName } from './accounts.queries.ts'
import { customerProfileView } from './accounts.view.ts'
import { releaseAndCheckAvailability } from './availability.service.ts'
import { type IdentifiersDeps, saveIdentifiers } from './identifiers.service.ts'
import { toTakenRefusal } from './sign-up.service.ts'
import type { AccountDeps } from './account-deps.ts'

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
    throw toTakenRefusal(error)
  })
  return ownCustomerProfile(db, id)
}
