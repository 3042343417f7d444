// What the processes of one house have in common through Redis: live events, and how often somebody has called.
import type { Pool } from 'pg'
import type { Config } from '../platform/config.ts'
import type { Check } from '../platform/http/health.ts'
import type { Figure } from '../platform/http/metrics.ts'
import { countIn, type SharedCounts } from '../platform/http/shared-counts.ts'
import { type Channel, openChannel } from '../platform/live/channel.ts'
import type { Log } from '../platform/log.ts'
import { houseName } from '../platform/redis/house-name.ts'
import { openRedis, type RedisLine } from '../platform/redis/redis.ts'

export type Together = Readonly<{
  redis: RedisLine
  channel: Channel
  counts: SharedCounts
  close: () => void
}>

/** Null: this process is alone. Redis may be away, now or later. */
export const openTogether = async (
  { redisUrl, secretKey }: Config,
  { pool, log }: { pool: Pool; log: Log },
): Promise<Together | null> => {
  if (!redisUrl) return null
  const house = await houseName(pool)
  const redis = openRedis(redisUrl, log)
  const channel = openChannel({ redis, house, secretKey })
  const close = () => {
    channel.close()
    redis.close()
  }
  return { redis, channel, counts: countIn({ redis, house, secretKey }), close }
}

export const redisCheck = ({ channel }: Together): Check => ({
  name: 'redis',
  isDispensable: true,
  check: async () => {
    if (!channel.isOpen()) throw new Error('no event comes through')
  },
})

export const redisFigures = ({ redis, channel, counts }: Together): Figure[] => [
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
