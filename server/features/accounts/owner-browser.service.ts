// A cookie marks browsers in which the owner of a business has logged in; the server stores nothing. Staff check reviews from there: they
// may be the owner's own. A mark is a keyed hash, meaningless to others.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { DAY } from '../../../contract/limits.ts'
import { apiCookie } from '../../platform/http/cookie.ts'
import { keyedHash } from '../../platform/keys.ts'
import type { TokenKeys } from './access-token.ts'

export type { TokenKeys } from './access-token.ts'

const COOKIE = 'haat_device'
const LIFETIME = 180 * DAY
// Keeps the Cookie header of a shared computer below the limits of servers.
const MAX_BUSINESSES = 8
const MARK_LENGTH = 16

export const ownerMark = (providerId: number, { secret }: TokenKeys) =>
  keyedHash(secret, 'owner browser', String(providerId)).toString('base64url').slice(0, MARK_LENGTH)

const marksOf = ({ cookies }: FastifyRequest) =>
  (cookies[COOKIE] ?? '').split('.').filter((mark) => mark.length === MARK_LENGTH)

type Exchange = { request: FastifyRequest; reply: FastifyReply }

export const addOwnerMark = ({ request, reply }: Exchange, mark: string, isHttps: boolean) => {
  const marks = [...new Set([mark, ...marksOf(request)])].slice(0, MAX_BUSINESSES)
  reply.setCookie(COOKIE, marks.join('.'), apiCookie(isHttps, LIFETIME))
}

export const isOwnersBrowser = (request: FastifyRequest, providerId: number, keys: TokenKeys) =>
  marksOf(request).includes(ownerMark(providerId, keys))
