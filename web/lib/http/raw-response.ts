export type RawResponse = {
  status: number
  text: string
  retryAfter?: number | undefined
  /** The Link header, with the next page of a list. */
  link?: string | null | undefined
  etag?: string | null | undefined
  /** The X-Field-Codes header: the codes of broken rules, as JSON. */
  fieldCodes?: string | null | undefined
}

// Our server sends seconds. A proxy may send a date, which is ignored.
const parseRetryAfter = (header: string | null) => Number(header) || undefined

export const readHeaders = (header: (name: string) => string | null) => ({
  retryAfter: parseRetryAfter(header('retry-after')),
  link: header('link'),
  etag: header('etag'),
  fieldCodes: header('x-field-codes'),
})
