// A signed, short-lived token that names a session. The database says whether the session and its account are still active.
import { jwtVerify, SignJWT } from 'jose'
import { session } from '../../../contract/limits.ts'
import type { Clock } from '../../platform/clock.ts'
import { deriveKey } from '../../platform/keys.ts'

export type TokenKeys = Readonly<{ secret: string; clock: Clock }>

const ISSUER = 'haat'
const AUDIENCE = 'access'
const ALGORITHM = 'HS256'
const keyFrom = (secret: string) => deriveKey(secret, 'access token')

export const signAccessToken = (sessionId: number, { secret, clock }: TokenKeys) => {
  const now = Math.floor(clock().getTime() / 1000)
  return new SignJWT()
    .setProtectedHeader({ alg: ALGORITHM })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setSubject(String(sessionId))
    .setIssuedAt(now)
    .setExpirationTime(now + session.accessToken / 1000)
    .sign(keyFrom(secret))
}

type VerifiedToken = { sessionId: number; /** In seconds. */ expiresAt: number }

const verify = async (token: string, { secret, clock }: TokenKeys): Promise<VerifiedToken | null> => {
  const options = { issuer: ISSUER, audience: AUDIENCE, algorithms: [ALGORITHM], currentDate: clock() }
  const verified = await jwtVerify(token, keyFrom(secret), options).catch(() => null)
  const sessionId = Number(verified?.payload.sub)
  return Number.isSafeInteger(sessionId) ? { sessionId, expiresAt: verified?.payload.exp ?? 0 } : null
}

const MAX_REMEMBERED = 5_000

/** Verifying a signature costs more than the rest of a small request, so verified tokens are cached until they expire. */
export const createTokenReader = (keys: TokenKeys) => {
  const verified = new Map<string, VerifiedToken>()
  const remember = (token: string, found: VerifiedToken) => {
    const [oldest] = verified.keys()
    if (oldest !== undefined && verified.size >= MAX_REMEMBERED) verified.delete(oldest)
    verified.set(token, found)
  }
  return async (token: string): Promise<number | null> => {
    const known = verified.get(token)
    if (known && known.expiresAt > keys.clock().getTime() / 1000) return known.sessionId
    verified.delete(token)
    const found = await verify(token, keys)
    if (found) remember(token, found)
    return found?.sessionId ?? null
  }
}
