// Cacheable responses have an ETag. Errors have none: a deleted page must not look unmodified.
import { hash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'

export const isKnownTag = ({ headers }: FastifyRequest, tag: string) =>
  headers['if-none-match']?.split(',').some((each) => each.trim().replace(/^W\//, '') === tag) ?? false

/** If-None-Match takes precedence, because it distinguishes changes within a second. */
export const isUnmodifiedSince = ({ headers }: FastifyRequest, modifiedAt: Date | undefined) => {
  if (headers['if-none-match'] !== undefined || !modifiedAt) return false
  const since = Date.parse(headers['if-modified-since'] ?? '')
  return Math.floor(modifiedAt.getTime() / 1_000) * 1_000 <= since
}

export const addEtags = (app: FastifyInstance) =>
  app.addHook('onSend', (request, reply, payload, done) => {
    const isCacheable = String(reply.getHeader('cache-control')).startsWith('public')
    if (!isCacheable || reply.statusCode !== 200 || typeof payload !== 'string') return done(null, payload)
    // Encoded once: encoding Devanagari as UTF-8 costs more than hashing it.
    const bytes = Buffer.from(payload)
    const tag = `"${hash('sha1', bytes, 'base64url')}"`
    reply.header('etag', tag)
    if (!isKnownTag(request, tag)) return done(null, bytes)
    reply.code(304)
    done(null, '')
  })
