import { type Insertable, sql } from 'kysely'
import type { Db, Tables, Tx } from '../../platform/db/db.ts'

export const insertAnnouncement = (tx: Tx, announcement: Insertable<Tables['announcements']>) =>
  tx.insertInto('announcements').values(announcement).returning('id').executeTakeFirstOrThrow()

/** Whether it was there to be withdrawn. */
export const markWithdrawn = async (tx: Tx, id: number, now: Date) => {
  const { numUpdatedRows } = await tx
    .updateTable('announcements')
    .set({ withdrawnAt: now, isShown: false })
    .where('id', '=', id)
    .where('withdrawnAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

const COLUMNS = [
  'announcements.id',
  'announcements.audience',
  'announcements.textEn',
  'announcements.textHi',
  'announcements.path',
  'announcements.announcedAt',
  'announcements.withdrawnAt',
  'announcements.isShown',
  'accounts.username as announcedBy',
] as const

const named = (db: Db) =>
  db
    .selectFrom('announcements')
    .innerJoin('accounts', 'accounts.id', 'announcements.announcedBy')
    .select(COLUMNS)

export const selectAnnouncement = (db: Db, id: number) =>
  named(db).where('announcements.id', '=', id).executeTakeFirst()

/** All that there ever were, the latest first. */
export const announcementsQuery = (db: Db, { before, rows }: { before: number; rows: number }) =>
  named(db).where('announcements.id', '<', before).orderBy('announcements.id', 'desc').limit(rows)

export type AnnouncementRow = NonNullable<Awaited<ReturnType<typeof selectAnnouncement>>>

type AnnouncementsRead = { accountId: number; ids: readonly number[]; upTo: number }

/** Answers which of them are read now and were not before: each takes the earlier ones along. */
export const markAnnouncementsRead = async (db: Db, { accountId, ids, upTo }: AnnouncementsRead) => {
  const { rows } = await sql<{ id: number }>`
    with heard as (
      insert into announcements_read as known (account_id, up_to)
      select ${accountId}::bigint, max(id) from announcements
      where is_shown and (id <= ${upTo}::bigint or id = any(${ids}::bigint[]))
      having max(id) is not null
      on conflict (account_id) do update set up_to = excluded.up_to where known.up_to < excluded.up_to
      returning up_to
    )
    select id from announcements join heard on id <= heard.up_to
    where is_shown
      and id > coalesce((select up_to from announcements_read where account_id = ${accountId}), 0)`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

export const hideOldAnnouncements = (db: Db, before: Date) =>
  db
    .updateTable('announcements')
    .set({ isShown: false })
    .where('isShown', '=', true)
    .where('announcedAt', '<', before)
    .execute()
