import { type Insertable, sql } from 'kysely'
import type { Db, Tables } from '../../platform/db/db.ts'
import type { Purpose } from './grants.ts'

type Owner = { accountId: number; purpose: Purpose }

export const findCode = (db: Db, { accountId, purpose }: Owner) =>
  db
    .selectFrom('oneTimeCodes')
    .select(['via', 'contact', 'codeHash', 'triesLeft', 'sentAt', 'expiresAt'])
    .where('accountId', '=', accountId)
    .where('purpose', '=', purpose)
    .executeTakeFirst()

export const upsertCode = (db: Db, { accountId, purpose, ...code }: Insertable<Tables['oneTimeCodes']>) =>
  db
    .insertInto('oneTimeCodes')
    .values({ accountId, purpose, ...code })
    .onConflict((conflict) => conflict.columns(['accountId', 'purpose']).doUpdateSet(code))
    .execute()

/** Uses up one of the tries, also when two come at the same moment. */
export const spendCodeTry = (db: Db, { accountId, purpose }: Owner, now: Date) =>
  db
    .updateTable('oneTimeCodes')
    .set({ triesLeft: sql<number>`tries_left - 1` })
    .where('accountId', '=', accountId)
    .where('purpose', '=', purpose)
    .where('triesLeft', '>', 0)
    .where('expiresAt', '>', now)
    .returning(['contact', 'codeHash'])
    .executeTakeFirst()

/** False when another call was faster. */
export const deleteCode = async (db: Db, { accountId, purpose }: Owner, codeHash: Buffer) => {
  const { numDeletedRows } = await db
    .deleteFrom('oneTimeCodes')
    .where('accountId', '=', accountId)
    .where('purpose', '=', purpose)
    .where('codeHash', '=', codeHash)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export const deleteCodesOf = (db: Db, accountId: number) =>
  db.deleteFrom('oneTimeCodes').where('accountId', '=', accountId).execute()

/** Counts one more code for a contact or an address and says how many there were today. */
export const countSentCode = async (db: Db, who: string, now: Date) => {
  const { count } = await db
    .insertInto('codeCounts')
    .values({ who, day: now.toISOString().slice(0, 10), count: 1 })
    .onConflict((conflict) =>
      conflict.columns(['who', 'day']).doUpdateSet({ count: sql<number>`code_counts.count + 1` }),
    )
    .returning('count')
    .executeTakeFirstOrThrow()
  return count
}

export const deleteOldCodeCounts = (db: Db, before: Date) =>
  db.deleteFrom('codeCounts').where('day', '<', before.toISOString().slice(0, 10)).execute()
