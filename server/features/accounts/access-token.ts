// The signed, short-lived proof of identity. It says who; whether that account still may is asked of the database.
import { jwtVerify, SignJWT } from 'jose'
import { session } from '../../../contract/limits.ts'
import type { Clock } from '../../platform/clock.ts'

const ISSUER = 'haat'
const ALGORITHM = 'HS256'
const keyFrom = (secret: string) => new TextEncoder().encode(secret)

export const signAccessToken = (accountId: number, { secret, clock }: { secret: string; clock: Clock }) => {
  const now = Math.floor(clock().getTime() / 1000)
  return new SignJWT()
    .setProtectedHeader({ alg: ALGORITHM })
    .setIssuer(ISSUER)
    .setSubject(String(accountId))
    .setIssuedAt(now)
    .setExpirationTime(now + session.accessToken / 1000)
    .sign(keyFrom(secret))
}

export const readAccessToken = async (
  token: string,
  { secret, clock }: { secret: string; clock: Clock },
): Promise<number | null> => {
  const verified = await jwtVerify(token, keyFrom(secret), {
    issuer: ISSUER,
    algorithms: [ALGORITHM],
    currentDate: clock(),
  }).catch(() => null)
  const id = Number(verified?.payload.sub)
  return Number.isSafeInteger(id) ? id : null
}
