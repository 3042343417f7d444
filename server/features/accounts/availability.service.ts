// Which names are free. A sign-up that proved no contact in time holds none.
import { session } from '../../../contract/limits.ts'
import type { Db } from '../../platform/db/db.ts'
import { freeStaleNames, takenNames } from './accounts.queries.ts'
import type { AccountTools } from './tools.ts'
import { usernameKey } from './username-key.ts'

type Asked = { username?: string | undefined; email?: string | undefined; mobileNumber?: string | undefined }

const namesIn = ({ username = '', email = '', mobileNumber = '' }: Asked) => ({
  usernameKey: usernameKey(username.trim()),
  email: email.trim(),
  mobileNumber: mobileNumber.trim(),
})

const abandonedBefore = ({ keys }: AccountTools) => new Date(keys.clock().getTime() - session.unverifiedKept)

/** As the forms ask while a person types. Nothing is written: a replica may answer. */
export const whichAreTaken = (db: Db, asked: Asked, tools: AccountTools) =>
  takenNames(db, namesIn(asked), { before: abandonedBefore(tools) })

/** For a form that takes the names: those that are held no longer are freed. The own ones are never taken. */
export const whichStayTaken = async (db: Db, asked: Asked, tools: AccountTools, ownId = 0) => {
  const names = namesIn(asked)
  await freeStaleNames(db, names, abandonedBefore(tools))
  return takenNames(db, names, { except: ownId })
}
