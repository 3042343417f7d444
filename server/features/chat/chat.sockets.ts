// Chats that somebody has open here.
import { socketClosed } from '../../../contract/limits.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Hub } from '../../platform/live/hub.ts'
import type { LiveSocket } from '../../platform/live/live-socket.ts'
import type { Door } from '../../platform/live/serve-socket.ts'
import { spokenIn } from './chat-frames.ts'
import type { Seat, Side } from './chat.queries.ts'
import { seatIn, sideOf } from './chat.service.ts'
import { readFrame } from './chat.view.ts'
import { makeSpeech, type Speaker, type SpeakTools, type Speech } from './speak.service.ts'

type Room = {
  sockets: Map<LiveSocket, Side>
  customerId: number
  providerId: number
  /** The sides that were shown something and have not read it yet. */
  unread: Set<Side>
}
type Rooms = Map<number, Room>

const otherOf = (side: Side): Side => (side === 'customer' ? 'provider' : 'customer')
const isHere = (room: Room | undefined, side: Side) => [...(room?.sockets.values() ?? [])].includes(side)

const enter = (rooms: Rooms, socket: LiveSocket, { side, seat }: Speaker) => {
  const { id, customerId, providerId } = seat
  const room = rooms.get(id) ?? { sockets: new Map(), customerId, providerId, unread: new Set() }
  room.sockets.set(socket, side)
  rooms.set(id, room)
}

/** True when that side has gone and has not read everything. */
const leave = (rooms: Rooms, socket: LiveSocket, { side, seat }: Speaker) => {
  const room = rooms.get(seat.id)
  if (!room?.sockets.delete(socket)) return false
  if (room.sockets.size === 0) rooms.delete(seat.id)
  return !isHere(room, side) && room.unread.delete(side)
}

const showIn = (rooms: Rooms, { chatId, text }: { chatId: number; text: string }) => {
  for (const socket of rooms.get(chatId)?.sockets.keys() ?? []) socket.showText(text)
}

// As it is now: whoever was away did not see it change.
const showReading = (socket: LiveSocket, { id, customerReadId, providerReadId }: Seat) => {
  const read = { customer: customerReadId, provider: providerReadId }
  for (const side of ['customer', 'provider'] as const)
    if (read[side] > 0) socket.show(readFrame({ chatId: id, side, upTo: read[side] }))
}

const closeRooms = (rooms: Rooms, isOver: (room: Room) => boolean) => {
  for (const room of rooms.values())
    if (isOver(room))
      for (const socket of room.sockets.keys()) socket.close(socketClosed.notFound, 'not_found')
}

const followEvents = (rooms: Rooms, hub: Hub) => {
  hub.on('said', (event) => {
    showIn(rooms, event)
    const room = rooms.get(event.chatId)
    const reader = otherOf(event.by)
    if (isHere(room, reader)) room?.unread.add(reader)
  })
  hub.on('read', (event) => {
    showIn(rooms, event)
    rooms.get(event.chatId)?.unread.delete(event.by)
  })
  hub.on('blocked', ({ pair }) =>
    closeRooms(rooms, (room) => pair.includes(room.customerId) && pair.includes(room.providerId)),
  )
  // With a person who has gone there is no chat any more; who has only signed out comes back to it.
  hub.on('ended', ({ accountId, isGone }) => {
    if (isGone) closeRooms(rooms, (room) => room.customerId === accountId || room.providerId === accountId)
  })
}

const hearIn =
  (rooms: Rooms, speech: Speech, speaker: Speaker) =>
  async (frame: Record<string, unknown>, socket: LiveSocket) => {
    const spoken = spokenIn(frame, speaker)
    if ('upTo' in spoken) return speech.read(speaker, spoken.upTo)
    const reader = otherOf(speaker.side)
    const isThere = () => isHere(rooms.get(speaker.seat.id), reader)
    const isWatched = isThere()
    const before = await speech.say(speaker, { ...spoken, isWatched })
    // Gone while it was being stored: neither shown nor told so far.
    if (isWatched && !isThere()) await speech.tellUnread(speaker.seat, reader)
    if (before) socket.show(before)
  }

type Tools = SpeakTools & { hub: Hub; onError: (error: unknown) => void }

export const chatDoor = (db: Db, { hub, onError, ...tools }: Tools): Door => {
  const rooms: Rooms = new Map()
  const speech = makeSpeech(db, tools)
  followEvents(rooms, hub)
  return async (viewer, params) => {
    const side = sideOf(viewer)
    const speaker = { viewer, side, seat: await seatIn(db, viewer, Number(params['chat_id'])) }
    return {
      begin: async (socket) => {
        enter(rooms, socket, speaker)
        showReading(socket, await seatIn(db, viewer, speaker.seat.id))
      },
      hear: hearIn(rooms, speech, speaker),
      end: (socket) => {
        if (leave(rooms, socket, speaker)) speech.tellUnread(speaker.seat, side).catch(onError)
      },
    }
  }
}
