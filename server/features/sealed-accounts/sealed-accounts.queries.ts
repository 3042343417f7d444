import { type Insertable, sql } from 'kysely'
import type { Db, Tables, Tx } from '../../platform/db/db.ts'

export const insertSealedAccount = (tx: Tx, row: Insertable<Tables['sealedAccounts']>) =>
  tx.insertInto('sealedAccounts').values(row).execute()

export const insertSealedPart = (tx: Tx, row: Insertable<Tables['sealedParts']>) =>
  tx.insertInto('sealedParts').values(row).execute()

/** A later, shorter period applies to all; a longer one only to accounts that are deleted from then on. */
export const deleteSealedAccounts = (db: Db, { now, days }: { now: Date; days: number }) =>
  db
    .deleteFrom('sealedAccounts')
    .where(sql<boolean>`least(destroy_at, deleted_at + make_interval(days => ${days})) <= ${now}`)
    .execute()

export const selectSealedAccount = (db: Db, accountId: number) =>
  db
    .selectFrom('sealedAccounts')
    .select(['accountId', 'wrappedKey'])
    .where('accountId', '=', accountId)
    .executeTakeFirst()

export const selectSealedAccounts = (db: Db, { after, most }: { after: number; most: number }) =>
  db
    .selectFrom('sealedAccounts')
    .select(['accountId', 'wrappedKey'])
    .where('accountId', '>', after)
    .orderBy('accountId')
    .limit(most)
    .execute()

export const selectSealedPart = (db: Db, { accountId, position }: { accountId: number; position: number }) =>
  db
    .selectFrom('sealedParts')
    .select('bytes')
    .where('accountId', '=', accountId)
    .where('position', '=', position)
    .executeTakeFirst()
