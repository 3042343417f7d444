// What may be kept is asked for again by its ETag. Errors have none: a page that is gone must not look unchanged.
import { hash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'

export const isKnownTag = ({ headers }: FastifyRequest, tag: string) =>
  headers['if-none-match']?.split(',').some((each) => each.trim().replace(/^W\//, '') === tag) ?? false

/** Whoever has a tag is asked for the tag alone: it tells changes within a second apart. */
export const isUnmodifiedSince = ({ headers }: FastifyRequest, modifiedAt: Date | undefined) => {
  if (headers['if-none-match'] !== undefined || !modifiedAt) return false
  const since = Date.parse(headers['if-modified-since'] ?? '')
  return Math.floor(modifiedAt.getTime() / 1_000) * 1_000 <= since
}

export const addEtags = (app: FastifyInstance) =>
  app.addHook('onSend', (request, reply, payload, done) => {
    const mayBeKept = String(reply.getHeader('cache-control')).startsWith('public')
    if (!mayBeKept || reply.statusCode !== 200 || typeof payload !== 'string') return done(null, payload)
    // Sent as these bytes: to write Devanagari as UTF-8 costs more than to hash it, so it is done once.
    const bytes = Buffer.from(payload)
    const tag = `"${hash('sha1', bytes, 'base64url')}"`
    reply.header('etag', tag)
    if (!isKnownTag(request, tag)) return done(null, bytes)
    reply.code(304)
    done(null, '')
  })
