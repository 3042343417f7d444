// The visitors of one day. IPs and browsers are hashed with a key that exists only in memory and for this day: afterwards a hash
// cannot be linked to a visitor by anyone, including us.
import { hash } from 'node:crypto'
import { MINUTE } from '../../../contract/limits.ts'
import { networkOf } from '../../platform/http/client-ip.ts'
import { createCountTable } from './count-table.ts'
import { type DailyLimit, type LimitedEvent, limitsOf } from './daily-limits.ts'
import { createSearchTexts } from './search-texts.ts'

/** `address`: the client's IPv4 address or IPv6 /64 network. */
export type Visitor = { address: string; userAgent: string }

// More events per minute than a person can cause. Many people share an IP, so only the excess is dropped.
const EVENTS_A_MINUTE = 60
const MAX_VISITORS_A_MINUTE = 10_000

// The key is secret and of fixed length, and a quarter of the hash is used: a plain hash is as safe as an HMAC here, in a sixth of the
// time.
const hashOf = (key: string, text: string) =>
  BigInt(`0x${hash('sha256', `${key} ${text}`, 'hex').slice(0, 16)}`)

const createPace = () => {
  let minute = 0
  const events = new Map<bigint, number>()
  return (visitor: bigint, now: Date) => {
    const current = Math.floor(now.getTime() / MINUTE)
    if (current !== minute || events.size >= MAX_VISITORS_A_MINUTE) events.clear()
    minute = current
    const seen = (events.get(visitor) ?? 0) + 1
    events.set(visitor, seen)
    return seen > EVENTS_A_MINUTE
  }
}

export const openDay = (date: string, key: string) => {
  const counts = createCountTable()
  return {
    date,
    key,
    texts: createSearchTexts((text) => hashOf(key, `text ${text}`).toString(36)),
    isTooFast: createPace(),
    hashesOf: ({ address: ip, userAgent }: Visitor) => ({
      visitor: hashOf(key, `visitor ${ip} ${userAgent}`),
      client: hashOf(key, `client ${ip}`),
      network: hashOf(key, `network ${networkOf(ip)}`),
    }),
    limitsOf: (event: LimitedEvent) => limitsOf(event, (text) => hashOf(key, text)),
    hasRoom: (limits: readonly DailyLimit[]) => limits.every((each) => counts.countOf(each.key) < each.most),
    take: (limits: readonly DailyLimit[]) => {
      for (const each of limits) counts.increment(each.key)
    },
  }
}

export type Day = ReturnType<typeof openDay>
