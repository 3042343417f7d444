// Six digits, fifteen minutes, five tries, one use: bound to account, contact and purpose.
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { oneTimeCode as limits } from '../../../contract/limits.ts'
import { type Db, inTransaction } from '../../platform/db/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { TokenKeys } from './access-token.ts'
import { lockAccount } from './accounts.queries.ts'
import { type CodeRecipient, codeMessage } from './code-message.ts'
import { hashIdentifier } from './failed-tries.service.ts'
import { countSentCode, deleteCode, findCode, spendCodeTry, upsertCode } from './one-time-code.queries.ts'
import type { Purpose } from './grants.ts'
import type { Message } from '../../platform/mail/message.ts'
import type { AccountDeps } from './account-deps.ts'

// A day. An address may serve a whole village.
const DAILY_CODES = { contact: 20, address: 300 }

const makeCode = () => String(randomInt(10 ** limits.digits)).padStart(limits.digits, '0')

// Bound to what it is for: the same digits open nothing else.
const hashCode = (
  code: string,
  { accountId, purpose, contact }: Omit<CodeRecipient, 'via' | 'language'>,
  { secret }: TokenKeys,
) => createHmac('sha256', secret).update(`${accountId} ${purpose} ${contact} ${code}`).digest()

const secondsUntilResend = ({ sentAt }: { sentAt: Date }, now: Date) =>
  Math.max(0, Math.ceil((sentAt.getTime() + limits.resendWait - now.getTime()) / 1000))

const checkWait = async (db: Db, to: CodeRecipient, now: Date) => {
  const earlier = await findCode(db, to)
  const wait = earlier ? secondsUntilResend(earlier, now) : 0
  if (wait > 0) throw new Refusal('code_too_soon', { retryAfter: wait })
}

const checkDailyCap = async (db: Db, { via, contact }: CodeRecipient, address: string, now: Date) => {
  const shares = [
    { who: `${via} ${contact}`, most: DAILY_CODES.contact },
    { who: `address ${address}`, most: DAILY_CODES.address },
  ]
  for (const { who, most } of shares)
    if ((await countSentCode(db, hashIdentifier(who), now)) > most) throw new Refusal('codes_used_up')
}

/** Replaces an earlier code. The message goes out when the transaction commits. */
export const sendCode = (
  db: Db,
  to: CodeRecipient,
  address: string,
  { send, keys, isLimited }: AccountDeps,
) =>
  inTransaction(db, async (tx) => {
    const now = keys.clock()
    // One at a time, so that the wait holds for two at once too; and no contact of a deleted account is written again.
    if (!(await lockAccount(tx, to.accountId))) throw new Refusal('account_unknown')
    if (isLimited) {
      await checkWait(tx, to, now)
      await checkDailyCap(tx, to, address, now)
    }
    const code = makeCode()
    const expiresAt = new Date(now.getTime() + limits.lifetime)
    const { accountId, purpose } = to
    await upsertCode(tx, {
      accountId,
      purpose,
      via: to.via,
      contact: to.contact,
      codeHash: hashCode(code, to, keys),
      triesLeft: limits.tries,
      sentAt: now,
      expiresAt,
    })
    await send(tx, { ...codeMessage({ digits: code, expiresAt }, to), codeOf: { accountId, purpose } })
  })

/** Whether what is about to be sent can still be typed. After a gateway's bad hour several may wait, and only the newest opens anything. */
export const isNewestCode = async (db: Db, { codeOf, to, code }: Message, keys: TokenKeys) => {
  if (!codeOf || code === null) return true
  const kept = await findCode(db, codeOf)
  return (
    kept !== undefined && timingSafeEqual(kept.codeHash, hashCode(code, { ...codeOf, contact: to }, keys))
  )
}

/** The last code that may still be typed, and in how many seconds another one may be asked for. */
export const findActiveCode = async (
  db: Db,
  owner: { accountId: number; purpose: Purpose },
  { keys, isLimited }: AccountDeps,
) => {
  const now = keys.clock()
  const code = await findCode(db, owner)
  if (!code || code.triesLeft === 0 || code.expiresAt <= now) return null
  return { via: code.via, contact: code.contact, resendIn: isLimited ? secondsUntilResend(code, now) : 0 }
}

/** True once for the right digits. A wrong try is counted even when the caller goes on to refuse. */
export const consumeCode = async (
  db: Db,
  given: { accountId: number; purpose: Purpose; contact: string; code: string },
  keys: TokenKeys,
) => {
  const now = keys.clock()
  const kept = await spendCodeTry(db, given, now)
  if (!kept || kept.contact !== given.contact) return false
  const isRight = timingSafeEqual(kept.codeHash, hashCode(given.code, given, keys))
  return isRight && (await deleteCode(db, given, kept.codeHash))
}
