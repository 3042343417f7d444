import { hash } from '@node-rs/argon2'
import type { Insertable } from 'kysely'
import { usernameKey } from '../features/accounts/username-key.ts'
import type { Db, Tables } from '../platform/db/db.ts'

export const PASSWORD = 'Haat@123'
// A cheap hash, because tests log in thousands of times.
const passwordHash = hash(PASSWORD, { memoryCost: 64, timeCost: 1, parallelism: 1 })

let made = 0

export const anAccount = async (db: Db, given: Partial<Insertable<Tables['accounts']>> = {}) => {
  made += 1
  const account = await db
    .insertInto('accounts')
    .values({
      role: 'customer',
      username: `person${made}`,
      usernameKey: usernameKey(`person${made}`),
      mobileNumber: String(7_000_000_000 + made),
      passwordHash: await passwordHash,
      verifiedAt: new Date(),
      ...given,
    })
    .returning(['id', 'role', 'username', 'email', 'mobileNumber'])
    .executeTakeFirstOrThrow()
  if (account.role === 'customer')
    await db
      .insertInto('customers')
      .values({ accountId: account.id, name: `Person ${made}` })
      .execute()
  return account
}
