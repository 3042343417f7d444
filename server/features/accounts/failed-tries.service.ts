// Growing delays after failed sign-ins, for the name and for the address: a short password is paid for with time.
import { createHash } from 'node:crypto'
import type { Db } from '../../platform/db/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { addFailure, clearFailures, lastWait, setWait } from './failed-tries.queries.ts'

const SECOND = 1_000
const LONGEST = 15 * 60 * SECOND
const FORGOTTEN_AFTER = 24 * 60 * 60 * SECOND

type Allowance = Readonly<{ who: string; free: number }>

/** Kept without naming anybody. */
export const nameless = (text: string) => createHash('sha256').update(text).digest('base64url')

// A person mistypes a few times; an address may serve a whole village.
export const allowances = (name: string, address: string): Allowance[] => [
  { who: nameless(`name ${name}`), free: 4 },
  { who: nameless(`address ${address}`), free: 30 },
]

/** 2 s, 4 s, 8 s ... at most a quarter of an hour. */
export const delayAfter = (failures: number, free: number) =>
  failures <= free ? 0 : Math.min(LONGEST, SECOND * 2 ** (failures - free))

export const refuseIfTooSoon = async (db: Db, who: readonly Allowance[], now: Date) => {
  const until = await lastWait(
    db,
    who.map((each) => each.who),
  )
  const wait = (until?.getTime() ?? 0) - now.getTime()
  if (wait > 0) throw new Refusal('too_many', { retryAfter: Math.ceil(wait / SECOND) })
}

export const countFailure = async (db: Db, who: readonly Allowance[], now: Date) => {
  const since = new Date(now.getTime() - FORGOTTEN_AFTER)
  for (const { who: name, free } of who) {
    const failures = await addFailure(db, { who: name, now, since })
    await setWait(db, name, new Date(now.getTime() + delayAfter(failures, free)))
  }
}

export const forgetFailures = (db: Db, who: readonly Allowance[]) =>
  clearFailures(
    db,
    who.map((each) => each.who),
  )
