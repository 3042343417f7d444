// The visitors of one day. A visitor is a hash of address and browser under a key that lives in memory and only for this day:
// afterwards nobody, also not we, can tell whose hash it was.
import { hash } from 'node:crypto'
import { createMarkSet } from './mark-set.ts'
import { createSearchTexts } from './search-texts.ts'

export type Visitor = { address: string; userAgent: string }

const MINUTE = 60_000
// Nobody does something new every second. Whole villages share an address, so only what goes beyond it is left out.
const EVENTS_A_MINUTE = 60
const MAX_VISITORS_A_MINUTE = 10_000

// The key is secret and always as long: a plain hash of both does what an HMAC does, at a tenth of the time.
const hashOf = (key: string, text: string) => hash('sha256', `${key} ${text}`, 'buffer')
const shortHashOf = (key: string, text: string) => hashOf(key, text).toString('base64url').slice(0, 16)

const createPace = () => {
  let minute = 0
  const events = new Map<string, number>()
  /** Whether a visitor does more than a person could. */
  return (visitor: string, now: Date) => {
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
  const marks = createMarkSet()
  return {
    date,
    key,
    texts: createSearchTexts((text) => shortHashOf(key, `text ${text}`)),
    isTooFast: createPace(),
    nameOf: ({ address, userAgent }: Visitor) => shortHashOf(key, `${address} ${userAgent}`),
    /** Null when it was counted today. `subject`: what the visitor did with what. */
    markOf: (visitor: string, subject: string) => {
      const mark = hashOf(key, `${visitor} ${subject}`).readBigUInt64LE()
      return marks.has(mark) ? null : mark
    },
    remember: marks.add,
  }
}

export type Day = ReturnType<typeof openDay>
