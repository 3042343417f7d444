// Security headers. Scripts run only with this page's nonce; nothing comes from another host except map tiles.
import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyReply {
    /** Goes on every inline script of the page. */
    scriptNonce: string
  }
}

export type SecurityOptions = { tilesUrl: string; isHttps: boolean; isDev: boolean }

// {s} of a tile address stands for several hosts; {z}, {x} and {y} come after the host.
const origin = (url: string) => url.replaceAll('{s}', '*').match(/^https?:\/\/[^/]+/)?.[0] ?? ''

const policyOf = ({ tilesUrl, isHttps, isDev }: SecurityOptions) =>
  [
    "default-src 'self'",
    // React writes style attributes; a style can't run a script.
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${origin(tilesUrl)}`,
    "media-src 'self' blob:",
    "font-src 'self'",
    `connect-src 'self'${isDev ? ' ws: wss:' : ''}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
    "script-src 'self'",
  ].join('; ')

// Written out once, since every reply carries them.
const headersOf = ({ isHttps }: SecurityOptions) => ({
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  ...(isHttps && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
})

// The API writes no scripts, so it needs no nonce.
const isPage = (url: string) => !url.startsWith('/api/')

export const addSecurityHeaders = (app: FastifyInstance, options: SecurityOptions) => {
  const policy = policyOf(options)
  const always = { ...headersOf(options), 'content-security-policy': policy }
  app.decorateReply('scriptNonce', '')
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(always)
    if (isPage(request.url)) {
      reply.scriptNonce = randomBytes(16).toString('base64')
      reply.header('content-security-policy', `${policy} 'nonce-${reply.scriptNonce}'`)
    }
    done()
  })
}
