// How often somebody has called, counted for all processes together in Redis. Each process also counts for itself: while Redis is away
// that alone holds, and a caller who has used up a share gets no new one by an outage or by a Redis that comes back empty.
import { createHmac } from 'node:crypto'
import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { RedisConnection } from '../redis/redis.ts'

/** Calls in the window that runs, and how many milliseconds it still lasts. */
export type Count = { current: number; ttl: number }

/** Undefined when it can't be known now. */
export type CountShared = (name: string, window: number) => Promise<Count | undefined>

export type SharedCounts = Readonly<{ count: CountShared; fallbacks: () => number }>

// In one step, so that no count stays for ever.
const COUNT = `
  local count = redis.call('INCR', KEYS[1])
  local left = redis.call('PTTL', KEYS[1])
  if left < 0 then
    redis.call('PEXPIRE', KEYS[1], ARGV[1])
    left = tonumber(ARGV[1])
  end
  return {count, left}`

type Options = { redis: RedisConnection; keyPrefix: string; secretKey: string }

export const countInRedis = ({ redis, keyPrefix, secretKey }: Options): SharedCounts => {
  let fallbacks = 0
  // A name holds somebody's address: Redis gets it only as a hash that nobody can try out.
  const keyOf = (name: string) =>
    `${keyPrefix}calls:${createHmac('sha256', secretKey).update(`calls ${name}`).digest('base64url').slice(0, 22)}`
  return {
    count: async (name, window) => {
      const counted = await redis.run((commands) => commands.eval(COUNT, 1, keyOf(name), window))
      if (counted === undefined) fallbacks += 1
      const [current, ttl]: unknown[] = Array.isArray(counted) ? counted : []
      return typeof current === 'number' && typeof ttl === 'number' ? { current, ttl } : undefined
    },
    fallbacks: () => fallbacks,
  }
}

// As many callers as are remembered at the same time: the one whose window began first makes room.
const MAX_CALLERS = 5_000

export const countInMemory = (now: () => number = () => performance.now()) => {
  const windows = new Map<string, { calls: number; endsAt: number }>()
  return (key: string, window: number): Count => {
    const at = now()
    const known = windows.get(key)
    const own = known && known.endsAt > at ? known : { calls: 0, endsAt: at + window }
    own.calls += 1
    if (own !== known) {
      windows.delete(key)
      windows.set(key, own)
      const [oldest] = windows.keys()
      if (windows.size > MAX_CALLERS && oldest !== undefined) windows.delete(oldest)
    }
    return { current: own.calls, ttl: own.endsAt - at }
  }
}

type Store = InstanceType<FastifyRateLimitStoreCtor>

const createStore = (name: string, countShared: CountShared): Store => {
  const countLocal = countInMemory()
  const count = async (key: string, window: number) => {
    const own = countLocal(key, window)
    const all = await countShared(`${name} ${key}`, window)
    return all && all.current >= own.current ? all : own
  }
  return {
    incr: (key, done, window) => {
      count(key, window).then(
        (counted) => done(null, counted),
        (error: Error) => done(error),
      )
    },
    child: (route) => {
      const { method, url } = (route as unknown as { routeInfo: { method: string; url: string } }).routeInfo
      return createStore(`${name} ${method} ${url}`, countShared)
    },
  }
}

/** For the plugin, which makes its store itself. */
export const storeConstructor = (name: string, countShared: CountShared) =>
  function SharedStore() {
    return createStore(name, countShared)
  } as unknown as FastifyRateLimitStoreCtor
