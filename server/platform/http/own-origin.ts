// Whether a request comes from a page of this site. Only browsers set these headers, and no script can change them.
import type { IncomingHttpHeaders } from 'node:http'

/** X-Forwarded-Host, which any client can send, is not trusted. */
export const isOwnOrigin = ({ origin, host }: IncomingHttpHeaders, publicUrl: string) => {
  if (origin === undefined) return false
  if (origin === new URL(publicUrl).origin) return true
  return URL.canParse(origin) && new URL(origin).host === host
}

/** Browsers before 2023 and pages without TLS send no Sec-Fetch-Site, but an Origin with every POST. */
export const isSameOriginPost = (headers: IncomingHttpHeaders, publicUrl: string) => {
  const site = headers['sec-fetch-site']
  return site === undefined ? isOwnOrigin(headers, publicUrl) : site === 'same-origin'
}
