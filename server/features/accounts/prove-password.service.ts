// A name and a password, the same at every door.
import type { Db } from '../../platform/db/db.ts'
import { findByIdentifier } from './accounts.queries.ts'
import { forgiveTry, takeTry } from './failed-tries.service.ts'
import { isPassword } from './password.ts'
import type { AccountTools } from './tools.ts'
import { usernameKey } from './username-key.ts'

export type Account = NonNullable<Awaited<ReturnType<typeof findByIdentifier>>>

type Proof = {
  identifier: string
  password: string
  /** Whom this door knows. Everybody else is nobody here. */
  isKnownHere: (account: Account) => boolean
}

// Tries are counted for the account, however its name is written; and for nobody, so that the door behaves the same.
export const provePassword = async (
  db: Db,
  { identifier, password, isKnownHere }: Proof,
  { keys, isLimited, address }: AccountTools & { address: string },
) => {
  const text = identifier.trim()
  const key = usernameKey(text)
  const found = text === '' ? undefined : await findByIdentifier(db, { text, usernameKey: key })
  const account = found && isKnownHere(found) ? found : undefined
  const trying = { name: account ? `account ${account.id}` : `nobody ${key}`, address }
  if (isLimited) await takeTry(db, trying, keys.clock())
  // An unknown name costs the time of a known one.
  const isRight = await isPassword(account?.passwordHash, password)
  if (isLimited && isRight) await forgiveTry(db, trying, keys.clock())
  return { account, isRight }
}
