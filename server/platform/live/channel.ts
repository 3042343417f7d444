// Events from and to the other processes of this installation, through Redis. Redis can't read them: events are encrypted, so
// that message texts stay among ourselves and nobody else can make up an event.
//
// While the way is closed, everybody who is connected here is made to look for themselves (the event 'missed'), and once more when it
// is open again.
import { randomBytes } from 'node:crypto'
import type { RedisConnection } from '../redis/redis.ts'
import { encrypt, decrypt } from '../encryption.ts'
import { listenForEcho } from './echo.ts'
import type { EventTransport } from './hub.ts'

const BEAT_MS = 1_000
/** Beats between two looks while the way is closed. */
const RESYNC_EVERY_BEATS = 3
const MISSED = 'missed'
const MISSED_EVENT = JSON.stringify({ kind: MISSED })

type Options = {
  redis: RedisConnection
  /** What every name in Redis begins with. */
  keyPrefix: string
  secretKey: string
}

export type Channel = EventTransport &
  Readonly<{
    isOpen: () => boolean
    /** Since the start. */
    counts: Readonly<{ published: number; heard: number; dropped: number }>
    close: () => void
  }>

/** The sender's id stands before the encrypted part, so that a process skips its own events without decrypting them. */
const eventCipher = (processId: string, secretKey: string) => {
  const key = { secret: secretKey, purpose: 'live event' }
  return {
    isOwn: (text: string) => text.startsWith(processId),
    close: (event: string) => `${processId}${encrypt(event, key)}`,
    /** Undefined when it was made up, or by a process with another key. */
    open: (text: string) => {
      try {
        return decrypt(text.slice(processId.length), key)
      } catch {
        return undefined
      }
    },
  }
}

export const openChannel = ({ redis, keyPrefix, secretKey }: Options): Channel => {
  const processId = randomBytes(12).toString('base64url')
  const envelope = eventCipher(processId, secretKey)
  const echo = listenForEcho(redis, `${keyPrefix}beat:${processId}`)
  const { subscriber } = redis
  const prefix = `${keyPrefix}live:`
  const handlers = new Map<string, (event: string) => void>()
  const counts = { published: 0, heard: 0, dropped: 0 }
  let beats = 0
  /** Something may have passed by here: at the next beat everybody looks. */
  let hasMissed = false
  /** Something from here may have reached nobody: the others are told when they can be. */
  let hasDropped = false

  const send = async (kind: string, event: string) => {
    const isTold = await redis.publish(`${prefix}${kind}`, envelope.close(event))
    counts[isTold ? 'published' : 'dropped'] += 1
    hasDropped ||= !isTold
  }

  const receive = (kind: string, text: string) => {
    if (envelope.isOwn(text)) return
    const event = envelope.open(text)
    if (event === undefined || kind === MISSED) {
      hasMissed = true
      return
    }
    counts.heard += 1
    handlers.get(kind)?.(event)
  }

  const onEcho = () => {
    hasMissed ||= !echo.isOpen()
    echo.hear()
  }

  const beat = () => {
    beats += 1
    if (echo.isOpen() ? hasMissed : beats % RESYNC_EVERY_BEATS === 0) {
      hasMissed = false
      handlers.get(MISSED)?.(MISSED_EVENT)
    }
    if (echo.isOpen() && hasDropped) {
      hasDropped = false
      void send(MISSED, MISSED_EVENT)
    }
    echo.call()
  }
  const timer = setInterval(beat, BEAT_MS).unref()

  // When it fails no echo comes, and the connection is made anew.
  const subscribe = (...kinds: string[]) =>
    subscriber.subscribe(echo.channel, ...kinds.map((kind) => `${prefix}${kind}`)).catch(() => {})
  subscriber.on('ready', () => void subscribe(...handlers.keys()).then(echo.call))
  subscriber.on('message', (channel: string, text: string) =>
    channel === echo.channel ? onEcho() : receive(channel.slice(prefix.length), text),
  )

  return {
    send: (kind, event) => void send(kind, event),
    subscribe: (kind, taker) => {
      handlers.set(kind, taker)
      if (subscriber.status === 'ready') void subscribe(kind)
    },
    isOpen: echo.isOpen,
    counts,
    close: () => clearInterval(timer),
  }
}
