// A grant is the proof that its bearer came here the right way: by signing up, by a right password, or by a right code. It is a
// signed, short-lived cookie for one account and one purpose; programs without cookies send the same value as X-Grant.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { jwtVerify, SignJWT } from 'jose'
import { oneTimeCode } from '../../../contract/limits.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { TokenKeys } from './access-token.ts'

export type Purpose = 'verify' | 'reset'

const COOKIE = 'haat_grant'
const HEADER = 'x-grant'
const AUDIENCE = 'grant'
const ALGORITHM = 'HS256'
// As long as the code that it goes with.
const LIFETIME_S = oneTimeCode.lifetime / 1000

const secretOf = ({ secret }: TokenKeys) => new TextEncoder().encode(secret)

export const signGrant = (grant: { accountId: number; purpose: Purpose }, keys: TokenKeys) => {
  const now = Math.floor(keys.clock().getTime() / 1000)
  return new SignJWT({ purpose: grant.purpose })
    .setProtectedHeader({ alg: ALGORITHM })
    .setAudience(AUDIENCE)
    .setSubject(String(grant.accountId))
    .setExpirationTime(now + LIFETIME_S)
    .sign(secretOf(keys))
}

/** The account that the caller's grant names. */
export const grantedAccount = async (
  request: FastifyRequest,
  purpose: Purpose,
  keys: TokenKeys,
  /** The id in the body, where there is one: it must be the grant's own. */
  named?: number,
): Promise<number> => {
  const given = request.headers[HEADER] ?? request.cookies[COOKIE]
  if (typeof given !== 'string') throw new Refusal('grant_missing')
  const options = { audience: AUDIENCE, algorithms: [ALGORITHM], currentDate: keys.clock() }
  const verified = await jwtVerify(given, secretOf(keys), options).catch(() => null)
  if (verified?.payload.purpose !== purpose) throw new Refusal('grant_missing')
  const accountId = Number(verified.payload.sub)
  if (named !== undefined && named !== accountId) throw new Refusal('grant_missing')
  return accountId
}

export const keepGrant = (reply: FastifyReply, grant: string, isHttps: boolean) =>
  reply.setCookie(COOKIE, grant, {
    path: '/api',
    httpOnly: true,
    sameSite: 'strict',
    secure: isHttps,
    maxAge: LIFETIME_S,
  })

export const dropGrant = (reply: FastifyReply) => reply.clearCookie(COOKIE, { path: '/api' })
