// A read of the API that everybody gets alike, answered from the reply cache.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Subject } from '../../../../contract/endpoint.ts'
import { JSON_TYPE } from '../error-reply.ts'
import { isInProcess, SHOWS_HEADER, UNTIL_HEADER } from '../in-process.ts'
import type { ReplyCache } from './reply-cache.ts'
import { sendShared, sharedReply } from './shared-reply.ts'
import { validUntil } from './valid-until.ts'

type CachedRead = {
  request: FastifyRequest
  reply: FastifyReply
  shows: readonly Subject[]
  cacheControl: string
}

export const sendCachedRead = async (
  cache: ReplyCache,
  { request, reply, shows, cacheControl }: CachedRead,
  makeText: () => Promise<string | Buffer>,
) => {
  const make = async () => {
    const text = await makeText()
    const link = reply.getHeader('link')
    const headers = {
      'content-type': JSON_TYPE,
      'cache-control': cacheControl,
      vary: 'Authorization, Accept-Encoding',
      ...(typeof link === 'string' && { link }),
    }
    return sharedReply(text, { shows, headers, until: validUntil(reply) })
  }
  const shared = await cache.read(request.url, make)
  // The page that is rendered with it may be kept as long.
  if (isInProcess(request))
    reply.headers({ [SHOWS_HEADER]: shows.join(' '), [UNTIL_HEADER]: String(shared.until) })
  return sendShared(request, reply, shared)
}
