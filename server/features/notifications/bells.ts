// Connected accounts of this process, and the state that each received last.
import type { NotificationFrame, UnreadFrame } from '../../../contract/notifications.ts'
import type { LiveSocket } from '../../platform/live/live-socket.ts'

export type BellState = { newest: number; unread: number }

type Bell = { sockets: Set<LiveSocket>; seen: BellState | null }
export type Bells = Map<number, Bell>

export const addSocket = (bells: Bells, accountId: number, socket: LiveSocket) => {
  const bell = bells.get(accountId) ?? { sockets: new Set(), seen: null }
  bell.sockets.add(socket)
  bells.set(accountId, bell)
  return bell
}

export const removeSocket = (bells: Bells, accountId: number, socket: LiveSocket) => {
  const bell = bells.get(accountId)
  bell?.sockets.delete(socket)
  if (bell?.sockets.size === 0) bells.delete(accountId)
}

/** Each socket gets the text in its own language. */
export const sendToBell = (
  bell: Bell | undefined,
  { newest = 0, unread }: { newest?: number; unread: number },
  frameFor: (socket: LiveSocket) => NotificationFrame | UnreadFrame,
) => {
  if (!bell) return
  bell.seen = { newest: Math.max(newest, bell.seen?.newest ?? 0), unread }
  for (const socket of bell.sockets) socket.send(frameFor(socket))
}
