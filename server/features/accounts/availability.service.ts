// Whether a name is free, as the forms ask while a person types.
import { session } from '../../../contract/limits.ts'
import type { Db } from '../../platform/db/db.ts'
import { freeStaleNames, takenNames } from './accounts.queries.ts'
import type { AccountTools } from './tools.ts'
import { usernameKey } from './username-key.ts'

type Asked = { username?: string | undefined; email?: string | undefined; mobileNumber?: string | undefined }

/** Names of accounts that proved no contact in time count as free, and are freed. The own ones are never taken. */
export const whichAreTaken = async (db: Db, asked: Asked, { keys }: AccountTools, ownId?: number) => {
  const { username = '', email = '', mobileNumber = '' } = asked
  const names = {
    usernameKey: usernameKey(username.trim()),
    email: email.trim(),
    mobileNumber: mobileNumber.trim(),
  }
  await freeStaleNames(db, names, new Date(keys.clock().getTime() - session.unverifiedKept))
  return takenNames(db, names, ownId)
}
