// A grant is the proof that its bearer came here the right way: by signing up, by a right password, or by a right code. It is a
// signed, short-lived cookie for one account and one purpose; programs without cookies send the same value as X-Grant.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { jwtVerify, SignJWT } from 'jose'
import { oneTimeCode } from '../../../contract/limits.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { TokenKeys } from './access-token.ts'

export type Purpose = 'verify' | 'reset'

const COOKIE = 'haat_grant'
const HEADER = 'x-grant'
const AUDIENCE = 'grant'
const ALGORITHM = 'HS256'
// As long as the code that it goes with.
const LIFETIME_S = oneTimeCode.lifetime / 1000

const secretOf = ({ secret }: TokenKeys) => new TextEncoder().encode(secret)

type Grant = {
  accountId: number
  purpose: Purpose
  /** What must not have changed since: see reset-password.service.ts. */
  mark?: string
}

export const signGrant = ({ accountId, purpose, mark }: Grant, keys: TokenKeys) => {
  const now = Math.floor(keys.clock().getTime() / 1000)
  return new SignJWT({ purpose, ...(mark && { mark }) })
    .setProtectedHeader({ alg: ALGORITHM })
    .setAudience(AUDIENCE)
    .setSubject(String(accountId))
    .setExpirationTime(now + LIFETIME_S)
    .sign(secretOf(keys))
}

const readGrant = async (request: FastifyRequest, purpose: Purpose, keys: TokenKeys) => {
  const given = request.headers[HEADER] ?? request.cookies[COOKIE]
  if (typeof given !== 'string') return undefined
  const options = { audience: AUDIENCE, algorithms: [ALGORITHM], currentDate: keys.clock() }
  const verified = await jwtVerify(given, secretOf(keys), options).catch(() => null)
  if (verified?.payload.purpose !== purpose) return undefined
  return { accountId: Number(verified.payload.sub), mark: verified.payload.mark }
}

export const resetGrant = async (request: FastifyRequest, keys: TokenKeys) => {
  const grant = await readGrant(request, 'reset', keys)
  if (!grant) throw new Refusal('grant_missing')
  return grant
}

type Verifying = { request: FastifyRequest; viewer: Viewer | null }

/**
 * Whose contact is being proved: the account of the grant, else the caller's own. Both are proofs of their own, so either is safe;
 * the grant comes first because it is the younger one (somebody who is signed in has just signed another account up): signing in and
 * changing the e-mail take an older grant away. An id that the body names must be one of the two.
 */
export const verifyingAccount = async (
  { request, viewer }: Verifying,
  keys: TokenKeys,
  named?: number,
): Promise<number> => {
  const grant = await readGrant(request, 'verify', keys)
  const proved = [grant?.accountId, viewer?.id].filter((id) => id !== undefined)
  const accountId = named === undefined ? proved[0] : proved.find((id) => id === named)
  if (accountId === undefined) throw new Refusal('grant_missing')
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
