// Security headers. The CSP allows only the server's own inline scripts, and no other host except map tiles and, with a key, Google's
// geocoder.
import type { FastifyInstance } from 'fastify'
import { isApiUrl } from './api-url.ts'

declare module 'fastify' {
  interface FastifyInstance {
    policyWithScripts: (hashes: readonly string[]) => string
  }
}

export type SecurityOptions = { tilesUrl: string; hasGoogleMaps: boolean; isHttps: boolean; isDev: boolean }

const GEOCODER = 'https://maps.googleapis.com'

const origin = (url: string) => url.replaceAll('{s}', '*').match(/^https?:\/\/[^/]+/)?.[0] ?? ''

export const CSP_REPORTS_PATH = '/csp-reports/'
const REPORT_GROUP = 'csp'

const policyOf = ({ tilesUrl, hasGoogleMaps, isHttps, isDev }: SecurityOptions) =>
  [
    "default-src 'self'",
    // React writes style attributes; a style cannot run a script.
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${origin(tilesUrl)}`,
    "media-src 'self' blob:",
    "font-src 'self'",
    // Tiles are fetched to correct a border.
    `connect-src 'self' ${origin(tilesUrl)}${hasGoogleMaps ? ` ${GEOCODER}` : ''}${isDev ? ' ws: wss:' : ''}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
    `report-uri ${CSP_REPORTS_PATH}`,
    // Browsers that support it ignore `report-uri`, and report over HTTPS only.
    ...(isHttps ? [`report-to ${REPORT_GROUP}`] : []),
    "script-src 'self'",
  ].join('; ')

export type SecurityHeaders = Readonly<Record<string, string>>

const commonHeaders = ({ isHttps }: SecurityOptions): SecurityHeaders => ({
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  ...(isHttps && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
})

const PAGE_HEADERS: SecurityHeaders = {
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'geolocation=(self), camera=(), microphone=(self), payment=()',
  'x-frame-options': 'DENY',
}

const isPage = (url: string) => !isApiUrl(url) || url.startsWith('/api/docs')

export const makeSecurity = (options: SecurityOptions) => {
  const policy = policyOf(options)
  const ofPages: SecurityHeaders = {
    ...commonHeaders(options),
    ...PAGE_HEADERS,
    'content-security-policy': policy,
    ...(options.isHttps && { 'reporting-endpoints': `${REPORT_GROUP}="${CSP_REPORTS_PATH}"` }),
  }
  const ofData: SecurityHeaders = {
    ...commonHeaders(options),
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  }
  return { policy, headersOf: (url: string) => (isPage(url) ? ofPages : ofData) }
}
export type Security = ReturnType<typeof makeSecurity>

export const addSecurityHeaders = (app: FastifyInstance, { policy, headersOf }: Security) => {
  app.decorate('policyWithScripts', (hashes: readonly string[]) =>
    [policy, ...hashes.map((each) => `'sha256-${each}'`)].join(' '),
  )
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headersOf(request.url))
    done()
  })
}
