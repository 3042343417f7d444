// Daily limits shared by all processes through Redis, with the key of the day. Everything expires after midnight.
import { endOfDay, dayNumberOf, startOfDay } from '../../../contract/open-state.ts'
import type { Clock } from '../../platform/clock.ts'
import { decrypt, encrypt } from '../../platform/encryption.ts'
import { keyedHash } from '../../platform/keys.ts'
import type { RedisConnection } from '../../platform/redis/redis.ts'
import type { DailyLimit } from './daily-limits.ts'

/** Undefined without Redis: then each process counts for itself. */
export type SharedLimits = Readonly<{
  dayKey: (date: string, proposed: string) => Promise<string | undefined>
  admit: (date: string, events: readonly (readonly DailyLimit[])[]) => Promise<boolean[]>
  countNetworks: (
    date: string,
    texts: readonly { hash: string; networks: readonly bigint[] }[],
  ) => Promise<number[] | undefined>
}>

// Events just before midnight are written after it.
const GRACE_MS = 60_000
const EVENTS_AT_ONCE = 200

// ARGV: TTL, number of limits per event, and for each limit its key and maximum. One script, so that two processes cannot both take
// the last slot.
const ADMIT = `
  local width = tonumber(ARGV[2]) * 2
  local admitted = {}
  for first = 3, #ARGV, width do
    local isWithin = 1
    for at = first, first + width - 2, 2 do
      if tonumber(redis.call('HGET', KEYS[1], ARGV[at]) or 0) >= tonumber(ARGV[at + 1]) then isWithin = 0 end
    end
    if isWithin == 1 then
      for at = first, first + width - 2, 2 do redis.call('HINCRBY', KEYS[1], ARGV[at], 1) end
    end
    admitted[#admitted + 1] = isWithin
  end
  redis.call('PEXPIRE', KEYS[1], ARGV[1])
  return admitted`

const endOf = (date: string) => endOfDay(startOfDay(dayNumberOf(date))).getTime()

type Options = { redis: RedisConnection; keyPrefix: string; secretKey: string; clock: Clock }

export const openSharedLimits = ({ redis, keyPrefix, secretKey, clock }: Options): SharedLimits => {
  const cipher = { secret: secretKey, purpose: 'key of a day' }
  const nameOf = (date: string, what: string) => `${keyPrefix}figures:${date}:${what}`

  const millisecondsLeft = (date: string) => Math.max(0, endOf(date) - clock().getTime())

  const runAll = async (commands: readonly (readonly [string, ...(string | number)[]])[]) => {
    const answers = await redis.run((own) => own.pipeline(commands.map((each) => [...each])).exec())
    return answers?.some(([error]) => error) ? undefined : answers?.map(([, answer]) => Number(answer))
  }

  const admitSome = async (date: string, events: readonly (readonly DailyLimit[])[]) => {
    const limits = events.flatMap((each) => each.flatMap(({ key, most }) => [key.toString(36), most]))
    const name = nameOf(date, 'counts')
    const admitted = await redis.run((own) =>
      own.eval(ADMIT, 1, name, millisecondsLeft(date) + GRACE_MS, events[0]?.length ?? 0, ...limits),
    )
    return events.map((_each, at) => !Array.isArray(admitted) || admitted[at] === 1)
  }

  return {
    dayKey: async (date, proposed) => {
      // The name depends on the secret: processes with different secrets cannot read each other's key.
      const name = nameOf(
        date,
        `key:${keyedHash(secretKey, 'figures', 'name of the key').toString('hex').slice(0, 16)}`,
      )
      const answer = await redis.run(async (own) => {
        await own.set(name, encrypt(proposed, cipher), 'PX', Math.max(1, millisecondsLeft(date)), 'NX')
        return own.get(name)
      })
      return answer ? decrypt(answer, cipher) : undefined
    },
    admit: async (date, events) => {
      const admitted: boolean[] = []
      for (let at = 0; at < events.length; at += EVENTS_AT_ONCE)
        admitted.push(...(await admitSome(date, events.slice(at, at + EVENTS_AT_ONCE))))
      return admitted
    },
    countNetworks: async (date, texts) => {
      const commands = texts.flatMap(({ hash, networks }) => {
        const name = nameOf(date, `networks:${hash}`)
        return [
          ['sadd', name, ...networks.map((network) => network.toString(36))],
          ['pexpire', name, millisecondsLeft(date) + GRACE_MS],
          ['scard', name],
        ] as const
      })
      const answers = await runAll(commands)
      return answers && texts.map((_text, at) => answers[at * 3 + 2] ?? 0)
    },
  }
}
