// Sessions: a short access token that names its session, and a refresh token that is used once and followed by the next.
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
  /** The hash that the password was proved against, where it was one: after a reset in the meantime it is refused. */
  provedHash?: string | null
  device?: Device
}

// The lock decides who was first: deleting an account or setting a new password ends every session that is there, and a
// session that comes later is not opened.
const checkAccountUnchanged = async (tx: Tx, { id, provedHash }: NewSession) => {
  const account = await lockAccount(tx, id)
  const isOpen = account && (provedHash === undefined || provedHash === account.passwordHash)
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

// Its sockets are closed too.
const publishEnded = (session: { id: number; accountId: number } | undefined, publish: Publish) => {
  if (session) publish({ kind: 'ended', accountId: session.accountId, sessionId: session.id, isGone: false })
}

// A used token that comes again was copied by somebody: the whole session ends. That must outlive the refusal, so the refusal is
// thrown after the commit.
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

/** Either names the session. A request that names none is not signed in. */
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
