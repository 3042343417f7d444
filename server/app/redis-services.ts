import type { Pool } from 'pg'
import { openSharedLimits, type SharedLimits } from '../features/analytics/events.service.ts'
import type { Clock } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import type { Check } from '../platform/http/health.ts'
import type { Metric } from '../platform/http/metrics.ts'
import { countInRedis, type SharedCounts } from '../platform/http/shared-counts.ts'
import { type Channel, openChannel } from '../platform/live/channel.ts'
import type { Log } from '../platform/log.ts'
import { redisKeyPrefix } from '../platform/redis/key-prefix.ts'
import type { RedisConnection } from '../platform/redis/redis.ts'

export type RedisServices = Readonly<{
  redis: RedisConnection
  channel: Channel
  counts: SharedCounts
  limits: SharedLimits
  close: () => void
}>

/** Null: a single process. Redis may be down at any time. */
export const openRedisServices = async (
  { redisUrl, redisTimeoutMs, secretKey }: Config,
  { pool, clock, log }: { pool: Pool; clock: Clock; log: Log },
): Promise<RedisServices | null> => {
  if (!redisUrl) return null
  const keyPrefix = await redisKeyPrefix(pool)
  const { openRedis } = await import('../platform/redis/redis.ts')
  const redis = openRedis(redisUrl, { log, timeoutMs: redisTimeoutMs })
  const options = { redis, keyPrefix, secretKey }
  const channel = openChannel(options)
  const close = () => {
    channel.close()
    redis.close()
  }
  return {
    redis,
    channel,
    counts: countInRedis(options),
    limits: openSharedLimits({ ...options, clock }),
    close,
  }
}

export const redisCheck = ({ channel }: RedisServices): Check => ({
  name: 'redis',
  isOptional: true,
  check: async () => {
    if (!channel.isOpen()) throw new Error('no event comes through')
  },
})

export const redisMetrics = ({ redis, channel, counts }: RedisServices): Metric[] => [
  {
    name: 'haat_redis_connected',
    help: 'Whether live events come through',
    read: () => Number(channel.isOpen()),
  },
  {
    name: 'haat_redis_reconnects_total',
    help: 'Tries to reach Redis again',
    read: redis.reconnects,
    isTotal: true,
  },
  ...(['published', 'heard', 'dropped'] as const).map((what) => ({
    name: `haat_live_events_${what}_total`,
    help: `Events of other processes or for them that were ${what}`,
    read: () => channel.counts[what],
    isTotal: true,
  })),
  {
    name: 'haat_calls_counted_alone_total',
    help: 'Calls whose limit this process had to know by itself',
    read: counts.fallbacks,
    isTotal: true,
  },
]
