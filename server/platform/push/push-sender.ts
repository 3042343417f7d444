import {
  request as httpRequest,
  Agent as HttpAgent,
  type IncomingMessage,
  type OutgoingHttpHeaders,
} from 'node:http'
import { request as httpsRequest, Agent as HttpsAgent } from 'node:https'
import type { LookupFunction } from 'node:net'
import { errorOf, codeOf } from '../postgres/errno.ts'
import { encryptPush } from './encrypt.ts'
import { resolvesToPublicIp, publicLookup } from './lookup.ts'
import { parseEndpoint, type PushHosts } from './push-hosts.ts'
import { type VapidKeys, vapidHeader } from './vapid.ts'

type PushTarget = Readonly<{ endpoint: string; p256dh: string; auth: string }>
export type PushOptions = Readonly<{
  ttlSeconds: number
  urgency: 'low' | 'normal' | 'high'
  /** Replaces an undelivered message with the same topic. */
  topic: string
}>

/** `reason` never holds the endpoint, which is a secret. */
export type PushOutcome =
  | { kind: 'sent' }
  | { kind: 'gone' }
  | { kind: 'refused'; reason: string }
  | { kind: 'later'; reason: string; afterMs?: number }

export type PushSender = Readonly<{
  publicKey: string
  isAllowed: (endpoint: string) => Promise<boolean>
  send: (target: PushTarget, message: string, options: PushOptions) => Promise<PushOutcome>
  close: () => void
}>

type SenderOptions = {
  hosts: PushHosts
  keys: VapidKeys
  subject: string
  lookup?: LookupFunction | undefined
}

const DEADLINE_MS = 10_000
const MAX_SOCKETS = 40
// The body is ignored, and may be endless.
const MAX_REPLY_BYTES = 16_384

const retryAfterMs = (header: string | undefined) => {
  if (!header) return undefined
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1_000
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1_000 : undefined
}

const outcomeOf = ({ statusCode: status = 0, headers }: IncomingMessage): PushOutcome => {
  if (status >= 200 && status < 300) return { kind: 'sent' }
  if (status === 404 || status === 410) return { kind: 'gone' }
  const reason = `the push service answered ${status}`
  if (status !== 429 && status < 500) return { kind: 'refused', reason }
  const afterMs = retryAfterMs(headers['retry-after'])
  return { kind: 'later', reason, ...(afterMs !== undefined && { afterMs }) }
}

const drain = (response: IncomingMessage) => {
  let bytes = 0
  response.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > MAX_REPLY_BYTES) response.destroy()
  })
  response.on('error', () => {})
}

// A signature is per push service and costs more than half of encrypting a message, so it is cached.
const SIGNATURE_MS = 12 * 3_600_000
// Wildcards allow any number of hosts.
const MAX_SIGNATURES = 1_000

const cacheSignatures = (keys: VapidKeys, subject: string) => {
  const cache = new Map<string, { header: string; until: number }>()
  return async (audience: string) => {
    const now = Date.now()
    const cached = cache.get(audience)
    if (cached && cached.until > now) return cached.header
    const expiresAt = new Date(now + SIGNATURE_MS)
    const header = await vapidHeader(keys, { audience, subject, expiresAt })
    if (cache.size >= MAX_SIGNATURES) cache.clear()
    cache.set(audience, { header, until: now + SIGNATURE_MS / 2 })
    return header
  }
}

const tryEncrypt = (message: string, target: PushTarget) => {
  try {
    return encryptPush(message, target)
  } catch {
    return undefined
  }
}

const headersOf = (body: Buffer, { ttlSeconds, urgency, topic }: PushOptions) => ({
  'content-type': 'application/octet-stream',
  'content-encoding': 'aes128gcm',
  'content-length': body.length,
  ttl: ttlSeconds,
  urgency,
  topic,
})

type Call = Readonly<{ url: URL; headers: OutgoingHttpHeaders; body: Buffer; agent: HttpAgent }>

// Does not follow redirects.
const call = ({ url, headers, body, agent }: Call) =>
  new Promise<PushOutcome>((resolve) => {
    const start = url.protocol === 'https:' ? httpsRequest : httpRequest
    const signal = AbortSignal.timeout(DEADLINE_MS)
    const request = start(url, { method: 'POST', headers, agent, signal }, (response) => {
      drain(response)
      resolve(outcomeOf(response))
    })
    request.on('error', (error) =>
      resolve({
        kind: 'later',
        reason: `the push service can't be reached (${codeOf(error) ?? errorOf(error).name})`,
      }),
    )
    request.end(body)
  })

export const openPushSender = ({ hosts, keys, subject, lookup }: SenderOptions): PushSender => {
  const checked = publicLookup(lookup)
  const limits = { keepAlive: true, maxSockets: MAX_SOCKETS }
  const secure = new HttpsAgent({ ...limits, ...(hosts.isTrusted ? {} : { lookup: checked }) })
  const plain = new HttpAgent(limits)
  const authorizationFor = cacheSignatures(keys, subject)
  return {
    publicKey: keys.publicKey,
    isAllowed: async (endpoint) => {
      const url = parseEndpoint(endpoint, hosts)
      return url !== undefined && (hosts.isTrusted || (await resolvesToPublicIp(url.hostname, checked)))
    },
    send: async (target, message, options) => {
      // The allowed hosts may have changed since the subscription.
      const url = parseEndpoint(target.endpoint, hosts)
      if (!url) return { kind: 'refused', reason: 'not an endpoint of a push service that is known' }
      const body = tryEncrypt(message, target)
      if (!body) return { kind: 'refused', reason: 'the keys of the subscription are not valid' }
      const headers = { ...headersOf(body, options), authorization: await authorizationFor(url.origin) }
      return call({ url, headers, body, agent: url.protocol === 'https:' ? secure : plain })
    },
    close: () => {
      secure.destroy()
      plain.destroy()
    },
  }
}
