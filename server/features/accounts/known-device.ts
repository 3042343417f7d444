// A browser in which the account has signed in. Its attempts are counted separately, so that wrong passwords elsewhere do not lock the
// owner out. Families share phones: there is a cookie per account. It authenticates nothing, is rotated at each sign-in, so that it
// cannot be used for tracking, and a new password invalidates it.
import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { DAY } from '../../../contract/limits.ts'
import { clientIpOf } from '../../platform/http/client-ip.ts'
import { apiCookie } from '../../platform/http/cookie.ts'
import { proofOf } from '../../platform/http/request-proof.ts'
import { keyedHash } from '../../platform/keys.ts'
import type { GivenProof } from '../../platform/proof-of-work.ts'
import { isSameSecret } from '../../platform/same-secret.ts'
import type { TokenKeys } from './access-token.ts'
import { addOwnerMark, ownerMark } from './owner-browser.service.ts'

const PREFIX = 'haat_device_'
const LIFETIME = 180 * DAY
const NONCE_BYTES = 12
// Keeps the Cookie header of a shared computer below the limits of servers.
const MAX_ACCOUNTS = 8

const PATHS = {
  customer: '/api/customer/login',
  provider: '/api/provider/login',
  admin: '/api/admin-login',
} as const

type Owner = Readonly<{ id: number; role: keyof typeof PATHS; passwordHash: string | null }>

type Devices = Readonly<Record<string, string>>
export type KnownDevice = Readonly<{
  cookie: string
  value: string
  path: string
  businessMark: string | null
}>

const sign = (text: string, { secret }: TokenKeys) =>
  keyedHash(secret, 'known device', text).toString('base64url')

// Identifies the account without naming it.
const cookieOf = ({ id }: Pick<Owner, 'id'>, keys: TokenKeys) =>
  `${PREFIX}${sign(`name ${id}`, keys).slice(0, 8)}`

const signatureOf = (owner: Owner, text: string, keys: TokenKeys) =>
  sign(`value ${owner.id} ${owner.passwordHash} ${text}`, keys)

const parse = (value: string) => {
  const [nonce = '', expiresAt = '', signature = ''] = value.split('.')
  return { nonce, expiresAt: Number(expiresAt), text: `${nonce}.${expiresAt}`, signature }
}

export const knownDevice = (owner: Owner, keys: TokenKeys): KnownDevice => {
  const text = `${randomBytes(NONCE_BYTES).toString('base64url')}.${keys.clock().getTime() + LIFETIME}`
  const value = `${text}.${signatureOf(owner, text, keys)}`
  const businessMark = owner.role === 'provider' ? ownerMark(owner.id, keys) : null
  return { cookie: cookieOf(owner, keys), value, path: PATHS[owner.role], businessMark }
}

/** The nonce of the browser; undefined unless this account has signed in there. */
export const verifyDevice = (devices: Devices, owner: Owner, keys: TokenKeys) => {
  const { nonce, expiresAt, text, signature } = parse(devices[cookieOf(owner, keys)] ?? '')
  const isKnown =
    expiresAt > keys.clock().getTime() && isSameSecret(signature, signatureOf(owner, text, keys))
  return isKnown ? nonce : undefined
}

const readDeviceCookies = ({ cookies }: FastifyRequest): Devices =>
  Object.fromEntries(
    Object.entries(cookies).flatMap(([name, value]) =>
      name.startsWith(PREFIX) && value !== undefined ? [[name, value]] : [],
    ),
  )

export type Caller = Readonly<{ ip: string; proof: GivenProof; devices: Devices }>

export const callerOf = (request: FastifyRequest): Caller => ({
  ip: clientIpOf(request),
  proof: proofOf(request),
  devices: readDeviceCookies(request),
})

const oldestOf = (devices: Devices, keep: number) =>
  Object.entries(devices)
    .toSorted(([, one], [, other]) => parse(other).expiresAt - parse(one).expiresAt)
    .slice(keep)
    .map(([name]) => name)

type Exchange = { request: FastifyRequest; reply: FastifyReply }

export const setDeviceCookie = (
  { request, reply }: Exchange,
  { cookie, value, path, businessMark }: KnownDevice,
  isHttps: boolean,
) => {
  if (businessMark) addOwnerMark({ request, reply }, businessMark, isHttps)
  const { [cookie]: _own, ...others } = readDeviceCookies(request)
  for (const name of oldestOf(others, MAX_ACCOUNTS - 1)) reply.clearCookie(name, { path })
  reply.setCookie(cookie, value, { ...apiCookie(isHttps, LIFETIME), path })
}
