import type { RawResponse } from '../http/raw-response.ts'

export type Outcome =
  /** The reply is undefined when an earlier attempt succeeded and its reply was lost. */
  | { is: 'sent'; reply: unknown }
  /** The server does not accept it as it is. */
  | { is: 'refused'; reply: RawResponse }
  /** The server failed. A form shows that; a queued entry is retried a few times. `waitMs` comes from Retry-After. */
  | { is: 'failed'; reply: RawResponse; waitMs?: number }
  /** The session has ended. A form shows that; a queued entry waits for the next login of the account. */
  | { is: 'signed_out'; reply: RawResponse }
  /** The server was not reached, so the entry is queued. Offline, the other entries are not tried. */
  | { is: 'unreachable'; isOffline: boolean; waitMs?: number }

export const OFFLINE: Outcome = { is: 'unreachable', isOffline: true }

const UNAUTHORIZED = 401
const SERVICE_UNAVAILABLE = 503
// 511: a network that asks to log in first.
const GATEWAY_ERRORS = new Set([502, 504, 511])
const TRANSIENT_STATUSES = new Set([408, 425, 429])
// `upload_missing`: another tab may have used the file that this one sent.
const TRANSIENT_CODES = new Set<unknown>(['still_working', 'upload_missing'])

const LONGEST_WAIT_MS = 60 * 60_000
const MOST_FAILURES = 3

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export const codeOf = ({ text }: RawResponse) => (parse(text) as { code?: unknown } | null | undefined)?.code

// Every reply of our server is JSON. The login page of a captive portal is not.
const isCaptivePortal = ({ status, text }: RawResponse) => status < 400 && parse(text) === undefined

/** The same request may succeed later. */
export const isFailure = (reply: RawResponse) =>
  reply.status >= 500 ||
  TRANSIENT_STATUSES.has(reply.status) ||
  TRANSIENT_CODES.has(codeOf(reply)) ||
  // A proxy's error page instead of our reply.
  parse(reply.text) === undefined

const waitOf = ({ retryAfter = 0 }: RawResponse) => retryAfter * 1_000

const whenUnavailable = (reply: RawResponse): Outcome => {
  const waitMs = Math.min(waitOf(reply), LONGEST_WAIT_MS)
  return { is: 'unreachable', isOffline: false, ...(waitMs > 0 && { waitMs }) }
}

const whenFailed = (reply: RawResponse): Outcome => {
  const waitMs = waitOf(reply)
  // The user decides about a longer wait.
  if (waitMs > LONGEST_WAIT_MS) return { is: 'refused', reply }
  return { is: 'failed', reply, ...(waitMs > 0 && { waitMs }) }
}

export const outcomeOf = (reply: RawResponse, { isSignedIn }: { isSignedIn: boolean }): Outcome => {
  const { status, text } = reply
  if (GATEWAY_ERRORS.has(status) || isCaptivePortal(reply)) return OFFLINE
  if (status === SERVICE_UNAVAILABLE) return whenUnavailable(reply)
  if (status >= 200 && status < 300) return { is: 'sent', reply: parse(text) }
  if (codeOf(reply) === 'already_done') return { is: 'sent', reply: undefined }
  if (status === UNAUTHORIZED && isSignedIn) return { is: 'signed_out', reply }
  return isFailure(reply) ? whenFailed(reply) : { is: 'refused', reply }
}

export const mayRetry = (failures: number) => failures < MOST_FAILURES
