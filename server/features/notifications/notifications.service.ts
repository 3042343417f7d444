// Notifications: stored in the transaction of their cause, published after the commit, translated when read.
import { DAY, lists } from '../../../contract/limits.ts'
import { afterCommit, type Db, type Tx } from '../../platform/db/db.ts'
import { type PageQuery, paginateByTime, parseTimePage } from '../../platform/db/keyset.ts'
import type { Publish } from '../../platform/live/hub.ts'
import type { Device, SecurityEventName } from '../accounts/security-notice.service.ts'
import { hideOldAnnouncements } from './announcements.queries.ts'
import {
  deleteOldNotifications,
  insertBreachNotifications,
  insertNotification,
  insertNotifications,
  markRead,
  notificationsRead,
  type SharedSubject,
  pushNewsRead,
  unreadCountRead,
} from './notifications.queries.ts'
import type { Decision } from './notifications.tables.ts'
import { notificationView, pushView, type Reader } from './notifications.view.ts'

export type { Decision } from './notifications.tables.ts'

export {
  deleteReviewReplyNotification,
  markChatsReadSql,
  notificationInsert,
  notificationInsertSql,
} from './write-notifications.queries.ts'

declare module '../../platform/live/hub.ts' {
  interface LiveEvents {
    notified: { accountId: number; id: number }
    'many-notified': { notifications: readonly { accountId: number; id: number }[] }
    /** The unread count has decreased, by reading or for another reason. */
    'notifications-read': { accountId: number; read?: { ids?: number[]; up_to_id?: number } }
  }
}

type NotificationSubject =
  | { kind: 'comment' | 'reply'; actorId: number; commentId: number }
  | { kind: 'review' | 'review_reply'; actorId: number; reviewId: number }
  | { kind: 'review_invite'; actorId: number }
  | { kind: 'need_reply'; actorId: number; needId: number }
  | { kind: 'need_closed'; actorId: number; needId: number; parameters: { isChosen: true } }
  | { kind: 'contact'; actorId: number | null; contactId: number }
  | { kind: 'contact_taken'; parameters: { via: 'email' | 'mobile' } }
  | { kind: 'security'; parameters: { event: SecurityEventName; device: Device } }
  | { kind: 'report_decision' | 'account_decision'; parameters: { decision: Decision; code?: string } }

type NewNotification = NotificationSubject & { to: number; now: Date; publish: Publish }

type WrittenNotification = { id: number; to: number; publish: Publish }

/** For a statement that writes the notification itself. */
export const publishNotified = (db: Db, { id, to, publish }: WrittenNotification) =>
  afterCommit(db, () => publish({ kind: 'notified', accountId: to, id }))

export const notify = async (tx: Tx, { to, now, publish, ...about }: NewNotification) => {
  const { id } = await insertNotification(tx, { accountId: to, createdAt: now, ...about })
  publishNotified(tx, { id, to, publish })
}

/** One statement and one event for all accounts. */
export const notifyMany = async (
  tx: Tx,
  { publish, ...about }: SharedSubject & { to: readonly number[]; now: Date; publish: Publish },
) => {
  if (about.to.length === 0) return
  const notifications = await insertNotifications(tx, about)
  afterCommit(tx, () => publish({ kind: 'many-notified', notifications }))
}

type BreachNotification = { to: readonly number[]; announcementId: number; now: Date; publish: Publish }

export const notifyOfBreach = async (tx: Tx, { publish, ...about }: BreachNotification) => {
  const notifications = await insertBreachNotifications(tx, about)
  afterCommit(tx, () => publish({ kind: 'many-notified', notifications }))
}

export const ownNotifications = async (
  db: Db,
  { accountId, ...reader }: Reader & { accountId: number },
  pageQuery: PageQuery,
) => {
  const timePage = parseTimePage(pageQuery)
  const [read] = await notificationsRead(db, { accountId, before: timePage.id, rows: timePage.rows })
  const { pageRows, next } = paginateByTime(read?.rows ?? [], timePage)
  return {
    notifications: pageRows.map((row) => notificationView(row, reader)),
    unread: read?.unread ?? 0,
    next,
  }
}

export const unreadCount = async (db: Db, accountId: number) =>
  (await unreadCountRead(db, { accountId }))[0]?.unread ?? 0

type ReadMarks = { ids?: number[]; up_to_id?: number }

export const markNotificationsRead = async (
  db: Db,
  { accountId, ...read }: ReadMarks & { accountId: number },
  { now, publish }: { now: Date; publish: Publish },
) => {
  const { ids = [], up_to_id: upTo = 0 } = read
  const { count, announcements } = await markRead(db, { accountId, ids, upTo, now })
  const all = { ...read, ids: [...new Set([...ids, ...announcements])] }
  if (count + announcements.length > 0) publish({ kind: 'notifications-read', accountId, read: all })
  return unreadCount(db, accountId)
}

/** The notification, if it is still unread and visible, and the unread count. */
export const findUnreadNotification = async (
  db: Db,
  { accountId, id }: { accountId: number; id: number },
) => {
  const [read] = await notificationsRead(db, { accountId, before: id + 1, rows: 1 })
  const [row] = read?.rows ?? []
  return row?.id === id && !row.read ? { row, unread: read?.unread ?? 0 } : undefined
}

/** Oldest first, at most one page. */
export const listUnreadSince = async (db: Db, { accountId, after }: { accountId: number; after: number }) => {
  const [read] = await notificationsRead(db, { accountId, before: Number.MAX_SAFE_INTEGER, rows: lists.rows })
  const rows = (read?.rows ?? []).filter((row) => row.id > after && !row.read).toReversed()
  return { rows, unread: read?.unread ?? 0 }
}

type PushQuery = Reader & { accountId: number; from: number; upTo: number }

export const findPushNews = async (db: Db, { accountId, from, upTo, ...reader }: PushQuery) => {
  const [read] = await pushNewsRead(db, { accountId, from, before: upTo + 1 })
  const [newest] = read?.rows ?? []
  return newest && { count: read?.count ?? 1, newest: pushView(newest, reader) }
}
export type PushNews = NonNullable<Awaited<ReturnType<typeof findPushNews>>>

const RETENTION_MS = 90 * DAY

export const sweepNotifications = async (db: Db, now: Date) => {
  const before = new Date(now.getTime() - RETENTION_MS)
  await deleteOldNotifications(db, before)
  await hideOldAnnouncements(db, before)
}
