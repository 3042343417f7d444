// Refuses to start with a SECRET_KEY that does not match the database: queued messages, staff logins and pushes would fail.
import type { Db } from '../platform/db/db.ts'
import { decrypt, encrypt } from '../platform/encryption.ts'

const PURPOSE = 'secret check'
const TEXT = 'This is the key.'

export const makeSecretCheck = (secret: string) => encrypt(TEXT, { secret, purpose: PURPOSE })

export const isSecretOf = (check: string, secret: string) => {
  try {
    return decrypt(check, { secret, purpose: PURPOSE }) === TEXT
  } catch {
    return false
  }
}

const selectCheck = async (db: Db) =>
  (await db.selectFrom('installation').select('secretCheck').executeTakeFirstOrThrow()).secretCheck

export const checkSecretKey = async (db: Db, secret: string) => {
  await db
    .updateTable('installation')
    .set({ secretCheck: makeSecretCheck(secret) })
    .where('secretCheck', 'is', null)
    .execute()
  const check = await selectCheck(db)
  if (check !== null && !isSecretOf(check, secret))
    throw new Error(
      'SECRET_KEY is not the one that this database was encrypted with. Start with that one; if it is lost, see npm run rotate-key in docs/operations.md',
    )
}
