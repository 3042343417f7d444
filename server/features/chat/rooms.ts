// The chats that somebody has open here, and what was shown in them.
import { socketClosed } from '../../../contract/limits.ts'
import type { Db } from '../../platform/db/db.ts'
import type { LiveEvents } from '../../platform/live/hub.ts'
import type { LiveSocket } from '../../platform/live/live-socket.ts'
import type { Seat, Side } from './chat.queries.ts'
import { messageFrame, readFrame } from './chat.view.ts'
import { type ChatNow, chatsNow } from './chats-now.queries.ts'
import type { Speaker } from './speak.service.ts'

type Room = {
  sockets: Map<LiveSocket, Side>
  customerId: number
  providerId: number
  /** The sides that were shown something and have not read it yet. */
  unread: Set<Side>
  /** Up to this message everything was shown here, or was there to be loaded when they came. */
  last: number
  /** How far each side had read when it was last shown. */
  read: Record<Side, number>
}
export type Rooms = Map<number, Room>

export const otherOf = (side: Side): Side => (side === 'customer' ? 'provider' : 'customer')

const has = (room: Room | undefined, side: Side) => [...(room?.sockets.values() ?? [])].includes(side)
export const isHere = (rooms: Rooms, chatId: number, side: Side) => has(rooms.get(chatId), side)

const readIn = ({ customerReadId, providerReadId }: Pick<Seat, 'customerReadId' | 'providerReadId'>) => ({
  customer: customerReadId,
  provider: providerReadId,
})

const roomFor = (seat: Seat): Room => ({
  sockets: new Map(),
  customerId: seat.customerId,
  providerId: seat.providerId,
  unread: new Set(),
  last: seat.lastMessageId ?? 0,
  read: readIn(seat),
})

export const enter = (rooms: Rooms, socket: LiveSocket, { side, seat }: Speaker) => {
  const room = rooms.get(seat.id) ?? roomFor(seat)
  room.sockets.set(socket, side)
  rooms.set(seat.id, room)
}

/** True when that side has gone and has not read everything. */
export const leave = (rooms: Rooms, socket: LiveSocket, { side, seat }: Speaker) => {
  const room = rooms.get(seat.id)
  if (!room?.sockets.delete(socket)) return false
  if (room.sockets.size === 0) rooms.delete(seat.id)
  return !has(room, side) && room.unread.delete(side)
}

const show = (room: Room, text: string) => {
  for (const socket of room.sockets.keys()) socket.showText(text)
}

export const showSaid = (rooms: Rooms, { chatId, by, id, text }: LiveEvents['said']) => {
  const room = rooms.get(chatId)
  if (!room) return
  show(room, text)
  room.last = Math.max(room.last, id)
  if (has(room, otherOf(by))) room.unread.add(otherOf(by))
}

export const showRead = (rooms: Rooms, { chatId, by, upTo, text }: LiveEvents['read']) => {
  const room = rooms.get(chatId)
  if (!room) return
  show(room, text)
  room.read[by] = Math.max(room.read[by], upTo)
  room.unread.delete(by)
}

/** As it is now, to one who was away and did not see it change. */
export const showReading = (socket: LiveSocket, seat: Seat) => {
  const read = readIn(seat)
  for (const side of ['customer', 'provider'] as const)
    if (read[side] > 0) socket.show(readFrame({ chatId: seat.id, side, upTo: read[side] }))
}

const close = ({ sockets }: Room) => {
  for (const socket of sockets.keys()) socket.close(socketClosed.notFound, 'not_found')
}

/** They may not talk any more. */
export const closeBetween = (rooms: Rooms, [one, other]: readonly [number, number]) => {
  for (const room of rooms.values())
    if ([room.customerId, room.providerId].every((id) => id === one || id === other)) close(room)
}

/** With a person who has gone there is no chat any more. */
export const closeOf = (rooms: Rooms, accountId: number) => {
  for (const room of rooms.values())
    if (room.customerId === accountId || room.providerId === accountId) close(room)
}

// The newest message names the one before it: whoever does not know that one asks for all that is missing.
const catchUp = (rooms: Rooms, room: Room, { last, ...seat }: ChatNow) => {
  const chatId = seat.id
  if (last && last.id > room.last) {
    const text = JSON.stringify(messageFrame(seat, last))
    showSaid(rooms, { chatId, by: last.senderType, id: last.id, text })
  }
  const read = readIn(seat)
  for (const side of ['customer', 'provider'] as const) {
    const upTo = read[side]
    if (upTo > room.read[side])
      showRead(rooms, { chatId, by: side, upTo, text: JSON.stringify(readFrame({ chatId, side, upTo })) })
  }
}

/** Something may have passed by: one question for all rooms, and what is new in each is shown. */
export const lookAgain = async (db: Db, rooms: Rooms) => {
  const asked = [...rooms].map(([chat, { last }]) => ({ chat, known: last }))
  if (asked.length === 0) return
  const found = new Map((await chatsNow(db, asked)).map((chat) => [chat.id, chat]))
  for (const { chat } of asked) {
    const [room, now] = [rooms.get(chat), found.get(chat)]
    if (room && now) catchUp(rooms, room, now)
    else if (room) close(room)
  }
}
