import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'

/** Restarts the count when the last attempt is older than `since`. */
export const countFailedTry = (db: Db, { who, now, since }: { who: string; now: Date; since: Date }) =>
  db
    .insertInto('failedTries')
    .values({ who, count: 1, lastAt: now, freeAt: now })
    .onConflict((conflict) =>
      conflict.column('who').doUpdateSet({
        count: sql<number>`case when failed_tries.last_at < ${since} then 1 else failed_tries.count + 1 end`,
        lastAt: now,
      }),
    )
    .returning(['count', 'freeAt'])
    .executeTakeFirstOrThrow()

export const readFailedTries = async (db: Db, { who, since }: { who: string; since: Date }) => {
  const row = await db
    .selectFrom('failedTries')
    .select('count')
    .where('who', '=', who)
    .where('lastAt', '>=', since)
    .executeTakeFirst()
  return row?.count ?? 0
}

export const setWait = (db: Db, who: string, freeAt: Date) =>
  db.updateTable('failedTries').set({ freeAt }).where('who', '=', who).execute()

export const uncountFailedTry = (db: Db, who: string, now: Date) =>
  db
    .updateTable('failedTries')
    .set({ count: sql<number>`count - 1`, freeAt: now })
    .where('who', '=', who)
    .execute()

export const clearFailedTries = (db: Db, who: string) =>
  db.deleteFrom('failedTries').where('who', '=', who).execute()

export const deleteOldFailedTries = (db: Db, before: Date) =>
  db.deleteFrom('failedTries').where('lastAt', '<', before).execute()
