// The bell, live: what is new, worded in the language of each socket, and how many are unread, in every tab the same.
import type { UnreadFrame } from '../../../contract/notifications.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Hub } from '../../platform/live/hub.ts'
import type { LiveSocket } from '../../platform/live/live-socket.ts'
import type { Door } from '../../platform/live/serve-socket.ts'
import { notificationFor, unreadCount } from './notifications.service.ts'
import { notificationFrame } from './notifications.view.ts'

type Bells = Map<number, Set<LiveSocket>>

const NOBODY: ReadonlySet<LiveSocket> = new Set()

const showNew = async (db: Db, bells: Bells, { accountId, id }: { accountId: number; id: number }) => {
  if (!bells.has(accountId)) return
  const found = await notificationFor(db, { accountId, id })
  if (!found) return
  for (const socket of bells.get(accountId) ?? NOBODY) {
    const { lang, viewer } = socket
    socket.show(notificationFrame(found.row, { lang, role: viewer.role, unread: found.unread }))
  }
}

const showCount = async (
  db: Db,
  bells: Bells,
  { accountId, read }: { accountId: number; read?: UnreadFrame['read'] },
) => {
  if (!bells.has(accountId)) return
  const frame: UnreadFrame = {
    action: 'unread',
    unread_count: await unreadCount(db, accountId),
    ...(read && { read }),
  }
  for (const socket of bells.get(accountId) ?? NOBODY) socket.show(frame)
}

export const notificationsDoor = (db: Db, hub: Hub): Door => {
  const bells: Bells = new Map()
  hub.on('notified', (event) => showNew(db, bells, event))
  hub.on('notifications-read', (event) => showCount(db, bells, event))
  // Whom somebody may not meet any more, of them they hear nothing.
  hub.on('blocked', async ({ pair }) => {
    for (const accountId of pair) await showCount(db, bells, { accountId })
  })
  return async ({ id: accountId }) => ({
    begin: async (socket) => {
      bells.set(accountId, (bells.get(accountId) ?? new Set()).add(socket))
      socket.show({ action: 'unread', unread_count: await unreadCount(db, accountId) } satisfies UnreadFrame)
    },
    end: (socket) => {
      const own = bells.get(accountId)
      own?.delete(socket)
      if (own?.size === 0) bells.delete(accountId)
    },
  })
}
