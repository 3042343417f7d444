// Six digits, fifteen minutes, five tries, one use: bound to account, contact and purpose.
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { oneTimeCode as limits } from '../../../contract/limits.ts'
import { type Db, inTransaction } from '../../platform/db/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { TokenKeys } from './access-token.ts'
import { type CodeFor, codeMessage } from './code-message.ts'
import { nameless } from './failed-tries.service.ts'
import { countCode, deleteCode, findCode, takeTry, upsertCode } from './one-time-code.queries.ts'
import type { Purpose } from './grants.ts'
import type { AccountTools } from './tools.ts'

const DAILY_CODES = 20

const makeCode = () => String(randomInt(10 ** limits.digits)).padStart(limits.digits, '0')

// Bound to what it is for: the same digits open nothing else.
const hashCode = (
  code: string,
  { accountId, purpose, contact }: Omit<CodeFor, 'via' | 'language'>,
  { secret }: TokenKeys,
) => createHmac('sha256', secret).update(`${accountId} ${purpose} ${contact} ${code}`).digest()

const secondsUntil = (time: Date, now: Date) =>
  Math.max(1, Math.ceil((time.getTime() - now.getTime()) / 1000))

const checkWait = async (db: Db, to: CodeFor, now: Date) => {
  const earlier = await findCode(db, to)
  const next = earlier && new Date(earlier.sentAt.getTime() + limits.resendWait)
  if (next && next > now) throw new Refusal('code_too_soon', { retryAfter: secondsUntil(next, now) })
}

const checkDailyCap = async (db: Db, who: readonly string[], now: Date) => {
  for (const each of who)
    if ((await countCode(db, nameless(each), now)) > DAILY_CODES) throw new Refusal('codes_used_up')
}

/** Replaces an earlier code. The message goes out when the transaction commits. */
export const sendCode = (db: Db, to: CodeFor, address: string, { send, keys, isLimited }: AccountTools) =>
  inTransaction(db, async (tx) => {
    const now = keys.clock()
    if (isLimited) {
      await checkWait(tx, to, now)
      await checkDailyCap(tx, [`${to.via} ${to.contact}`, `address ${address}`], now)
    }
    const code = makeCode()
    await upsertCode(tx, {
      accountId: to.accountId,
      purpose: to.purpose,
      via: to.via,
      contact: to.contact,
      codeHash: hashCode(code, to, keys),
      triesLeft: limits.tries,
      sentAt: now,
      expiresAt: new Date(now.getTime() + limits.lifetime),
    })
    await send(tx, codeMessage(code, to))
  })

/** True once for the right digits. A wrong try is counted even when the caller goes on to refuse. */
export const isRightCode = async (
  db: Db,
  given: { accountId: number; purpose: Purpose; contact: string; code: string },
  keys: TokenKeys,
) => {
  const now = keys.clock()
  const kept = await takeTry(db, given, now)
  if (!kept || kept.contact !== given.contact) return false
  const isRight = timingSafeEqual(kept.codeHash, hashCode(given.code, given, keys))
  return isRight && (await deleteCode(db, given, kept.codeHash))
}
