// Growing delays after failed sign-ins, for the account and for the address: a short password is paid for with time.
import { createHash } from 'node:crypto'
import { DAY } from '../../../contract/limits.ts'
import { type Db, inTransaction } from '../../platform/db/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { countFailedTry, clearFailedTries, setWait, uncountFailedTry } from './failed-tries.queries.ts'

const SECOND = 1_000
const LONGEST_DELAY_MS = 15 * 60 * SECOND
const FORGOTTEN_AFTER = DAY

// A person mistypes a few times; an address may serve a whole village.
const FREE_TRIES = { name: 4, address: 30 }

/** Kept without naming anybody. */
export const hashIdentifier = (text: string) => createHash('sha256').update(text).digest('base64url')

/** The name that an account's tries are counted under. */
export const accountName = (id: number) => `account ${id}`

const nameOf = (name: string) => hashIdentifier(`name ${name}`)
const addressOf = (address: string) => hashIdentifier(`address ${address}`)

/** 2 s, 4 s, 8 s ... at most a quarter of an hour. */
export const delayAfter = (failures: number, free: number) =>
  failures <= free ? 0 : Math.min(LONGEST_DELAY_MS, SECOND * 2 ** (failures - free))

/** Without an address: of a known browser. */
export type SignInAttempt = Readonly<{ name: string; address?: string; accountId?: number }>

/** Counted before the password is looked at: a thousand tries at once get no further than a thousand in a row. */
export const countAttempt = (db: Db, { name, address, accountId }: SignInAttempt, now: Date) =>
  inTransaction(db, async (tx) => {
    const since = new Date(now.getTime() - FORGOTTEN_AFTER)
    const counters = [
      { who: nameOf(name), free: FREE_TRIES.name },
      ...(address === undefined ? [] : [{ who: addressOf(address), free: FREE_TRIES.address }]),
    ]
    for (const { who, free } of counters) {
      const { count, freeAt } = await countFailedTry(tx, { who, now, since })
      const wait = freeAt.getTime() - now.getTime()
      // Thrown inside the transaction, so that a try that was not made is not counted.
      if (wait > 0)
        throw new Refusal('too_many', {
          retryAfter: Math.ceil(wait / SECOND),
          event: { kind: 'login_locked', accountId },
        })
      await setWait(tx, who, new Date(now.getTime() + delayAfter(count, free)))
    }
  })

/** The password was right. What others failed at from the same address stays counted. */
export const clearAttempt = async (db: Db, { name, address }: SignInAttempt, now: Date) => {
  await clearFailedTries(db, nameOf(name))
  if (address !== undefined) await uncountFailedTry(db, addressOf(address), now)
}

/** The owner has proved a contact and set a new password: what strangers tried before is over. */
export const clearAccountTries = (db: Db, id: number) => clearFailedTries(db, nameOf(accountName(id)))
