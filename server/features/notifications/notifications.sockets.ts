// Live notifications in the language of each socket, and the unread count in every tab.
import type { NotificationFrame, UnreadFrame } from '../../../contract/notifications.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Hub } from '../../platform/live/hub.ts'
import type { LiveSocket } from '../../platform/live/live-socket.ts'
import type { SocketRoute } from '../../platform/live/serve-socket.ts'
import { coalesceRuns } from '../../platform/coalesce-runs.ts'
import { announcementNotification, readBellStates } from './announcements.service.ts'
import { findUnreadNotification, listUnreadSince, unreadCount } from './notifications.service.ts'
import { notificationFrame, type NotificationRow } from './notifications.view.ts'

type BellState = { newest: number; unread: number }

// Connected accounts of this process, and the state that each received last.
type Bell = { sockets: Set<LiveSocket>; seen: BellState | null }
type Bells = Map<number, Bell>

const addSocket = (bells: Bells, accountId: number, socket: LiveSocket) => {
  const bell = bells.get(accountId) ?? { sockets: new Set(), seen: null }
  bell.sockets.add(socket)
  bells.set(accountId, bell)
  return bell
}

const removeSocket = (bells: Bells, accountId: number, socket: LiveSocket) => {
  const bell = bells.get(accountId)
  bell?.sockets.delete(socket)
  if (bell?.sockets.size === 0) bells.delete(accountId)
}

/** Each socket gets the text in its own language. */
const sendToBell = (
  bell: Bell | undefined,
  { newest = 0, unread }: { newest?: number; unread: number },
  frameFor: (socket: LiveSocket) => NotificationFrame | UnreadFrame,
) => {
  if (!bell) return
  bell.seen = { newest: Math.max(newest, bell.seen?.newest ?? 0), unread }
  for (const socket of bell.sockets) socket.send(frameFor(socket))
}

type UnreadNotification = { row: NotificationRow; unread: number }

const sendNotification = (bells: Bells, accountId: number, { row, unread }: UnreadNotification) =>
  sendToBell(bells.get(accountId), { newest: row.id, unread }, ({ lang, viewer }) =>
    notificationFrame(row, { lang, role: viewer.role, unread }),
  )

const sendNew = async (db: Db, bells: Bells, { accountId, id }: { accountId: number; id: number }) => {
  if (!bells.has(accountId)) return
  const found = await findUnreadNotification(db, { accountId, id })
  if (found) sendNotification(bells, accountId, found)
}

const sendUnreadCount = async (
  db: Db,
  bells: Bells,
  { accountId, read }: { accountId: number; read?: UnreadFrame['read'] },
) => {
  if (!bells.has(accountId)) return
  const unread = await unreadCount(db, accountId)
  sendToBell(bells.get(accountId), { unread }, () => unreadFrame(unread, read))
}

const unreadFrame = (unread: number, read?: UnreadFrame['read']): UnreadFrame => ({
  action: 'unread',
  unread_count: unread,
  ...(read && { read }),
})

const sendMissed = async (
  db: Db,
  bells: Bells,
  { accountId, newest, unread }: BellState & { accountId: number },
) => {
  const bell = bells.get(accountId)
  const seen = bell?.seen
  if (seen && newest > seen.newest) {
    const since = await listUnreadSince(db, { accountId, after: seen.newest })
    for (const row of since.rows) sendNotification(bells, accountId, { row, unread: since.unread })
  }
  // A client with another count reloads the list.
  if (bell && bell.seen?.unread !== unread) sendToBell(bell, { newest, unread }, () => unreadFrame(unread))
  if (bell?.seen) bell.seen.newest = Math.max(bell.seen.newest, newest)
}

const NO_ANNOUNCEMENT = 0

const readConnectedBells = async (db: Db, bells: Bells, announcementId = NO_ANNOUNCEMENT) =>
  bells.size > 0 ? readBellStates(db, { accountIds: [...bells.keys()], announcementId }) : []

const resyncBells = async (db: Db, bells: Bells) => {
  for (const now of await readConnectedBells(db, bells)) await sendMissed(db, bells, now)
}

const sendAnnouncement = async (db: Db, bells: Bells, id: number) => {
  const row = bells.size > 0 ? await announcementNotification(db, id) : undefined
  if (!row) return
  for (const { accountId, unread, isNews } of await readConnectedBells(db, bells, id))
    if (isNews) sendNotification(bells, accountId, { row, unread })
}

/** Sent to all connected accounts: the server does not know which of them list it. */
const sendWithdrawn = async (db: Db, bells: Bells, gone: number) => {
  for (const { accountId, unread } of await readConnectedBells(db, bells))
    sendToBell(bells.get(accountId), { unread }, () => ({ ...unreadFrame(unread), gone }))
}

export const notificationsSocket = (db: Db, hub: Hub): SocketRoute => {
  const bells: Bells = new Map()
  hub.on('notified', (event) => sendNew(db, bells, event))
  hub.on('many-notified', async ({ notifications }) => {
    for (const each of notifications) await sendNew(db, bells, each)
  })
  hub.on('notifications-read', (event) => sendUnreadCount(db, bells, event))
  // A block changes which notifications are visible, so both accounts get a new unread count.
  hub.on('blocked', async ({ pair }) => {
    for (const accountId of pair) await sendUnreadCount(db, bells, { accountId })
  })
  hub.on('announced', ({ id }) => sendAnnouncement(db, bells, id))
  hub.on('announcement-withdrawn', ({ id }) => sendWithdrawn(db, bells, id))
  hub.on(
    'missed',
    coalesceRuns(() => resyncBells(db, bells)),
  )
  return async ({ id: accountId }) => ({
    onOpen: async (socket) => {
      const bell = addSocket(bells, accountId, socket)
      const [now] = await readBellStates(db, { accountIds: [accountId], announcementId: NO_ANNOUNCEMENT })
      const { newest = 0, unread = 0 } = now ?? {}
      bell.seen ??= { newest, unread }
      socket.send(unreadFrame(unread))
    },
    onClose: (socket) => removeSocket(bells, accountId, socket),
  })
}
