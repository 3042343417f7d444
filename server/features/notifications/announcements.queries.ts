import type { Insertable } from 'kysely'
import type { Db, Tables, Tx } from '../../platform/db/db.ts'

export const insertAnnouncement = (tx: Tx, announcement: Insertable<Tables['announcements']>) =>
  tx.insertInto('announcements').values(announcement).returning('id').executeTakeFirstOrThrow()

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
  'announcements.kind',
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

export const announcementsQuery = (db: Db, { before, rows }: { before: number; rows: number }) =>
  named(db).where('announcements.id', '<', before).orderBy('announcements.id', 'desc').limit(rows)

export type AnnouncementRow = NonNullable<Awaited<ReturnType<typeof selectAnnouncement>>>

export const hideOldAnnouncements = (db: Db, before: Date) =>
  db
    .updateTable('announcements')
    .set({ isShown: false })
    .where('isShown', '=', true)
    .where('announcedAt', '<', before)
    .execute()

/** Locks an announcement whose pushes are not all queued; concurrent workers skip it. */
export const lockAnnouncementToPush = (tx: Tx) =>
  tx
    .selectFrom('announcements')
    .select(['id', 'pushCursor', 'isShown'])
    .where('pushCursor', 'is not', null)
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()

export const updatePushCursor = (tx: Tx, id: number, pushCursor: number | null) =>
  tx.updateTable('announcements').set({ pushCursor }).where('id', '=', id).execute()
