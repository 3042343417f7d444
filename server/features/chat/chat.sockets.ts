// The door to a chat: who comes in speaks and hears there.
import type { Db } from '../../platform/db/db.ts'
import type { Hub } from '../../platform/live/hub.ts'
import type { LiveSocket } from '../../platform/live/live-socket.ts'
import type { Door } from '../../platform/live/serve-socket.ts'
import { oneAtATime } from '../../platform/one-at-a-time.ts'
import { spokenIn } from './chat-frames.ts'
import { seatIn, sideOf } from './chat.service.ts'
import {
  closeBetween,
  closeOf,
  enter,
  isHere,
  leave,
  lookAgain,
  otherOf,
  type Rooms,
  showRead,
  showReading,
  showSaid,
} from './rooms.ts'
import { makeSpeech, type Speaker, type SpeakTools, type Speech } from './speak.service.ts'

const followEvents = (db: Db, rooms: Rooms, hub: Hub) => {
  hub.on('said', (event) => showSaid(rooms, event))
  hub.on('read', (event) => showRead(rooms, event))
  hub.on('blocked', ({ pair }) => closeBetween(rooms, pair))
  // Who has only signed out comes back to it.
  hub.on('ended', ({ accountId, isGone }) => {
    if (isGone) closeOf(rooms, accountId)
  })
  hub.on(
    'missed',
    oneAtATime(() => lookAgain(db, rooms)),
  )
}

const hearIn =
  (rooms: Rooms, speech: Speech, speaker: Speaker) =>
  async (frame: Record<string, unknown>, socket: LiveSocket) => {
    const spoken = spokenIn(frame, speaker)
    if ('upTo' in spoken) return speech.read(speaker, spoken.upTo)
    const reader = otherOf(speaker.side)
    const isThere = () => isHere(rooms, speaker.seat.id, reader)
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
  followEvents(db, rooms, hub)
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
