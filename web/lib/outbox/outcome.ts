// What a reply means for an entry: it was sent, it is refused, or it goes on waiting.
import type { RawResponse } from '../raw-response.ts'

export type Outcome =
  /** Undefined when an earlier try was done and its reply was lost. */
  | { is: 'sent'; reply: unknown }
  | { is: 'refused'; reply: RawResponse }
  /** `waitMs` is what the server asked for. Without a line the others need not be tried. */
  | { is: 'later'; isLineLost: boolean; waitMs?: number }

export const LINE_LOST: Outcome = { is: 'later', isLineLost: true }

const NO_SESSION = 401
const WAIT_STATUSES = new Set([408, 425, 429, 500, 503, 507])
// A longer wait is a refusal: the person decides what to do.
const LONGEST_WAIT_MS = 60 * 60_000
const MOST_FAILURES = 5

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

// Every reply of ours is JSON. The login page of a hotel, or a proxy's, is not.
const isOurs = ({ text }: RawResponse) => parse(text) !== undefined

export const codeOf = ({ text }: RawResponse) => (parse(text) as { code?: unknown } | null)?.code

const waitFor = (reply: RawResponse, tries: number): Outcome => {
  const waitMs = (reply.retryAfter ?? 0) * 1_000
  const mayLast = reply.status !== 500 && codeOf(reply) !== 'upload_missing'
  const isOver = waitMs > LONGEST_WAIT_MS || (!mayLast && tries >= MOST_FAILURES)
  if (isOver) return { is: 'refused', reply }
  return { is: 'later', isLineLost: false, ...(waitMs > 0 && { waitMs }) }
}

/** `tries` counts this one. */
export const outcomeOf = (
  reply: RawResponse,
  { tries, isSignedIn }: { tries: number; isSignedIn: boolean },
): Outcome => {
  const { status, text } = reply
  if (status === 502 || status === 504) return LINE_LOST
  if (!isOurs(reply)) return status === 503 || status === 429 ? waitFor(reply, tries) : LINE_LOST
  if (status >= 200 && status < 300) return { is: 'sent', reply: parse(text) }
  const code = codeOf(reply)
  if (code === 'already_done') return { is: 'sent', reply: undefined }
  // The same person's next login sends it.
  if (status === NO_SESSION && isSignedIn) return LINE_LOST
  // Another tab may have used the file that this one sent.
  if (code === 'still_working' || code === 'upload_missing') return waitFor(reply, tries)
  return WAIT_STATUSES.has(status) ? waitFor(reply, tries) : { is: 'refused', reply }
}
