// Whether a request comes from a page of this site, by headers that only browsers set and scripts cannot change.
import type { IncomingHttpHeaders } from 'node:http'

export const isOwnOrigin = ({ origin, host }: IncomingHttpHeaders, publicUrl: string) => {
  if (origin === undefined) return false
  if (origin === new URL(publicUrl).origin) return true
  return URL.canParse(origin) && new URL(origin).host === host
}

// Browsers before 2023 and pages without TLS send no Sec-Fetch-Site, but an Origin with every POST. A client that sends neither is not a
// browser, so CSRF is not possible.
export const isCrossSitePost = (headers: IncomingHttpHeaders, publicUrl: string) => {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin'
  return headers.origin !== undefined && !isOwnOrigin(headers, publicUrl)
}
