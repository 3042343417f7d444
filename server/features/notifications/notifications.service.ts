// What happened to somebody: written with what caused it, told after the commit, worded when it is read.
import { DAY, lists } from '../../../contract/limits.ts'
import { afterCommit, type Db, type Tx } from '../../platform/db/db.ts'
import { type Asked, pageOf, stretchOf } from '../../platform/db/keyset.ts'
import type { Publish } from '../../platform/live/hub.ts'
import type { Eraser } from '../accounts/delete-account.service.ts'
import { markHeard, retireAnnouncements } from './announcements.queries.ts'
import {
  deleteNotificationsOf,
  forgetOldNotifications,
  insertNotification,
  markRead,
  notificationsRead,
  unreadCountRead,
} from './notifications.queries.ts'
import type { Decision } from './notifications.tables.ts'
import { notificationView, type Reader } from './notifications.view.ts'

/** For whoever decides. */
export type { Decision } from './notifications.tables.ts'

declare module '../../platform/live/hub.ts' {
  interface LiveEvents {
    /** There is a new one. */
    notified: { accountId: number; id: number }
    /** Fewer are unread than before: these were read, or something else made them go. */
    'notifications-read': { accountId: number; read?: { ids?: number[]; up_to_id?: number } }
  }
}

type About =
  | { kind: 'comment' | 'reply'; actorId: number; commentId: number }
  | { kind: 'contact'; actorId: number | null; contactId: number }
  | { kind: 'report_decision' | 'account_decision'; parameters: { decision: Decision; code?: string } }

type Notice = About & { to: number; now: Date; publish: Publish }

export const notify = async (tx: Tx, { to, now, publish, ...about }: Notice) => {
  const { id } = await insertNotification(tx, { accountId: to, createdAt: now, ...about })
  afterCommit(tx, () => publish({ kind: 'notified', accountId: to, id }))
}

export const ownNotifications = async (
  db: Db,
  { accountId, ...reader }: Reader & { accountId: number },
  asked: Asked,
) => {
  const stretch = stretchOf(asked)
  const [read] = await notificationsRead(db, { accountId, before: stretch.id, rows: stretch.rows })
  const { shown, next } = pageOf(read?.rows ?? [], stretch)
  return { notifications: shown.map((row) => notificationView(row, reader)), unread: read?.unread ?? 0, next }
}

export const unreadCount = async (db: Db, accountId: number) =>
  (await unreadCountRead(db, { accountId }))[0]?.unread ?? 0

type Reading = { ids?: number[]; up_to_id?: number }

/** The person's other tabs hear of it. */
export const readNotifications = async (
  db: Db,
  { accountId, ...read }: Reading & { accountId: number },
  { now, publish }: { now: Date; publish: Publish },
) => {
  const { ids = [], up_to_id: upTo = 0 } = read
  const marked = await markRead(db, { accountId, ids, upTo, now })
  const heard = await markHeard(db, { accountId, ids, upTo })
  const all = { ...read, ids: [...new Set([...ids, ...heard])] }
  if (marked + heard.length > 0) publish({ kind: 'notifications-read', accountId, read: all })
  return unreadCount(db, accountId)
}

/** One of them, if the reader is still to hear of it, and how many are unread with it. */
export const notificationFor = async (db: Db, { accountId, id }: { accountId: number; id: number }) => {
  const [read] = await notificationsRead(db, { accountId, before: id + 1, rows: 1 })
  const [row] = read?.rows ?? []
  return row?.id === id && !row.read ? { row, unread: read?.unread ?? 0 } : undefined
}

/** The unread ones after one, oldest first: as many as a page shows. */
export const notificationsSince = async (
  db: Db,
  { accountId, after }: { accountId: number; after: number },
) => {
  const [read] = await notificationsRead(db, { accountId, before: Number.MAX_SAFE_INTEGER, rows: lists.rows })
  const rows = (read?.rows ?? []).filter((row) => row.id > after && !row.read).toReversed()
  return { rows, unread: read?.unread ?? 0 }
}

export const eraseNotifications: Eraser = async (tx, { id }) => {
  await deleteNotificationsOf(tx, id)
}

const KEPT = 90 * DAY

/** A quarter of a year later nobody looks. */
export const sweepNotifications = async (db: Db, now: Date) => {
  const before = new Date(now.getTime() - KEPT)
  await forgetOldNotifications(db, before)
  await retireAnnouncements(db, before)
}
