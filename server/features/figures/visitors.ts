// The visitors of one day. IP addresses and browsers are known only as hashes under a key that lives in memory and only for this day:
// afterwards nobody, also not we, can tell whose hash it was.
import { hash } from 'node:crypto'
import { networkOf } from '../../platform/http/client-ip.ts'
import { createCountTable } from './count-table.ts'
import { type DailyLimit, type LimitedEvent, limitsOf } from './daily-limits.ts'
import { createSearchTexts } from './search-texts.ts'

/** `address`: the client's IPv4 address or IPv6 /64 network. */
export type Visitor = { address: string; userAgent: string }

const MINUTE = 60_000
// Nobody does something new every second. Whole villages share an address, so only what goes beyond it is left out.
const EVENTS_A_MINUTE = 60
const MAX_VISITORS_A_MINUTE = 10_000

// The key is secret and always as long, and a quarter of the hash is used: a plain hash of both does what an HMAC does, at a sixth of
// the time.
const hashOf = (key: string, text: string) =>
  BigInt(`0x${hash('sha256', `${key} ${text}`, 'hex').slice(0, 16)}`)

const createPace = () => {
  let minute = 0
  const events = new Map<bigint, number>()
  /** Whether a visitor does more than a person could. */
  return (visitor: bigint, now: Date) => {
    const current = Math.floor(now.getTime() / MINUTE)
    if (current !== minute || events.size >= MAX_VISITORS_A_MINUTE) events.clear()
    minute = current
    const seen = (events.get(visitor) ?? 0) + 1
    events.set(visitor, seen)
    return seen > EVENTS_A_MINUTE
  }
}

/** `date`: of India. */
export const openDay = (date: string, key: string) => {
  const counts = createCountTable()
  return {
    date,
    key,
    texts: createSearchTexts((text) => hashOf(key, `text ${text}`).toString(36)),
    isTooFast: createPace(),
    hashesOf: ({ address, userAgent }: Visitor) => ({
      visitor: hashOf(key, `visitor ${address} ${userAgent}`),
      client: hashOf(key, `client ${address}`),
      network: hashOf(key, `network ${networkOf(address)}`),
    }),
    limitsOf: (event: LimitedEvent) => limitsOf(event, (text) => hashOf(key, text)),
    hasRoom: (limits: readonly DailyLimit[]) => limits.every((each) => counts.countOf(each.key) < each.most),
    take: (limits: readonly DailyLimit[]) => {
      for (const each of limits) counts.increment(each.key)
    },
  }
}

export type Day = ReturnType<typeof openDay>
