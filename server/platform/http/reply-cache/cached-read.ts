import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CacheTag } from '../../../../contract/endpoint.ts'
import { JSON_TYPE } from '../error-reply.ts'
import { canonicalUrl } from '../canonical-url.ts'
import { AS_OF_HEADER, isInProcess, CACHE_TAGS_HEADER, UNTIL_HEADER } from '../in-process.ts'
import type { ReplyCache } from './reply-cache.ts'
import { sendShared, sharedReply } from './shared-reply.ts'
import { tagsOfReply } from './narrowed-tags.ts'
import { validUntil } from './valid-until.ts'

type CachedRead = {
  request: FastifyRequest
  reply: FastifyReply
  cacheTags: readonly CacheTag[]
  isExact: boolean
  cacheControl: string
  contentType: string | undefined
}

const CACHED_HEADERS = ['link', 'content-disposition'] as const

const cachedHeaders = (reply: FastifyReply) =>
  Object.fromEntries(
    CACHED_HEADERS.flatMap((name) => {
      const value = reply.getHeader(name)
      return typeof value === 'string' ? [[name, value]] : []
    }),
  )

export const sendCachedRead = async (
  cache: ReplyCache,
  { request, reply, cacheTags, isExact, cacheControl, contentType = JSON_TYPE }: CachedRead,
  makeText: () => Promise<string | Buffer>,
) => {
  const make = async () => {
    const text = await makeText()
    const headers = {
      'content-type': contentType,
      'cache-control': cacheControl,
      vary: 'Authorization, Accept-Encoding',
      ...cachedHeaders(reply),
    }
    return sharedReply(text, {
      cacheTags: tagsOfReply(reply, cacheTags),
      headers,
      until: validUntil(reply),
      isExact,
    })
  }
  const isPart = isInProcess(request)
  const shared = await cache.read(canonicalUrl(request), make, { isPart })
  if (isPart)
    reply.headers({
      [CACHE_TAGS_HEADER]: shared.cacheTags.join(' '),
      [UNTIL_HEADER]: String(shared.until),
      [AS_OF_HEADER]: String(shared.asOf),
    })
  return sendShared(request, reply, shared)
}
