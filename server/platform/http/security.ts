// Security headers. Scripts run only with this reply's nonce; nothing comes from another host except map tiles.
import { randomBytes } from 'node:crypto'
import helmet from '@fastify/helmet'
import type { FastifyInstance, FastifyReply } from 'fastify'

declare module 'fastify' {
  interface FastifyReply {
    /** Goes on every inline script of the page. */
    scriptNonce: string
  }
}

const origin = (url: string) => new URL(url.replaceAll(/[{}]/g, '')).origin

const policyFor = ({ tilesUrl, isHttps, isDev }: SecurityOptions, reply: FastifyReply) =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${reply.scriptNonce}'`,
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
  ].join('; ')

export type SecurityOptions = { tilesUrl: string; isHttps: boolean; isDev: boolean }

export const addSecurityHeaders = async (app: FastifyInstance, options: SecurityOptions) => {
  await app.register(helmet, {
    contentSecurityPolicy: false, // written below: helmet would put a nonce on styles too
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: options.isHttps,
  })
  app.decorateReply('scriptNonce', '')
  app.addHook('onRequest', async (_request, reply) => {
    reply.scriptNonce = randomBytes(16).toString('base64')
    reply.header('content-security-policy', policyFor(options, reply))
    reply.header('permissions-policy', 'geolocation=(self), camera=(), microphone=(), payment=()')
  })
}
