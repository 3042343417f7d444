// A grant proves that its bearer signed up, knew the password or had a code. It is a signed, short-lived cookie for one account and one
// purpose; clients without cookies send the same value as X-Grant.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { jwtVerify, SignJWT } from 'jose'
import { oneTimeCode } from '../../../contract/limits.ts'
import { apiCookie } from '../../platform/http/cookie.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { deriveKey } from '../../platform/keys.ts'
import type { TokenKeys } from './access-token.ts'

export type Purpose = 'verify' | 'reset'
type GrantPurpose = Purpose | 'second-factor'

const COOKIE = 'haat_grant'
const HEADER = 'x-grant'
const AUDIENCE = 'grant'
const ALGORITHM = 'HS256'

const keyOf = ({ secret }: TokenKeys) => deriveKey(secret, 'grant')

export type Grant = {
  accountId: number
  purpose: GrantPurpose
  isRemembered?: boolean | undefined
  /** The fingerprint of the password: the grant is invalid once that changes. */
  mark?: string | undefined
}

export const signGrant = ({ accountId, purpose, isRemembered, mark }: Grant, keys: TokenKeys) => {
  const now = Math.floor(keys.clock().getTime() / 1000)
  return new SignJWT({ purpose, isRemembered, mark })
    .setProtectedHeader({ alg: ALGORITHM })
    .setAudience(AUDIENCE)
    .setSubject(String(accountId))
    .setExpirationTime(now + oneTimeCode.lifetime / 1000)
    .sign(keyOf(keys))
}

type Payload = Pick<Grant, 'purpose' | 'isRemembered' | 'mark'>

const readGrant = async (request: FastifyRequest, purpose: GrantPurpose, keys: TokenKeys) => {
  const given = request.headers[HEADER] ?? request.cookies[COOKIE]
  if (typeof given !== 'string') return undefined
  const options = { audience: AUDIENCE, algorithms: [ALGORITHM], currentDate: keys.clock() }
  const verified = await jwtVerify<Payload>(given, keyOf(keys), options).catch(() => null)
  if (verified?.payload.purpose !== purpose) return undefined
  const { sub, isRemembered, mark } = verified.payload
  return { accountId: Number(sub), purpose, isRemembered, mark }
}

export const requireGrant = async (
  request: FastifyRequest,
  purpose: 'reset' | 'second-factor',
  keys: TokenKeys,
) => {
  const grant = await readGrant(request, purpose, keys)
  if (!grant) throw new Refusal('grant_missing')
  return grant
}

type VerifyingRequest = { request: FastifyRequest; viewer: Viewer | null }

/**
 * The account of the grant, else of the session. The grant is newer (a signed-in user has just signed up another account): signing in and
 * changing the e-mail clear older grants. An id in the body must be one of the two.
 */
export const accountToVerify = async (
  { request, viewer }: VerifyingRequest,
  keys: TokenKeys,
  named?: number | string,
): Promise<{ accountId: number; grant?: Grant } | undefined> => {
  const grant = await readGrant(request, 'verify', keys)
  const isNamed = (id: number) => named === undefined || Number(named) === id
  if (grant && isNamed(grant.accountId)) return { accountId: grant.accountId, grant }
  return viewer && isNamed(viewer.id) ? { accountId: viewer.id } : undefined
}

export const findAccountToVerify = async (...asked: Parameters<typeof accountToVerify>) => {
  const found = await accountToVerify(...asked)
  if (!found) throw new Refusal('grant_missing')
  return found
}

export const setGrantCookie = (reply: FastifyReply, grant: string, isHttps: boolean) =>
  reply.setCookie(COOKIE, grant, apiCookie(isHttps, oneTimeCode.lifetime))

/** Extends the grant to the lifetime of the code that was just sent. */
export const renewGrant = async (
  reply: FastifyReply,
  held: Grant | undefined,
  { keys, isHttps }: { keys: TokenKeys; isHttps: boolean },
) => {
  if (!held) return {}
  const grant = await signGrant(held, keys)
  setGrantCookie(reply, grant, isHttps)
  return { grant }
}

export const clearGrantCookie = (reply: FastifyReply) => reply.clearCookie(COOKIE, { path: '/api' })
