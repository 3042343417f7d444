// The transport: XMLHttpRequest in a page, which reports progress, and fetch() in the service worker.
import type { RawResponse } from '../http/raw-response.ts'

export type SendRequest = {
  method: string
  path: string
  headers: Readonly<Record<string, string>>
  body?: FormData | Blob | string
  timeoutMs?: number
}

/** Throws when there is no reply. `onSent` gets the sent fraction of the body, from 0 to 1. */
export type Send = (request: SendRequest, onSent?: (fraction: number) => void) => Promise<RawResponse>

export const bearer = (token: string | null): Record<string, string> =>
  token ? { authorization: `Bearer ${token}` } : {}
