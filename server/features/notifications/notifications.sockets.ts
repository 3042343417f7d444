// The bell, live: what is new, worded in the language of each socket, and how many are unread, in every tab the same.
import type { UnreadFrame } from '../../../contract/notifications.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Hub } from '../../platform/live/hub.ts'
import type { Door } from '../../platform/live/serve-socket.ts'
import { oneAtATime } from '../../platform/one-at-a-time.ts'
import { type Bells, hang, ring, type Seen, takeDown } from './bells.ts'
import { announcementFor, bellsOf } from './announcements.service.ts'
import { notificationFor, notificationsSince, unreadCount } from './notifications.service.ts'
import { notificationFrame, type NotificationRow } from './notifications.view.ts'

type Shown = { row: NotificationRow; unread: number }

const ringNew = (bells: Bells, accountId: number, { row, unread }: Shown) =>
  ring(bells.get(accountId), { newest: row.id, unread }, ({ lang, viewer }) =>
    notificationFrame(row, { lang, role: viewer.role, unread }),
  )

const showNew = async (db: Db, bells: Bells, { accountId, id }: { accountId: number; id: number }) => {
  if (!bells.has(accountId)) return
  const found = await notificationFor(db, { accountId, id })
  if (found) ringNew(bells, accountId, found)
}

const showCount = async (
  db: Db,
  bells: Bells,
  { accountId, read }: { accountId: number; read?: UnreadFrame['read'] },
) => {
  if (!bells.has(accountId)) return
  const unread = await unreadCount(db, accountId)
  ring(bells.get(accountId), { unread }, () => unreadFrame(unread, read))
}

const unreadFrame = (unread: number, read?: UnreadFrame['read']): UnreadFrame => ({
  action: 'unread',
  unread_count: unread,
  ...(read && { read }),
})

const showMissed = async (
  db: Db,
  bells: Bells,
  { accountId, newest, unread }: Seen & { accountId: number },
) => {
  const bell = bells.get(accountId)
  const seen = bell?.seen
  if (seen && newest > seen.newest) {
    const since = await notificationsSince(db, { accountId, after: seen.newest })
    for (const row of since.rows) ringNew(bells, accountId, { row, unread: since.unread })
  }
  // A client that knows another number asks for the list.
  if (bell && bell.seen?.unread !== unread) ring(bell, { newest, unread }, () => unreadFrame(unread))
  if (bell?.seen) bell.seen.newest = Math.max(bell.seen.newest, newest)
}

const NO_ANNOUNCEMENT = 0

/** Everybody's who is connected, in one question. */
const bellsNow = async (db: Db, bells: Bells, announcementId = NO_ANNOUNCEMENT) =>
  bells.size > 0 ? bellsOf(db, { accountIds: [...bells.keys()], announcementId }) : []

const lookAgain = async (db: Db, bells: Bells) => {
  for (const now of await bellsNow(db, bells)) await showMissed(db, bells, now)
}

const showAnnouncement = async (db: Db, bells: Bells, id: number) => {
  const row = bells.size > 0 ? await announcementFor(db, id) : undefined
  if (!row) return
  for (const { accountId, unread, isNews } of await bellsNow(db, bells, id))
    if (isNews) ringNew(bells, accountId, { row, unread })
}

/** Also to those who have read it, or never had it: whose lists it stands in is known to them alone. */
const showWithdrawn = async (db: Db, bells: Bells, gone: number) => {
  for (const { accountId, unread } of await bellsNow(db, bells))
    ring(bells.get(accountId), { unread }, () => ({ ...unreadFrame(unread), gone }))
}

export const notificationsDoor = (db: Db, hub: Hub): Door => {
  const bells: Bells = new Map()
  hub.on('notified', (event) => showNew(db, bells, event))
  hub.on('notifications-read', (event) => showCount(db, bells, event))
  // Whom somebody may not meet any more, of them they hear nothing.
  hub.on('blocked', async ({ pair }) => {
    for (const accountId of pair) await showCount(db, bells, { accountId })
  })
  hub.on('announced', ({ id }) => showAnnouncement(db, bells, id))
  hub.on('announcement-withdrawn', ({ id }) => showWithdrawn(db, bells, id))
  hub.on(
    'missed',
    oneAtATime(() => lookAgain(db, bells)),
  )
  return async ({ id: accountId }) => ({
    begin: async (socket) => {
      const bell = hang(bells, accountId, socket)
      const [now] = await bellsOf(db, { accountIds: [accountId], announcementId: NO_ANNOUNCEMENT })
      const { newest = 0, unread = 0 } = now ?? {}
      bell.seen ??= { newest, unread }
      socket.show(unreadFrame(unread))
    },
    end: (socket) => takeDown(bells, accountId, socket),
  })
}
