// A heartbeat: each process publishes a message to itself every second. As long as it returns, publishing and subscribing work; this
// also detects a hanging connection, a lost subscription and missing permissions.
import type { RedisConnection } from '../redis/redis.ts'

const MAX_SILENCE_MS = 2_500
const RECONNECT_AFTER_MS = 5_000

export const openHeartbeat = (redis: RedisConnection, channel: string) => {
  let receivedAt = -Infinity
  let readyAt = Infinity
  const isOpen = () => performance.now() - receivedAt < MAX_SILENCE_MS
  redis.subscriber.on('ready', () => (readyAt = performance.now()))
  redis.subscriber.on('close', () => {
    receivedAt = -Infinity
    readyAt = Infinity
  })
  return {
    channel,
    isOpen,
    received: () => void (receivedAt = performance.now()),
    send: () => {
      if (performance.now() - Math.max(receivedAt, readyAt) > RECONNECT_AFTER_MS) {
        readyAt = Infinity
        redis.reconnect()
      }
      void redis.publish(channel, '')
    },
  }
}
