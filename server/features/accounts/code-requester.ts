// A reset of the password is not authenticated. This cookie, valid as long as the code, identifies the browser that requested it.
import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { oneTimeCode } from '../../../contract/limits.ts'
import { apiCookie } from '../../platform/http/cookie.ts'

const COOKIE = 'haat_asked'
// Unguessable, so it needs no signature.
const BYTES = 16
const VALID = /^[\w-]{22}$/

export const newRequester = () => randomBytes(BYTES).toString('base64url')

export const readRequester = ({ cookies }: FastifyRequest) => {
  const given = cookies[COOKIE] ?? ''
  return VALID.test(given) ? given : undefined
}

export const setRequesterCookie = (reply: FastifyReply, requester: string, isHttps: boolean) =>
  reply.setCookie(COOKIE, requester, apiCookie(isHttps, oneTimeCode.lifetime))
