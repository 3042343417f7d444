// Counts calls for all processes in Redis. Each process also counts for itself: without Redis only that applies, and neither an outage
// nor an empty Redis gives a caller a new quota.
import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import { keyedHash } from '../keys.ts'
import type { RedisConnection } from '../redis/redis.ts'

export type Count = { current: number; ttl: number }

type Step = 1 | -1

export type CountShared = (name: string, window: number, step?: Step) => Promise<Count | undefined>

export type SharedCounts = Readonly<{ count: CountShared; fallbacks: () => number }>

// One script, so that no counter is left without an expiry. A call of an expired window is not taken back from the next one.
const COUNT = `
  local step = tonumber(ARGV[2])
  if step < 0 and tonumber(redis.call('GET', KEYS[1]) or '0') < 1 then
    return {0, tonumber(ARGV[1])}
  end
  local count = redis.call('INCRBY', KEYS[1], step)
  local left = redis.call('PTTL', KEYS[1])
  if left < 0 then
    redis.call('PEXPIRE', KEYS[1], ARGV[1])
    left = tonumber(ARGV[1])
  end
  return {count, left}`

type Options = { redis: RedisConnection; keyPrefix: string; secretKey: string }

export const countInRedis = ({ redis, keyPrefix, secretKey }: Options): SharedCounts => {
  let fallbacks = 0
  // The name contains an IP: Redis gets a keyed hash.
  const keyOf = (name: string) =>
    `${keyPrefix}calls:${keyedHash(secretKey, 'rate limits', name).toString('base64url').slice(0, 22)}`
  return {
    count: async (name, window, step = 1) => {
      const counted = await redis.run((commands) => commands.eval(COUNT, 1, keyOf(name), window, step))
      if (counted === undefined) fallbacks += 1
      const [current, ttl]: unknown[] = Array.isArray(counted) ? counted : []
      return typeof current === 'number' && typeof ttl === 'number' ? { current, ttl } : undefined
    },
    fallbacks: () => fallbacks,
  }
}

const MAX_CALLERS = 5_000

export const countInMemory = (now: () => number = () => performance.now()) => {
  const windows = new Map<string, { calls: number; endsAt: number }>()
  return (key: string, window: number, step: Step = 1): Count => {
    const at = now()
    const known = windows.get(key)
    const own = known && known.endsAt > at ? known : { calls: 0, endsAt: at + window }
    own.calls = Math.max(0, own.calls + step)
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

export const createCounter = (name: string, countShared: CountShared | null) => {
  const countLocal = countInMemory()
  return async (key: string, window: number, step: Step = 1): Promise<Count> => {
    const own = countLocal(key, window, step)
    const all = await countShared?.(`${name} ${key}`, window, step)
    return all && all.current >= own.current ? all : own
  }
}

const createStore = (name: string, countShared: CountShared): Store => {
  const count = createCounter(name, countShared)
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

export const storeConstructor = (name: string, countShared: CountShared) =>
  function SharedStore() {
    return createStore(name, countShared)
  } as unknown as FastifyRateLimitStoreCtor
