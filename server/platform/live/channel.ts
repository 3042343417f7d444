// Exchanges events with the other processes through Redis. Events are encrypted, so that Redis cannot read them and no one else can
// forge them. While the connection is down, and once when it is back, the event 'missed' makes all clients resynchronise.
import { randomBytes } from 'node:crypto'
import type { RedisConnection } from '../redis/redis.ts'
import { encrypt, decrypt } from '../encryption.ts'
import { openHeartbeat } from './heartbeat.ts'
import type { EventTransport } from './hub.ts'

const BEAT_MS = 1_000
const RESYNC_EVERY_BEATS = 3
const MISSED = 'missed'
const MISSED_EVENT = JSON.stringify({ kind: MISSED })

type Options = {
  redis: RedisConnection
  keyPrefix: string
  secretKey: string
}

export type Channel = EventTransport &
  Readonly<{
    isOpen: () => boolean
    counts: Readonly<{ published: number; heard: number; dropped: number }>
    close: () => void
  }>

/** The sender's id precedes the ciphertext, so that a process skips its own events without decrypting them. */
const eventCipher = (processId: string, secretKey: string) => {
  const key = { secret: secretKey, purpose: 'live event' }
  return {
    isOwn: (text: string) => text.startsWith(processId),
    close: (event: string) => `${processId}${encrypt(event, key)}`,
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
  const heartbeat = openHeartbeat(redis, `${keyPrefix}beat:${processId}`)
  const { subscriber } = redis
  const prefix = `${keyPrefix}live:`
  const handlers = new Map<string, (event: string) => void>()
  const counts = { published: 0, heard: 0, dropped: 0 }
  let beats = 0
  /** Events may have been lost here: clients resynchronise at the next heartbeat. */
  let hasMissed = false
  /** Events from here may have been lost: the other processes are notified when Redis is back. */
  let hasDropped = false

  const send = async (kind: string, event: string) => {
    const isPublished = await redis.publish(`${prefix}${kind}`, envelope.close(event))
    counts[isPublished ? 'published' : 'dropped'] += 1
    hasDropped ||= !isPublished
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

  const resync = () => {
    hasMissed = false
    handlers.get(MISSED)?.(MISSED_EVENT)
  }

  // At once, not at the next heartbeat: a later one would repeat messages whose events arrive from now on.
  const onBeat = () => {
    if (!heartbeat.isOpen()) resync()
    heartbeat.received()
  }

  const beat = () => {
    beats += 1
    if (heartbeat.isOpen() ? hasMissed : beats % RESYNC_EVERY_BEATS === 0) resync()
    if (heartbeat.isOpen() && hasDropped) {
      hasDropped = false
      void send(MISSED, MISSED_EVENT)
    }
    heartbeat.send()
  }
  const timer = setInterval(beat, BEAT_MS).unref()

  // If it fails, no heartbeat returns, and the connection is reopened.
  const subscribe = (...kinds: string[]) =>
    subscriber.subscribe(heartbeat.channel, ...kinds.map((kind) => `${prefix}${kind}`)).catch(() => {})
  subscriber.on('ready', () => void subscribe(...handlers.keys()).then(heartbeat.send))
  subscriber.on('message', (channel: string, text: string) =>
    channel === heartbeat.channel ? onBeat() : receive(channel.slice(prefix.length), text),
  )

  return {
    send: (kind, event) => void send(kind, event),
    subscribe: (kind, handler) => {
      handlers.set(kind, handler)
      if (subscriber.status === 'ready') void subscribe(kind)
    },
    isOpen: heartbeat.isOpen,
    counts,
    close: () => clearInterval(timer),
  }
}
