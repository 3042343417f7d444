import { type Insertable, sql } from 'kysely'
import type { Db, Tables } from '../../platform/db/db.ts'
import type { Purpose } from './grants.ts'

type Owner = { accountId: number; purpose: Purpose }
type OwnerAndRequester = Owner & { requester: string }

export const findCode = (db: Db, { accountId, purpose, requester }: OwnerAndRequester) =>
  db
    .selectFrom('sentCodes')
    .select(['via', 'contact', 'codeHash', 'triesLeft', 'sentAt', 'expiresAt'])
    .where('accountId', '=', accountId)
    .where('purpose', '=', purpose)
    .where('requester', '=', requester)
    .executeTakeFirst()

/** The last request from this browser or IP. */
export const findLastRequest = (
  db: Db,
  { accountId, purpose, requester, address: ip }: OwnerAndRequester & { address: string },
) =>
  db
    .selectFrom('sentCodes')
    .select('sentAt')
    .where('accountId', '=', accountId)
    .where('purpose', '=', purpose)
    .where((eb) => eb.or([eb('requester', '=', requester), eb('address', '=', ip)]))
    .orderBy('sentAt', 'desc')
    .limit(1)
    .executeTakeFirst()

export const upsertCode = (
  db: Db,
  { accountId, purpose, requester, ...code }: Insertable<Tables['sentCodes']>,
) =>
  db
    .insertInto('sentCodes')
    .values({ accountId, purpose, requester, ...code })
    .onConflict((conflict) => conflict.columns(['accountId', 'purpose', 'requester']).doUpdateSet(code))
    .execute()

export const spendCodeTry = (db: Db, { accountId, purpose, requester }: OwnerAndRequester, now: Date) =>
  db
    .updateTable('sentCodes')
    .set({ triesLeft: sql<number>`tries_left - 1` })
    .where('accountId', '=', accountId)
    .where('purpose', '=', purpose)
    .where('requester', '=', requester)
    .where('triesLeft', '>', 0)
    .where('expiresAt', '>', now)
    .returning(['contact', 'codeHash'])
    .executeTakeFirst()

/** All other browsers share the attempts of the latest code. */
export const spendOthersTry = (db: Db, { accountId, purpose }: Owner, now: Date) => {
  const newest = db
    .selectFrom('sentCodes')
    .select('requester')
    .where('accountId', '=', accountId)
    .where('purpose', '=', purpose)
    .orderBy('sentAt', 'desc')
    .limit(1)
  return db
    .updateTable('sentCodes')
    .set({ otherTriesLeft: sql<number>`other_tries_left - 1` })
    .where('accountId', '=', accountId)
    .where('purpose', '=', purpose)
    .where('requester', '=', newest)
    .where('otherTriesLeft', '>', 0)
    .where('expiresAt', '>', now)
    .returning(['contact', 'codeHash'])
    .executeTakeFirst()
}

/** False when a concurrent request was faster. */
export const deleteCode = async (db: Db, { accountId, purpose }: Owner, codeHash: Buffer) => {
  const { numDeletedRows } = await db
    .deleteFrom('sentCodes')
    .where('accountId', '=', accountId)
    .where('purpose', '=', purpose)
    .where('codeHash', '=', codeHash)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export const deleteCodesOf = (db: Db, accountId: number) =>
  db.deleteFrom('sentCodes').where('accountId', '=', accountId).execute()

export const deleteExpiredCodes = async (db: Db, now: Date) => {
  await db.deleteFrom('sentCodes').where('expiresAt', '<=', now).execute()
  await db.deleteFrom('oneTimeCodes').where('expiresAt', '<=', now).execute()
}

const dayOf = (now: Date) => now.toISOString().slice(0, 10)

/** The counts of today, in the same order. */
export const readSentCodes = async (db: Db, whos: readonly string[], now: Date) => {
  const rows = await db
    .selectFrom('codeCounts')
    .select(['who', 'count'])
    .where('who', 'in', whos)
    .where('day', '=', dayOf(now))
    .execute()
  return whos.map((who) => rows.find((row) => row.who === who)?.count ?? 0)
}

export const countSentCode = (db: Db, whos: readonly string[], now: Date) =>
  db
    .insertInto('codeCounts')
    .values(whos.map((who) => ({ who, day: dayOf(now), count: 1 })))
    .onConflict((conflict) =>
      conflict.columns(['who', 'day']).doUpdateSet({ count: sql<number>`code_counts.count + 1` }),
    )
    .execute()

export const deleteOldCodeCounts = (db: Db, before: Date) =>
  db.deleteFrom('codeCounts').where('day', '<', dayOf(before)).execute()
