// A browser that an owner has signed in from. Tries from there are counted apart, so that nobody keeps the owner out by typing wrong
// passwords elsewhere. There is a cookie for each account, since a phone serves a family. It opens nothing, it is another one after
// each sign-in, so that nobody can be followed by it. A new password ends it.
import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { DAY } from '../../../contract/limits.ts'
import { keyedHash } from '../../platform/keys.ts'
import { isSameSecret } from '../../platform/same-secret.ts'
import type { TokenKeys } from './access-token.ts'
import { addOwnerMark, ownerMark } from './owner-browser.service.ts'

const PREFIX = 'haat_device_'
const LIFETIME = 180 * DAY
const NONCE_BYTES = 12
// A computer that a whole street uses must not send a header that no server takes.
const MOST_ACCOUNTS = 8

const PATHS = {
  customer: '/api/customer/login',
  provider: '/api/provider/login',
  admin: '/api/admin-login',
} as const

type Owner = Readonly<{ id: number; role: keyof typeof PATHS; passwordHash: string | null }>

/** The cookies of known browsers, as they came. */
export type Devices = Readonly<Record<string, string>>
export type KnownDevice = Readonly<{
  cookie: string
  value: string
  path: string
  /** Of the business that the account is of. */
  businessMark: string | null
}>

const sign = (text: string, { secret }: TokenKeys) =>
  keyedHash(secret, 'known device', text).toString('base64url')

// Of the account, without naming it.
const cookieOf = ({ id }: Pick<Owner, 'id'>, keys: TokenKeys) =>
  `${PREFIX}${sign(`name ${id}`, keys).slice(0, 8)}`

const signatureOf = (owner: Owner, text: string, keys: TokenKeys) =>
  sign(`value ${owner.id} ${owner.passwordHash} ${text}`, keys)

const parse = (value: string) => {
  const [nonce = '', expiresAt = '', signature = ''] = value.split('.')
  return { nonce, expiresAt: Number(expiresAt), text: `${nonce}.${expiresAt}`, signature }
}

/** For a browser in which the right password was typed, or a contact proved. */
export const knownDevice = (owner: Owner, keys: TokenKeys): KnownDevice => {
  const text = `${randomBytes(NONCE_BYTES).toString('base64url')}.${keys.clock().getTime() + LIFETIME}`
  const value = `${text}.${signatureOf(owner, text, keys)}`
  const businessMark = owner.role === 'provider' ? ownerMark(owner.id, keys) : null
  return { cookie: cookieOf(owner, keys), value, path: PATHS[owner.role], businessMark }
}

/** The browser's own name, when it is a known one of this account. */
export const verifyDevice = (devices: Devices, owner: Owner, keys: TokenKeys) => {
  const { nonce, expiresAt, text, signature } = parse(devices[cookieOf(owner, keys)] ?? '')
  const isKnown =
    expiresAt > keys.clock().getTime() && isSameSecret(signature, signatureOf(owner, text, keys))
  return isKnown ? nonce : undefined
}

export const readDeviceCookies = ({ cookies }: FastifyRequest): Devices =>
  Object.fromEntries(
    Object.entries(cookies).flatMap(([name, value]) =>
      name.startsWith(PREFIX) && value !== undefined ? [[name, value]] : [],
    ),
  )

const oldestOf = (devices: Devices, kept: number) =>
  Object.entries(devices)
    .toSorted(([, one], [, other]) => parse(other).expiresAt - parse(one).expiresAt)
    .slice(kept)
    .map(([name]) => name)

type Exchange = { request: FastifyRequest; reply: FastifyReply }

export const setDeviceCookie = (
  { request, reply }: Exchange,
  { cookie, value, path, businessMark }: KnownDevice,
  isHttps: boolean,
) => {
  if (businessMark) addOwnerMark({ request, reply }, businessMark, isHttps)
  const { [cookie]: _own, ...others } = readDeviceCookies(request)
  for (const name of oldestOf(others, MOST_ACCOUNTS - 1)) reply.clearCookie(name, { path })
  reply.setCookie(cookie, value, {
    path,
    httpOnly: true,
    sameSite: 'strict',
    secure: isHttps,
    maxAge: LIFETIME / 1000,
  })
}
