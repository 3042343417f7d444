// Six digits, fifteen minutes, five tries, one use: bound to account, contact and purpose, and to the browser that asked where nobody is
// known yet.
import { randomInt, timingSafeEqual } from 'node:crypto'
import { oneTimeCode as limits } from '../../../contract/limits.ts'
import { type Db, inTransaction } from '../../platform/db/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { keyedHash } from '../../platform/keys.ts'
import { type GivenProof, spendProof } from '../../platform/proof-of-work.ts'
import type { TokenKeys } from './access-token.ts'
import { lockAccount } from './accounts.queries.ts'
import { type CodeRecipient, codeMessage } from './code-message.ts'
import { hashIdentifier } from './failed-tries.service.ts'
import {
  countSentCode,
  deleteCode,
  findCode,
  findLastRequest,
  readSentCodes,
  spendCodeTry,
  spendOthersTry,
  upsertCode,
} from './one-time-code.queries.ts'
import type { Purpose } from './grants.ts'
import type { Message } from '../../platform/mail/message.ts'
import type { AccountDeps } from './account-deps.ts'

// A day. One requester leaves a contact codes that others may ask for; so many requesters as exhaust it have had four hundred guesses
// at six digits. An IP may serve a whole mobile network.
const DAILY_CODES = { requester: 10, contact: 40, ip: 1_000 }
// For a contact what a forgetful person needs. Each further one costs a proof of work.
const FREE_CODES = { contact: 3, ip: 300 }

export type CodeRequest = {
  address: string
  proof?: GivenProof
  /** The browser, where neither a grant nor a session says whose account it is. */
  requester?: string | undefined
}

const makeCode = () => String(randomInt(10 ** limits.digits)).padStart(limits.digits, '0')

// Bound to what it is for: the same digits open nothing else.
const hashCode = (
  code: string,
  { accountId, purpose, contact }: Omit<CodeRecipient, 'via' | 'language'>,
  { secret }: TokenKeys,
) => keyedHash(secret, 'one-time code', `${accountId} ${purpose} ${contact} ${code}`)

const secondsUntilResend = ({ sentAt }: { sentAt: Date }, now: Date) =>
  Math.max(0, Math.ceil((sentAt.getTime() + limits.resendWait - now.getTime()) / 1000))

const requesterOf = (browser: string | undefined, keys: TokenKeys) =>
  browser ? hashIdentifier(`browser ${browser}`, keys) : ''

// Where the account is known from a grant or a session, it has one code, whoever asks.
const ownerOf = (to: CodeRecipient, { requester, address }: CodeRequest, keys: TokenKeys) => ({
  accountId: to.accountId,
  purpose: to.purpose,
  requester: requesterOf(requester, keys),
  address: requester ? hashIdentifier(`asked from ${address}`, keys) : '',
})

const checkWait = async (db: Db, owner: ReturnType<typeof ownerOf>, now: Date) => {
  const earlier = await findLastRequest(db, owner)
  const wait = earlier ? secondsUntilResend(earlier, now) : 0
  if (wait > 0) throw new Refusal('code_too_soon', { retryAfter: wait })
}

const countTowardsDailyCap = async (
  db: Db,
  { via, contact, accountId }: CodeRecipient,
  { address, proof }: CodeRequest,
  keys: TokenKeys,
) => {
  const now = keys.clock()
  const whos = [`${via} ${contact}`, `${via} ${contact} from ${address}`, `address ${address}`].map((who) =>
    hashIdentifier(who, keys),
  )
  const [toContact = 0, byRequester = 0, fromIp = 0] = await readSentCodes(db, whos, now)
  const isFree = toContact < FREE_CODES.contact && fromIp < FREE_CODES.ip
  if (!isFree && !(proof && (await spendProof(db, proof, keys)))) throw new Refusal('proof_needed')
  const isUsedUp =
    toContact >= DAILY_CODES.contact || byRequester >= DAILY_CODES.requester || fromIp >= DAILY_CODES.ip
  if (isUsedUp) throw new Refusal('codes_used_up', { event: { kind: 'codes_used_up', accountId } })
  // Only now: a refusal does not undo it where the caller goes on, as after a changed profile.
  await countSentCode(db, whos, now)
}

type EmailOf = { email: string | null; emailToVerify: boolean }

// A new password takes a verified e-mail; a verification takes any.
const withEmailHint = (
  error: unknown,
  { accountId, purpose }: CodeRecipient,
  { email, emailToVerify }: EmailOf,
) => {
  if (!(error instanceof Refusal) || error.code !== 'sms_used_up') return error
  const hasEmail = email !== null && (purpose === 'verify' || !emailToVerify)
  const { retryAfter = 0 } = error
  return new Refusal(hasEmail ? 'sms_used_up_try_email' : 'sms_used_up', {
    retryAfter,
    event: { kind: 'sms_used_up', accountId },
  })
}

/** Replaces an earlier code of the same requester. The message goes out when the transaction commits. */
export const sendCode = (
  db: Db,
  to: CodeRecipient,
  request: CodeRequest,
  { send, keys, isLimited }: AccountDeps,
) =>
  inTransaction(db, async (tx) => {
    const now = keys.clock()
    // One at a time, so that the wait holds for two at once too; and no contact of a deleted account is written again.
    const account = await lockAccount(tx, to.accountId)
    if (!account) throw new Refusal('account_unknown')
    const owner = ownerOf(to, request, keys)
    if (isLimited) {
      await checkWait(tx, owner, now)
      await countTowardsDailyCap(tx, to, request, keys)
    }
    const code = makeCode()
    const expiresAt = new Date(now.getTime() + limits.lifetime)
    const { accountId, purpose, requester } = owner
    const codeOf = { accountId, purpose, requester }
    // First, since a caller may ignore the refusal of a message: then no code is stored that was never sent.
    await send(tx, { ...codeMessage({ digits: code, expiresAt }, to), codeOf }).catch((error: unknown) => {
      throw withEmailHint(error, to, account)
    })
    await upsertCode(tx, {
      ...owner,
      via: to.via,
      contact: to.contact,
      codeHash: hashCode(code, to, keys),
      triesLeft: limits.tries,
      otherTriesLeft: limits.tries,
      sentAt: now,
      expiresAt,
    })
  })

/** Whether what is about to be sent can still be typed. After a gateway's bad hour several may wait, and only the newest opens anything. */
export const isNewestCode = async (db: Db, { codeOf, to, code }: Message, keys: TokenKeys) => {
  if (!codeOf || code === null) return true
  const kept = await findCode(db, { requester: '', ...codeOf })
  return (
    kept !== undefined && timingSafeEqual(kept.codeHash, hashCode(code, { ...codeOf, contact: to }, keys))
  )
}

/** The last code of a known account that may still be typed, and in how many seconds another one may be asked for. */
export const findActiveCode = async (
  db: Db,
  owner: { accountId: number; purpose: Purpose },
  { keys, isLimited }: AccountDeps,
) => {
  const now = keys.clock()
  const code = await findCode(db, { ...owner, requester: '' })
  if (!code || code.triesLeft === 0 || code.expiresAt <= now) return null
  return { via: code.via, contact: code.contact, resendIn: isLimited ? secondsUntilResend(code, now) : 0 }
}

type TypedCode = {
  accountId: number
  purpose: Purpose
  contact: string
  code: string
  requester?: string | undefined
}

// The browser that asked has its own tries, so that strangers who know the contact can't use them up.
const spendTry = async (db: Db, { accountId, purpose, requester }: TypedCode, keys: TokenKeys) => {
  const now = keys.clock()
  const owner = { accountId, purpose, requester: requesterOf(requester, keys) }
  const hasAsked = (await findCode(db, owner)) !== undefined
  return hasAsked ? spendCodeTry(db, owner, now) : spendOthersTry(db, owner, now)
}

/** True once for the right digits. A wrong try is counted even when the caller goes on to refuse. */
export const consumeCode = async (db: Db, given: TypedCode, keys: TokenKeys) => {
  const kept = await spendTry(db, given, keys)
  if (!kept || kept.contact !== given.contact) return false
  const isRight = timingSafeEqual(kept.codeHash, hashCode(given.code, given, keys))
  return isRight && (await deleteCode(db, given, kept.codeHash))
}
