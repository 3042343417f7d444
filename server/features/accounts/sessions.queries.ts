import { type Insertable, sql } from 'kysely'
import type { Db, Tables } from '../../platform/db/db.ts'
import { type Params, quickRead } from '../../platform/db/prepared.ts'

export const insertSession = (db: Db, session: Insertable<Tables['sessions']>) =>
  db.insertInto('sessions').values(session).returning('id').executeTakeFirstOrThrow()

export const touchSession = (db: Db, sessionId: number, now: Date) =>
  db.updateTable('sessions').set({ lastSeenAt: now }).where('id', '=', sessionId).execute()

export const markSessionProved = (db: Db, sessionId: number, now: Date) =>
  db.updateTable('sessions').set({ provedAt: now }).where('id', '=', sessionId).execute()

export const findSessionProof = async (db: Db, sessionId: number) => {
  const row = await db
    .selectFrom('sessions')
    .select('provedAt')
    .where('id', '=', sessionId)
    .executeTakeFirst()
  return row?.provedAt ?? null
}

type SessionsQuery = { accountId: number; now: Date; limit: number }

export const openSessionsQuery = (db: Db, { accountId, now, limit }: SessionsQuery) =>
  db
    .selectFrom('sessions')
    .select(['id', 'browser', 'system', 'createdAt'])
    .select(sql<Date>`coalesce(last_seen_at, created_at)`.as('lastSeenAt'))
    .where('accountId', '=', accountId)
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', now)
    .orderBy(sql`coalesce(last_seen_at, created_at)`, 'desc')
    .orderBy('id', 'desc')
    .limit(limit)

export const insertRefreshToken = (db: Db, tokenHash: Buffer, sessionId: number) =>
  db.insertInto('refreshTokens').values({ tokenHash, sessionId }).execute()

/** Marks the token as used. `wasUsed`: it was used before. */
export const useRefreshToken = async (db: Db, tokenHash: Buffer, now: Date) => {
  const row = await db
    .selectFrom('refreshTokens')
    .innerJoin('sessions', 'sessions.id', 'refreshTokens.sessionId')
    .innerJoin('accounts', 'accounts.id', 'sessions.accountId')
    .select(['sessions.id as sessionId', 'sessions.accountId', 'refreshTokens.usedAt'])
    .where('refreshTokens.tokenHash', '=', tokenHash)
    .where('sessions.endedAt', 'is', null)
    .where('sessions.expiresAt', '>', now)
    .where('accounts.suspendedAt', 'is', null)
    .where('accounts.deletedAt', 'is', null)
    .forUpdate('refreshTokens')
    .executeTakeFirst()
  if (row && !row.usedAt)
    await db.updateTable('refreshTokens').set({ usedAt: now }).where('tokenHash', '=', tokenHash).execute()
  return row && { sessionId: row.sessionId, accountId: row.accountId, wasUsed: row.usedAt !== null }
}

export const endSession = (db: Db, sessionId: number, now: Date) =>
  db
    .updateTable('sessions')
    .set({ endedAt: now })
    .where('id', '=', sessionId)
    .where('endedAt', 'is', null)
    .returning(['id', 'accountId'])
    .executeTakeFirst()

export const endSessionOfToken = (db: Db, tokenHash: Buffer, now: Date) =>
  db
    .updateTable('sessions')
    .set({ endedAt: now })
    .where('id', '=', (eb) =>
      eb.selectFrom('refreshTokens').select('sessionId').where('tokenHash', '=', tokenHash),
    )
    .where('endedAt', 'is', null)
    .returning(['id', 'accountId'])
    .executeTakeFirst()

export const endSessionsOf = (db: Db, accountId: number, now: Date) =>
  db
    .updateTable('sessions')
    .set({ endedAt: now })
    .where('accountId', '=', accountId)
    .where('endedAt', 'is', null)
    .execute()

export const endSessionsExcept = async (
  db: Db,
  { accountId, sessionId, now }: { accountId: number; sessionId: number; now: Date },
) => {
  const ended = await db
    .updateTable('sessions')
    .set({ endedAt: now })
    .where('accountId', '=', accountId)
    .where('id', '<>', sessionId)
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returning('id')
    .execute()
  return ended.map(({ id }) => id)
}

/** Runs for every authenticated request. */
export const signedInRead = quickRead(
  'session_signed_in',
  (db, param: Params<{ sessionId: number; now: Date }>) =>
    db
      .selectFrom('sessions')
      .innerJoin('accounts', 'accounts.id', 'sessions.accountId')
      .select(['accounts.id', 'accounts.role', 'sessions.id as sessionId'])
      .select(sql<boolean>`coalesce(accounts.limited_until > ${param('now')}, false)`.as('isSilenced'))
      .where('sessions.id', '=', param('sessionId'))
      .where('sessions.endedAt', 'is', null)
      .where('sessions.expiresAt', '>', param('now'))
      .where('accounts.suspendedAt', 'is', null)
      .where('accounts.deletedAt', 'is', null),
)

/** The ids whose session and account are active. */
export const activeSessionsRead = quickRead(
  'sessions_living',
  (db, param: Params<{ ids: readonly number[]; now: Date }>) =>
    db
      .selectFrom('sessions')
      .innerJoin('accounts', 'accounts.id', 'sessions.accountId')
      .select('sessions.id')
      .where('sessions.id', '=', sql<number>`any(${param('ids')}::bigint[])`)
      .where('sessions.endedAt', 'is', null)
      .where('sessions.expiresAt', '>', param('now'))
      .where('accounts.suspendedAt', 'is', null)
      .where('accounts.deletedAt', 'is', null),
)

export const deleteOldSessions = (db: Db, before: Date) =>
  db.deleteFrom('sessions').where('expiresAt', '<', before).execute()
