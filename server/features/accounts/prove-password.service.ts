// A name and a password, the same at every door.
import type { Db } from '../../platform/db/db.ts'
import { findByIdentifier } from './accounts.queries.ts'
import type { TokenKeys } from './access-token.ts'
import { forgiveTry, takeTry } from './failed-tries.service.ts'
import { knownDevice } from './known-device.ts'
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

export type Caller = Readonly<{
  address: string
  /** The cookie, as it came. */
  device?: string | undefined
}>

// Tries are counted for the account, however its name is written; and for nobody, so that the door behaves the same.
const countedAs = async (
  account: Account | undefined,
  key: string,
  { device, keys }: Caller & { keys: TokenKeys },
) => {
  if (!account) return `nobody ${key}`
  const known = await knownDevice(device, account.id, keys)
  return known ? `device ${known}` : `account ${account.id}`
}

export const provePassword = async (
  db: Db,
  { identifier, password, isKnownHere }: Proof,
  { keys, isLimited, ...caller }: AccountTools & Caller,
) => {
  const text = identifier.trim()
  const key = usernameKey(text)
  const found = text === '' ? undefined : await findByIdentifier(db, { text, usernameKey: key })
  const account = found && isKnownHere(found) ? found : undefined
  const trying = { name: await countedAs(account, key, { ...caller, keys }), address: caller.address }
  if (isLimited) await takeTry(db, trying, keys.clock())
  // An unknown name costs the time of a known one.
  const isRight = await isPassword(account?.passwordHash, password)
  if (isLimited && isRight) await forgiveTry(db, trying, keys.clock())
  return { account, isRight }
}
