// Normalises the path of a URL: `%61pi` and `api` are equivalent by RFC 3986 (6.2.2.2), and the router treats them so.
import type { IncomingMessage } from 'node:http'

const UNRESERVED = /%(?:2[de]|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/gi
const MALFORMED = /%(?![0-9a-f]{2})/i

/** Other escapes stay. A malformed path is not changed: decoding a part of it could create an escape. The router refuses it. */
export const decodeUnreserved = (path: string) =>
  MALFORMED.test(path) ? path : path.replace(UNRESERVED, (escape) => decodeURIComponent(escape))

// For Fastify's rewriteUrl, so that every comparison with `request.url` sees the routed path. Not refused: such links exist, and pages
// redirect them (server/app/page-path.ts).
export const normalizeUrl = ({ url = '/' }: Pick<IncomingMessage, 'url'>) => {
  const end = url.search(/[?#]/)
  const path = end === -1 ? url : url.slice(0, end)
  return path.includes('%') ? decodeUnreserved(path) + url.slice(path.length) : url
}
