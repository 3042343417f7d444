// Six digits, fifteen minutes, five attempts, one use. Bound to account, contact and purpose, and without a session to the browser.
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

// One requester cannot use up the codes of a contact; all requesters together have 400 guesses at six digits. An IP may serve a whole
// mobile network.
const DAILY_CODES = { requester: 10, contact: 40, ip: 1_000 }
// Each further code costs a proof of work.
const FREE_CODES = { contact: 3, ip: 300 }

export type CodeRequest = {
  ip: string
  proof?: GivenProof
  /** The browser, when neither a grant nor a session identifies the account. */
  requester?: string | undefined
}

const makeCode = () => String(randomInt(10 ** limits.digits)).padStart(limits.digits, '0')

const hashCode = (
  code: string,
  { accountId, purpose, contact }: Omit<CodeRecipient, 'via' | 'language'>,
  { secret }: TokenKeys,
) => keyedHash(secret, 'one-time code', `${accountId} ${purpose} ${contact} ${code}`)

const secondsUntilResend = ({ sentAt }: { sentAt: Date }, now: Date) =>
  Math.max(0, Math.ceil((sentAt.getTime() + limits.resendWait - now.getTime()) / 1000))

const requesterOf = (browser: string | undefined, keys: TokenKeys) =>
  browser ? hashIdentifier(`browser ${browser}`, keys) : ''

// An account that is identified by a grant or a session has one code for all requesters.
const ownerOf = (to: CodeRecipient, { requester, ip }: CodeRequest, keys: TokenKeys) => ({
  accountId: to.accountId,
  purpose: to.purpose,
  requester: requesterOf(requester, keys),
  address: requester ? hashIdentifier(`asked from ${ip}`, keys) : '',
})

const checkWait = async (db: Db, owner: ReturnType<typeof ownerOf>, now: Date) => {
  const earlier = await findLastRequest(db, owner)
  const wait = earlier ? secondsUntilResend(earlier, now) : 0
  if (wait > 0) throw new Refusal('code_too_soon', { retryAfter: wait })
}

const countTowardsDailyCap = async (
  db: Db,
  { via, contact, accountId }: CodeRecipient,
  { ip, proof }: CodeRequest,
  keys: TokenKeys,
) => {
  const now = keys.clock()
  const whos = [`${via} ${contact}`, `${via} ${contact} from ${ip}`, `address ${ip}`].map((who) =>
    hashIdentifier(who, keys),
  )
  const [toContact = 0, byRequester = 0, fromIp = 0] = await readSentCodes(db, whos, now)
  const isFree = toContact < FREE_CODES.contact && fromIp < FREE_CODES.ip
  if (!isFree && !(proof && (await spendProof(db, proof, keys)))) throw new Refusal('proof_needed')
  const isUsedUp =
    toContact >= DAILY_CODES.contact || byRequester >= DAILY_CODES.requester || fromIp >= DAILY_CODES.ip
  if (isUsedUp) throw new Refusal('codes_used_up', { event: { kind: 'codes_used_up', accountId } })
  // Last, because a caller may continue after a refusal, as after a changed profile.
  await countSentCode(db, whos, now)
}

type EmailOf = { email: string | null; emailToVerify: boolean }

// A reset needs a verified e-mail, a verification any.
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

/** Replaces the previous code of the requester. The message is sent after the commit. */
export const sendCode = (
  db: Db,
  to: CodeRecipient,
  request: CodeRequest,
  { send, keys, isLimited }: AccountDeps,
) =>
  inTransaction(db, async (tx) => {
    const now = keys.clock()
    // Serialises requests, so that the wait applies to concurrent ones, and refuses deleted accounts.
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
    // First: a caller may ignore the refusal, and a code that was not sent must not be stored.
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

/** After an outage of a gateway several codes may be queued, and only the newest is valid. */
export const isNewestCode = async (db: Db, { codeOf, to, code }: Message, keys: TokenKeys) => {
  if (!codeOf || code === null) return true
  const stored = await findCode(db, { requester: '', ...codeOf })
  return (
    stored !== undefined && timingSafeEqual(stored.codeHash, hashCode(code, { ...codeOf, contact: to }, keys))
  )
}

/** The valid code of an account, and the seconds until another one may be requested. */
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

// The requesting browser has its own attempts, so that strangers who know the contact cannot use them up.
const spendTry = async (db: Db, { accountId, purpose, requester }: TypedCode, keys: TokenKeys) => {
  const now = keys.clock()
  const owner = { accountId, purpose, requester: requesterOf(requester, keys) }
  const hasAsked = (await findCode(db, owner)) !== undefined
  return hasAsked ? spendCodeTry(db, owner, now) : spendOthersTry(db, owner, now)
}

/** True once. Call it outside the transaction of the caller, so that a wrong attempt stays counted. */
export const consumeCode = async (db: Db, given: TypedCode, keys: TokenKeys) => {
  const stored = await spendTry(db, given, keys)
  if (!stored || stored.contact !== given.contact) return false
  const isRight = timingSafeEqual(stored.codeHash, hashCode(given.code, given, keys))
  return isRight && (await deleteCode(db, given, stored.codeHash))
}
