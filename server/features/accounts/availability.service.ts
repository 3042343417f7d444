// Which names are free. A sign-up that proved no contact in time holds none.
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

/** As the forms ask while a person types. Nothing is written: a replica may answer. */
export const checkAvailability = (db: Db, query: IdentifiersQuery, deps: AccountDeps) =>
  findTakenIdentifiers(db, normalizeIdentifiers(query), { before: abandonedBefore(deps) })

/** For a form that takes the names: those that are held no longer are freed. The own ones are never taken. */
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
