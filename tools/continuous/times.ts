// Times of the command line: India's time, unless they name an offset.
const TIME = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d)(:\d\d)?\s?(Z|[+-]\d\d:\d\d)?$/
const INDIA = '+05:30'
const INDIA_MINUTES = 330
const MINUTE_MS = 60_000

const USAGE = `the time must look like '2026-11-17 20:05' (India's time), '2026-11-17 20:05:30' or '2026-11-17 20:05+00:00'`

const minutesOf = (offset: string) => {
  const [, sign, hours, minutes] = /^([+-])(\d\d):(\d\d)$/.exec(offset === 'Z' ? '+00:00' : offset) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}

export const parseTime = (text: string): Date => {
  const [, day, minute, second = ':00', offset = INDIA] = TIME.exec(text.trim()) ?? []
  const wall = `${day}T${minute}${second}`
  const utc = new Date(`${wall}Z`)
  // February 30 would become March 2.
  if (Number.isNaN(utc.getTime()) || !utc.toISOString().startsWith(wall)) throw new Error(USAGE)
  return new Date(utc.getTime() - minutesOf(offset) * MINUTE_MS)
}

export const printTime = (time: Date) =>
  `${new Date(time.getTime() + INDIA_MINUTES * MINUTE_MS).toISOString().slice(0, 19).replace('T', ' ')} India's time`

/** Times are given in whole seconds. */
export const nextSecond = (time: Date) => new Date(Math.ceil(time.getTime() / 1_000) * 1_000)
