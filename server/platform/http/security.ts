// Security headers. Of the scripts within a page only those run that the server has put there; nothing comes from another host except
// map tiles and, where the site has a key for it, Google's name for a position.
import type { FastifyInstance } from 'fastify'
import { isApiUrl } from './api-url.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The policy of a page with these scripts, each by the hash of its text. */
    policyWithScripts: (hashes: readonly string[]) => string
  }
}

export type SecurityOptions = { tilesUrl: string; hasGoogleMaps: boolean; isHttps: boolean; isDev: boolean }

const GEOCODER = 'https://maps.googleapis.com'

// {s} of a tile address stands for several hosts; {z}, {x} and {y} come after the host.
const origin = (url: string) => url.replaceAll('{s}', '*').match(/^https?:\/\/[^/]+/)?.[0] ?? ''

export const CSP_REPORTS_PATH = '/csp-reports/'
const REPORT_GROUP = 'csp'

const policyOf = ({ tilesUrl, hasGoogleMaps, isHttps, isDev }: SecurityOptions) =>
  [
    "default-src 'self'",
    // React writes style attributes; a style can't run a script.
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${origin(tilesUrl)}`,
    "media-src 'self' blob:",
    "font-src 'self'",
    // Tiles are read where a border is corrected.
    `connect-src 'self' ${origin(tilesUrl)}${hasGoogleMaps ? ` ${GEOCODER}` : ''}${isDev ? ' ws: wss:' : ''}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
    `report-uri ${CSP_REPORTS_PATH}`,
    // A browser that knows it ignores `report-uri`, and sends such reports over https only.
    ...(isHttps ? [`report-to ${REPORT_GROUP}`] : []),
    "script-src 'self'",
  ].join('; ')

export type SecurityHeaders = Readonly<Record<string, string>>

// Made once: every reply carries them.
const commonHeaders = ({ isHttps }: SecurityOptions): SecurityHeaders => ({
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  ...(isHttps && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
})

const PAGE_HEADERS: SecurityHeaders = {
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=()',
  'x-frame-options': 'DENY',
}

// A reply of the API is no page, except for its own document.
const isPage = (url: string) => !isApiUrl(url) || url.startsWith('/api/docs')

/** The policy of pages, and the headers of every reply by its address. */
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
