// A reply as it came over the wire, to a page or to the service worker.

export type RawResponse = {
  status: number
  text: string
  retryAfter?: number | undefined
  /** The Link header, which names the next page of a list. */
  link?: string | null | undefined
  etag?: string | null | undefined
  /** The X-Field-Codes header: which rules a form breaks, as JSON. */
  fieldCodes?: string | null | undefined
}

// Our server sends seconds. A proxy may send a date, which is ignored.
const parseRetryAfter = (header: string | null) => Number(header) || undefined

/** What a reply says beside its body. */
export const readHeaders = (header: (name: string) => string | null) => ({
  retryAfter: parseRetryAfter(header('retry-after')),
  link: header('link'),
  etag: header('etag'),
  fieldCodes: header('x-field-codes'),
})
