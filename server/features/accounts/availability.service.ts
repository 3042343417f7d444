import { session } from '../../../contract/limits.ts'
import type { Db } from '../../platform/db/db.ts'
import { releaseAbandonedIdentifiers, findTakenIdentifiers } from './accounts.queries.ts'
import type { AccountDeps } from './account-deps.ts'
import { usernameKey } from './username-key.ts'

type IdentifiersQuery = {
  username?: string | undefined
  email?: string | undefined
  mobileNumber?: string | undefined
}

const normalizeIdentifiers = ({ username = '', email = '', mobileNumber = '' }: IdentifiersQuery) => ({
  usernameKey: usernameKey(username.trim()),
  email: email.trim(),
  mobileNumber: mobileNumber.trim(),
})

const abandonedBefore = ({ keys }: AccountDeps) => new Date(keys.clock().getTime() - session.unverifiedKept)

/** Read-only, so that a replica can respond. */
export const checkAvailability = (db: Db, query: IdentifiersQuery, deps: AccountDeps) =>
  findTakenIdentifiers(db, normalizeIdentifiers(query), { before: abandonedBefore(deps) })

/** Deletes abandoned accounts with these identifiers first. */
export const releaseAndCheckAvailability = async (
  db: Db,
  query: IdentifiersQuery,
  deps: AccountDeps,
  ownId = 0,
) => {
  const names = normalizeIdentifiers(query)
  await releaseAbandonedIdentifiers(db, names, abandonedBefore(deps))
  return findTakenIdentifiers(db, names, { except: ownId })
}
