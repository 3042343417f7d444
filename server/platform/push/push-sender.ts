// Hands a message to a push service: encrypted for one browser (RFC 8291), signed with our key (RFC 8292).
import { request as httpRequest, Agent as HttpAgent, type IncomingMessage } from 'node:http'
import { request as httpsRequest, Agent as HttpsAgent } from 'node:https'
import type { LookupFunction } from 'node:net'
import type { RequestDetails } from 'web-push'
import { errorOf, codeOf } from '../postgres/errno.ts'
import { leadsToPublicAddress, publicLookup } from './lookup.ts'
import { parseEndpoint, type PushHosts } from './push-hosts.ts'
import type { VapidKeys } from './vapid.ts'

type PushTarget = Readonly<{ endpoint: string; p256dh: string; auth: string }>
export type PushOptions = Readonly<{
  ttlSeconds: number
  urgency: 'low' | 'normal' | 'high'
  /** What waits at the push service under the same topic is replaced. */
  topic: string
}>

/** `reason` never holds the endpoint, which is a secret. */
export type PushOutcome =
  | { kind: 'sent' }
  /** The browser has ended the subscription. */
  | { kind: 'gone' }
  /** Trying again would change nothing. */
  | { kind: 'refused'; reason: string }
  | { kind: 'later'; reason: string; afterMs?: number }

export type PushSender = Readonly<{
  publicKey: string
  /** Whether an endpoint may be called. */
  isAllowed: (endpoint: string) => Promise<boolean>
  send: (target: PushTarget, message: string, options: PushOptions) => Promise<PushOutcome>
  close: () => void
}>

type SenderOptions = {
  hosts: PushHosts
  keys: VapidKeys
  subject: string
  /** Tests know names of their own. */
  lookup?: LookupFunction | undefined
}

const DEADLINE_MS = 10_000
const MAX_SOCKETS = 40
// What a push service says is not read: it may be endless.
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

type Signer = (origin: string) => Promise<string>

// A signature is of a push service, not of a message, and costs more than half as much as encrypting one.
const SIGNATURE_SECONDS = 12 * 3_600
// A star in the list stands for any number of hosts.
const MAX_SIGNATURES = 1_000

const signWith = (keys: VapidKeys, subject: string): Signer => {
  const known = new Map<string, { header: string; until: number }>()
  return async (origin) => {
    const now = Math.floor(Date.now() / 1_000)
    const kept = known.get(origin)
    if (kept && kept.until > now) return kept.header
    const { default: webPush } = await import('web-push')
    const { publicKey, privateKey } = keys
    const ends = now + SIGNATURE_SECONDS
    const signed = webPush.getVapidHeaders(origin, subject, publicKey, privateKey, 'aes128gcm', ends)
    if (known.size >= MAX_SIGNATURES) known.clear()
    known.set(origin, { header: signed.Authorization, until: now + SIGNATURE_SECONDS / 2 })
    return signed.Authorization
  }
}

const encryptFor = async (
  { endpoint, p256dh, auth }: PushTarget,
  message: string,
  { ttlSeconds: TTL, ...options }: PushOptions,
) => {
  const { default: webPush } = await import('web-push')
  try {
    return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, message, { TTL, ...options })
  } catch {
    return undefined
  }
}

type Call = Readonly<{ url: URL; details: RequestDetails; authorization: string; agent: HttpAgent }>

// Redirects are not followed: they are an answer like any other.
const call = ({ url, details, authorization, agent }: Call) =>
  new Promise<PushOutcome>((resolve) => {
    const start = url.protocol === 'https:' ? httpsRequest : httpRequest
    const headers = { ...details.headers, authorization }
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
    request.end(details.body)
  })

export const openPushSender = ({ hosts, keys, subject, lookup }: SenderOptions): PushSender => {
  const checked = publicLookup(lookup)
  const limits = { keepAlive: true, maxSockets: MAX_SOCKETS }
  const secure = new HttpsAgent({ ...limits, ...(hosts.isTrusted ? {} : { lookup: checked }) })
  const plain = new HttpAgent(limits)
  const sign = signWith(keys, subject)
  return {
    publicKey: keys.publicKey,
    isAllowed: async (endpoint) => {
      const url = parseEndpoint(endpoint, hosts)
      return url !== undefined && (hosts.isTrusted || (await leadsToPublicAddress(url.hostname, checked)))
    },
    send: async (target, message, options) => {
      // The list may be another one than when it was taken.
      const url = parseEndpoint(target.endpoint, hosts)
      if (!url) return { kind: 'refused', reason: 'not an endpoint of a push service that is known' }
      const details = await encryptFor(target, message, options)
      if (!details) return { kind: 'refused', reason: 'the keys of the subscription are not valid' }
      const authorization = await sign(url.origin)
      return call({ url, details, authorization, agent: url.protocol === 'https:' ? secure : plain })
    },
    close: () => {
      secure.destroy()
      plain.destroy()
    },
  }
}
