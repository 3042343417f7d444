// Each process says a word to itself every second, the way that events go. As long as it comes back, the whole way is open: that also
// finds a connection that hangs, a subscription that was lost and a right that is missing.
import type { RedisConnection } from '../redis/redis.ts'

const MAX_SILENCE_MS = 2_500
// Connected, and still nothing comes back: then the connection is not what it seems.
const RECONNECT_AFTER_MS = 5_000

export const listenForEcho = (redis: RedisConnection, channel: string) => {
  let heardAt = -Infinity
  let readyAt = Infinity
  const isOpen = () => performance.now() - heardAt < MAX_SILENCE_MS
  redis.subscriber.on('ready', () => (readyAt = performance.now()))
  redis.subscriber.on('close', () => {
    heardAt = -Infinity
    readyAt = Infinity
  })
  return {
    channel,
    isOpen,
    hear: () => void (heardAt = performance.now()),
    call: () => {
      if (performance.now() - Math.max(heardAt, readyAt) > RECONNECT_AFTER_MS) {
        readyAt = Infinity
        redis.reconnect()
      }
      void redis.publish(channel, '')
    },
  }
}
