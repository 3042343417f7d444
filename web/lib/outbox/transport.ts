import { type RawResponse, readHeaders } from '../http/raw-response.ts'
import { bearer, type Send } from '../uploads/send.ts'
import { sendForm } from '../uploads/send-form.ts'
import type { Entry } from './entry.ts'

const JSON_TIMEOUT_MS = 30_000
// A picture of 300 KB takes a minute at 50 kbps.
const FORM_TIMEOUT_MS = 10 * 60_000

const headersOf = ({ request, key, account }: Entry): Record<string, string> => ({
  // A guest has no account that separates the keys: the prefix does.
  'idempotency-key': account > 0 ? key : `visitor-${key}`,
  ...(request.ifMatch && { 'if-match': request.ifMatch }),
  ...(request.body && { 'content-type': 'application/json' }),
})

const sendByFetch: Send = async ({ timeoutMs = JSON_TIMEOUT_MS, path, ...init }) => {
  const response = await fetch(path, { ...init, signal: AbortSignal.timeout(timeoutMs) })
  const headers = readHeaders((name) => response.headers.get(name))
  return { status: response.status, text: await response.text(), ...headers }
}

type SendingOptions = {
  token: string | null
  /** A proof of work, where the server asked for one. */
  headers?: Readonly<Record<string, string>>
  send?: Send
  onProgress?: ((progress: number) => void) | undefined
}

export const sendEntry = (
  entry: Entry,
  { token, headers: more, send = sendByFetch, onProgress }: SendingOptions,
): Promise<RawResponse> => {
  const { method, path, body, form } = entry.request
  const http = { method, path, headers: { ...headersOf(entry), ...more } }
  if (!form) {
    const headers = { ...http.headers, ...bearer(token) }
    return send({ ...http, headers, ...(body && { body: JSON.stringify(body) }) })
  }
  const request = { ...http, fields: form, token, isRepeat: entry.tries > 1, timeoutMs: FORM_TIMEOUT_MS }
  return sendForm(request, { send, onProgress })
}
