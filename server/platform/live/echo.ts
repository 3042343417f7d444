// Each process says a word to itself every second, the way that events go. As long as it comes back, the whole way is open: that also
// finds a connection that hangs, a subscription that was lost and a right that is missing.
import type { RedisLine } from '../redis/redis.ts'

const LONGEST_SILENCE = 2_500
// Connected, and still nothing comes back: then the connection is not what it seems.
const GIVE_UP = 5_000

export const listenForEcho = (redis: RedisLine, channel: string) => {
  let heardAt = -Infinity
  let readyAt = Infinity
  const isOpen = () => performance.now() - heardAt < LONGEST_SILENCE
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
      if (performance.now() - Math.max(heardAt, readyAt) > GIVE_UP) {
        readyAt = Infinity
        redis.connectAgain()
      }
      void redis.tell(channel, '')
    },
  }
}
