// A browser that its owner has signed in from. Tries from there are counted apart, so that nobody keeps the owner out by typing wrong
// passwords elsewhere. The cookie opens nothing, and speaks of one account.
import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { jwtVerify, SignJWT } from 'jose'
import { DAY } from '../../../contract/limits.ts'
import type { TokenKeys } from './access-token.ts'

const COOKIE = 'haat_device'
const AUDIENCE = 'device'
const ALGORITHM = 'HS256'
const LIFETIME_S = (180 * DAY) / 1000

const secretOf = ({ secret }: TokenKeys) => new TextEncoder().encode(secret)

export const signDeviceToken = (accountId: number, keys: TokenKeys) =>
  new SignJWT()
    .setProtectedHeader({ alg: ALGORITHM })
    .setAudience(AUDIENCE)
    .setSubject(String(accountId))
    .setJti(randomUUID())
    .setExpirationTime(Math.floor(keys.clock().getTime() / 1000) + LIFETIME_S)
    .sign(secretOf(keys))

/** Its own name, when it is a device of this account. */
export const verifyDeviceToken = async (device: string | undefined, accountId: number, keys: TokenKeys) => {
  if (!device) return undefined
  const own = { audience: AUDIENCE, subject: String(accountId) }
  const options = { ...own, algorithms: [ALGORITHM], currentDate: keys.clock() }
  return (await jwtVerify(device, secretOf(keys), options).catch(() => null))?.payload.jti
}

export const readDeviceCookie = (request: FastifyRequest) => request.cookies[COOKIE]

/** Sent to the administrators' sign-in alone: the other sign-ins ask for a captcha. */
export const setDeviceCookie = (reply: FastifyReply, device: string, isHttps: boolean) =>
  reply.setCookie(COOKIE, device, {
    path: '/api/admin-login',
    httpOnly: true,
    sameSite: 'strict',
    secure: isHttps,
    maxAge: LIFETIME_S,
  })
