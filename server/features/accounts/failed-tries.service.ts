// Failed sign-ins delay further attempts on the account, because passwords may be short. An IP may serve a whole mobile network, so
// failures from it require a proof of work instead.
import { DAY } from '../../../contract/limits.ts'
import { type Db, inTransaction } from '../../platform/db/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { keyedHash } from '../../platform/keys.ts'
import { type GivenProof, spendProof } from '../../platform/proof-of-work.ts'
import type { TokenKeys } from './access-token.ts'
import {
  countFailedTry,
  clearFailedTries,
  readFailedTries,
  setWait,
  uncountFailedTry,
} from './failed-tries.queries.ts'

const SECOND = 1_000
const LONGEST_DELAY_MS = 15 * 60 * SECOND
const FORGOTTEN_AFTER = DAY

const FREE_TRIES = { name: 4, ip: 30 }

/** Keyed, because there are few enough IPs and mobile numbers to hash all of them. */
export const hashIdentifier = (text: string, { secret }: Pick<TokenKeys, 'secret'>) =>
  keyedHash(secret, 'identifiers', text).toString('base64url')

export const accountName = (id: number) => `account ${id}`

const nameOf = (name: string, keys: TokenKeys) => hashIdentifier(`name ${name}`, keys)
const ipOf = (ip: string, keys: TokenKeys) => hashIdentifier(`address ${ip}`, keys)
const forgottenBefore = (now: Date) => new Date(now.getTime() - FORGOTTEN_AFTER)

/** 2 s, 4 s, 8 s ... at most 15 minutes. */
export const delayAfter = (failures: number, free: number) =>
  failures <= free ? 0 : Math.min(LONGEST_DELAY_MS, SECOND * 2 ** (failures - free))

/** `from` is missing for a known browser or session. */
export type SignInAttempt = Readonly<{
  name: string
  from?: { ip: string; proof: GivenProof }
  accountId?: number
}>

const countForName = async (db: Db, { name, accountId }: SignInAttempt, keys: TokenKeys) => {
  const now = keys.clock()
  const who = nameOf(name, keys)
  const { count, freeAt } = await countFailedTry(db, { who, now, since: forgottenBefore(now) })
  const wait = freeAt.getTime() - now.getTime()
  if (wait > 0)
    throw new Refusal('too_many', {
      retryAfter: Math.ceil(wait / SECOND),
      event: { kind: 'login_locked', accountId },
    })
  await setWait(db, who, new Date(now.getTime() + delayAfter(count, FREE_TRIES.name)))
}

const requireProof = async (db: Db, { proof }: { proof: GivenProof }, keys: TokenKeys) => {
  if (!(await spendProof(db, proof, keys))) throw new Refusal('proof_needed')
}

/** Call before checking the password, so that concurrent attempts are counted too. */
export const countAttempt = (db: Db, attempt: SignInAttempt, keys: TokenKeys) =>
  // A refusal rolls the count back.
  inTransaction(db, async (tx) => {
    const now = keys.clock()
    await countForName(tx, attempt, keys)
    const { from } = attempt
    if (!from) return
    const { count } = await countFailedTry(tx, { who: ipOf(from.ip, keys), now, since: forgottenBefore(now) })
    if (count > FREE_TRIES.ip) await requireProof(tx, from, keys)
  })

/** Call before the captcha is consumed: the client repeats the request with a proof and the same captcha. */
export const checkProof = async (db: Db, { from }: SignInAttempt, keys: TokenKeys) => {
  if (!from) return
  const failures = await readFailedTries(db, {
    who: ipOf(from.ip, keys),
    since: forgottenBefore(keys.clock()),
  })
  if (failures >= FREE_TRIES.ip) await requireProof(db, from, keys)
}

export const clearAttempt = async (db: Db, { name, from }: SignInAttempt, keys: TokenKeys) => {
  await clearFailedTries(db, nameOf(name, keys))
  if (from) await uncountFailedTry(db, ipOf(from.ip, keys), keys.clock())
}

export const clearAccountTries = (db: Db, id: number, keys: TokenKeys) =>
  clearFailedTries(db, nameOf(accountName(id), keys))
