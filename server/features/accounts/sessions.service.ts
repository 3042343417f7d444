// A session has a short-lived access token and a refresh token that is rotated with each use.
import { createHash, randomBytes } from 'node:crypto'
import { session as lifetimes } from '../../../contract/limits.ts'
import { afterCommit, type Db, inTransaction, type Tx } from '../../platform/db/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Publish } from '../../platform/live/hub.ts'
import { signAccessToken, type TokenKeys } from './access-token.ts'
import { lockAccount } from './accounts.queries.ts'
import type { Device } from './device-name.ts'
import {
  endSession,
  endSessionOfToken,
  findSessionProof,
  insertRefreshToken,
  insertSession,
  touchSession,
  useRefreshToken,
} from './sessions.queries.ts'

const TOKEN_BYTES = 32
const hashToken = (token: string) => createHash('sha256').update(token).digest()

const issueTokens = async (db: Db, sessionId: number, keys: TokenKeys) => {
  const refreshToken = randomBytes(TOKEN_BYTES).toString('base64url')
  await insertRefreshToken(db, hashToken(refreshToken), sessionId)
  return { access_token: await signAccessToken(sessionId, keys), refresh_token: refreshToken }
}

type NewSession = {
  id: number
  isRemembered: boolean
  /** The hash that the password was verified against: refused if it has changed since. */
  verifiedHash?: string | null
  device?: Device
}

// Deleting an account or changing the password ends its sessions. The lock refuses a concurrent sign-in that would commit after that.
const checkAccountUnchanged = async (tx: Tx, { id, verifiedHash }: NewSession) => {
  const account = await lockAccount(tx, id)
  const isOpen = account && (verifiedHash === undefined || verifiedHash === account.passwordHash)
  if (!isOpen) throw new Refusal('not_authenticated')
}

export const openSession = (db: Db, account: NewSession, keys: TokenKeys) =>
  inTransaction(db, async (tx) => {
    await checkAccountUnchanged(tx, account)
    const now = keys.clock()
    const lifetime = account.isRemembered ? lifetimes.remembered : lifetimes.unremembered
    const { id } = await insertSession(tx, {
      accountId: account.id,
      isRemembered: account.isRemembered,
      createdAt: now,
      expiresAt: new Date(now.getTime() + lifetime),
      provedAt: now,
      lastSeenAt: now,
      ...account.device,
    })
    return issueTokens(tx, id, keys)
  })

type SessionDeps = Readonly<{ keys: TokenKeys; publish: Publish }>

const publishEnded = (session: { id: number; accountId: number } | undefined, publish: Publish) => {
  if (session) publish({ kind: 'ended', accountId: session.accountId, sessionId: session.id, isGone: false })
}

// A reused token was copied, so the session ends. The refusal is thrown after the commit, which would otherwise be rolled back.
export const refreshSession = async (db: Db, token: string, { keys, publish }: SessionDeps) => {
  const now = keys.clock()
  const { tokens, copied } = await inTransaction(db, async (tx) => {
    const found = await useRefreshToken(tx, hashToken(token), now)
    if (!found) return {}
    if (!found.wasUsed) {
      await touchSession(tx, found.sessionId, now)
      return { tokens: await issueTokens(tx, found.sessionId, keys) }
    }
    const ended = await endSession(tx, found.sessionId, now)
    afterCommit(tx, () => publishEnded(ended, publish))
    return { copied: ended }
  })
  if (tokens) return tokens
  const event = copied && ({ kind: 'refresh_reused', accountId: copied.accountId } as const)
  throw new Refusal('not_authenticated', event && { event })
}

type SessionToEnd = { sessionId: number | undefined; refreshToken: string | undefined }

/** Either of the two identifies the session. */
export const signOut = async (
  db: Db,
  { sessionId, refreshToken }: SessionToEnd,
  { keys: { clock }, publish }: SessionDeps,
) => {
  if (sessionId === undefined && refreshToken === undefined) throw new Refusal('not_authenticated')
  if (sessionId !== undefined) publishEnded(await endSession(db, sessionId, clock()), publish)
  if (refreshToken !== undefined)
    publishEnded(await endSessionOfToken(db, hashToken(refreshToken), clock()), publish)
}

/**
 * A stolen access token must not suffice to take over an account. Critical changes require a proof of identity of the last 15 minutes: a
 * login, the password, or a code to a contact that was verified before.
 */
export const requireRecentProof = async (db: Db, sessionId: number, { clock }: Pick<TokenKeys, 'clock'>) => {
  const provedAt = await findSessionProof(db, sessionId)
  const isRecent = provedAt && clock().getTime() - provedAt.getTime() <= lifetimes.proof
  if (!isRecent) throw new Refusal('confirm_needed')
}
