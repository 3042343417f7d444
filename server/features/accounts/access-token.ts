// The signed, short-lived proof of a session. Whether that session and its account still live is asked of the database.
import { jwtVerify, SignJWT } from 'jose'
import { session } from '../../../contract/limits.ts'
import type { Clock } from '../../platform/clock.ts'

export type TokenKeys = Readonly<{ secret: string; clock: Clock }>

const ISSUER = 'haat'
const AUDIENCE = 'access'
const ALGORITHM = 'HS256'
const keyFrom = (secret: string) => new TextEncoder().encode(secret)

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

/** The session that a token names, or null. */
export const readAccessToken = async (
  token: string,
  { secret, clock }: TokenKeys,
): Promise<number | null> => {
  const options = { issuer: ISSUER, audience: AUDIENCE, algorithms: [ALGORITHM], currentDate: clock() }
  const verified = await jwtVerify(token, keyFrom(secret), options).catch(() => null)
  const id = Number(verified?.payload.sub)
  return Number.isSafeInteger(id) ? id : null
}
