import type { Insertable } from 'kysely'
import { sql } from 'kysely'
import type { Db, Tables } from '../../../platform/db/db.ts'

export const insertStaffSession = (db: Db, session: Insertable<Tables['staffSessions']>) =>
  db.insertInto('staffSessions').values(session).execute()

type ActiveSession = { tokenHash: Buffer; now: Date; seenAfter: Date; openedAfter: Date }

/** Reads and extends a live session: one statement for every request of the admin panel. */
export const touchStaffSession = (db: Db, { tokenHash, now, seenAfter, openedAfter }: ActiveSession) =>
  db
    .updateTable('staffSessions')
    .set({ seenAt: now })
    .from('staff')
    .innerJoin('accounts', 'accounts.id', 'staff.accountId')
    .whereRef('staff.accountId', '=', 'staffSessions.accountId')
    .where('staffSessions.tokenHash', '=', tokenHash)
    .where('staffSessions.seenAt', '>', seenAfter)
    .where('staffSessions.createdAt', '>', openedAfter)
    .where('accounts.suspendedAt', 'is', null)
    .where('accounts.deletedAt', 'is', null)
    .returning([
      'staffSessions.id as sessionId',
      'staff.accountId as id',
      'accounts.username',
      'staff.role as staffRole',
      'staffSessions.provedAt',
    ])
    .executeTakeFirst()

export const deleteStaffSession = (db: Db, id: number) =>
  db.deleteFrom('staffSessions').where('id', '=', id).execute()

export const deleteIdleSessions = (db: Db, before: Date) =>
  db.deleteFrom('staffSessions').where('seenAt', '<', before).execute()

export const spendSessionTry = async (db: Db, id: number) => {
  const taken = await db
    .updateTable('staffSessions')
    .set({ triesLeft: sql<number>`tries_left - 1` })
    .where('id', '=', id)
    .where('triesLeft', '>', 0)
    .executeTakeFirst()
  return taken.numUpdatedRows > 0n
}

type VerifiedSession = { id: number; tokenHash: Buffer; triesLeft: number; now: Date }

/** Rotates the token: the one from before the verification becomes invalid. */
export const markSessionVerified = (db: Db, { id, now, ...fresh }: VerifiedSession) =>
  db
    .updateTable('staffSessions')
    .set({ ...fresh, provedAt: now })
    .where('id', '=', id)
    .execute()
