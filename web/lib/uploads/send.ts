// How bytes leave the browser: by XMLHttpRequest from a page, which tells how far they are, and by fetch() from the service worker.
import type { RawResponse } from '../http/raw-response.ts'

export type WireRequest = {
  method: string
  path: string
  headers: Readonly<Record<string, string>>
  body?: FormData | Blob | string
  timeoutMs?: number
}

/** Throws when there is no reply. `onSent` gets the sent fraction of the body, from 0 to 1. */
export type Send = (request: WireRequest, onSent?: (fraction: number) => void) => Promise<RawResponse>

export const bearer = (token: string | null): Record<string, string> =>
  token ? { authorization: `Bearer ${token}` } : {}
