// Accounts for tests, with only what matters said.
import type { Insertable } from 'kysely'
import type { Db, Tables } from '../platform/db/db.ts'

let made = 0

export const anAccount = async (db: Db, given: Partial<Insertable<Tables['accounts']>> = {}) => {
  made += 1
  return db
    .insertInto('accounts')
    .values({
      role: 'customer',
      username: `person${made}`,
      usernameKey: `person${made}`,
      passwordHash: 'no password opens this',
      verifiedAt: new Date(),
      ...given,
    })
    .returning(['id', 'role'])
    .executeTakeFirstOrThrow()
}
