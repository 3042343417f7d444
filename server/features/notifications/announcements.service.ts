// Announcements: stored once, listed among the notifications of each account.
import { afterCommit, type Db, type Tx } from '../../platform/db/db.ts'
import type { Audience } from '../../../contract/admin-limits.ts'
import type { Publish } from '../../platform/live/hub.ts'
import {
  announcementsQuery,
  insertAnnouncement,
  markWithdrawn,
  selectAnnouncement,
} from './announcements.queries.ts'
import { bellStatesRead } from './notifications.queries.ts'
import type { NotificationRow } from './notifications.view.ts'

declare module '../../platform/live/hub.ts' {
  interface LiveEvents {
    announced: { id: number }
    'announcement-withdrawn': { id: number }
  }
}

export type { AnnouncementRow } from './announcements.queries.ts'

type AnnounceDeps = { now: Date; publish: Publish }
type NewAnnouncement = { audience: Audience; textEn: string; textHi: string; path: string; by: number }

export const announce = async (tx: Tx, { by, ...what }: NewAnnouncement, { now, publish }: AnnounceDeps) => {
  const { id } = await insertAnnouncement(tx, { ...what, announcedBy: by, announcedAt: now })
  afterCommit(tx, () => publish({ kind: 'announced', id }))
  return id
}

type NewBreachNotice = Omit<NewAnnouncement, 'audience'>

/** The bell does not list it by audience: its recipients get notifications. */
export const insertBreachAnnouncement = async (tx: Tx, { by, ...what }: NewBreachNotice, now: Date) => {
  const row = { ...what, kind: 'breach', audience: 'chosen', announcedBy: by, announcedAt: now } as const
  return (await insertAnnouncement(tx, { ...row, pushCursor: null })).id
}

/** False when there was nothing to withdraw. */
export const withdrawAnnouncement = async (tx: Tx, id: number, { now, publish }: AnnounceDeps) => {
  const isWithdrawn = await markWithdrawn(tx, id, now)
  if (isWithdrawn) afterCommit(tx, () => publish({ kind: 'announcement-withdrawn', id }))
  return isWithdrawn
}

export const findAnnouncement = selectAnnouncement

export const listAnnouncementsBefore = (db: Db, idPage: { before: number; rows: number }) =>
  announcementsQuery(db, idPage).execute()

export const announcementNotification = async (db: Db, id: number): Promise<NotificationRow | undefined> => {
  const row = await selectAnnouncement(db, id)
  if (!row?.isShown) return undefined
  const parameters = { texts: { en: row.textEn, hi: row.textHi }, path: row.path }
  const about = { name: null, title: null, post: null, chat: null, need: null, actor: null }
  const at = row.announcedAt.toISOString()
  return { id, kind: 'announcement', ...about, parameters, at, read: false }
}

export { lockAnnouncementToPush, updatePushCursor } from './announcements.queries.ts'

export const readBellStates = bellStatesRead
