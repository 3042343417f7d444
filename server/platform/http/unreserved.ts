// One spelling for the path of a URL: `%61pi` and `api` are the same by RFC 3986 (6.2.2.2), and the router treats them so.
import type { IncomingMessage } from 'node:http'

// Letters, digits and - . _ ~
const UNRESERVED = /%(?:2[de]|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/gi
const MALFORMED = /%(?![0-9a-f]{2})/i

/** Other escapes stay. A malformed path stays as it is: decoding a part of it could make a new escape, and the router refuses it. */
export const decodeUnreserved = (path: string) =>
  MALFORMED.test(path) ? path : path.replace(UNRESERVED, (escape) => decodeURIComponent(escape))

/**
 * For Fastify's rewriteUrl, so that whatever compares `request.url` sees the spelling that the route was chosen by. Not a refusal: links
 * with such escapes exist, and pages redirect them (server/app/page-path.ts).
 */
export const normalizeUrl = ({ url = '/' }: Pick<IncomingMessage, 'url'>) => {
  const end = url.search(/[?#]/)
  const path = end === -1 ? url : url.slice(0, end)
  return path.includes('%') ? decodeUnreserved(path) + url.slice(path.length) : url
}
