import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'

export const lastWait = async (db: Db, who: readonly string[]) => {
  const row = await db
    .selectFrom('failedTries')
    .select((of) => of.fn.max('freeAt').as('freeAt'))
    .where('who', 'in', who)
    .executeTakeFirst()
  return row?.freeAt ?? null
}

/** Counts one more; what is older than `since` is forgotten. */
export const addFailure = async (db: Db, { who, now, since }: { who: string; now: Date; since: Date }) => {
  const { count } = await db
    .insertInto('failedTries')
    .values({ who, count: 1, lastAt: now, freeAt: now })
    .onConflict((conflict) =>
      conflict.column('who').doUpdateSet({
        count: sql<number>`case when failed_tries.last_at < ${since} then 1 else failed_tries.count + 1 end`,
        lastAt: now,
      }),
    )
    .returning('count')
    .executeTakeFirstOrThrow()
  return count
}

export const setWait = (db: Db, who: string, freeAt: Date) =>
  db.updateTable('failedTries').set({ freeAt }).where('who', '=', who).execute()

export const clearFailures = (db: Db, who: readonly string[]) =>
  db.deleteFrom('failedTries').where('who', 'in', who).execute()

export const forgetOldFailures = (db: Db, before: Date) =>
  db.deleteFrom('failedTries').where('lastAt', '<', before).execute()
