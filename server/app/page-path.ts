import { decodeUnreserved } from '../platform/http/unreserved.ts'

// Upper case in the specification.
const SPELLED: ReadonlyMap<string, string> = new Map([['postdashboard', 'Postdashboard']])

// Escapes are upper case (RFC 3986, 6.2.2.1), as in URL and encodeURIComponent.
const ESCAPE = /%[0-9a-f]{2}/g
const lowerCase = (segment: string) =>
  segment.toLowerCase().replaceAll(ESCAPE, (escape) => escape.toUpperCase())

/** Lower case, and numbers without leading zeros. Codes are unchanged. */
const canonicalSegments = ([first = '', ...rest]: string[]) => {
  const page = lowerCase(first)
  const others = page === 'market' ? rest.map(lowerCase) : rest
  return [
    SPELLED.get(page) ?? page,
    ...others.map((each) => (/^\d+$/.test(each) ? each.replace(/^0+(?=\d)/, '') : each)),
  ]
}

/** Never begins with two slashes, which would be another host. */
export const canonicalPath = (pathname: string) => {
  // Requests of the router for the data of a page.
  if (pathname.endsWith('.data')) return pathname
  const segments = decodeUnreserved(pathname)
    .split('/')
    .filter((segment) => segment !== '')
  return `/${canonicalSegments(segments).join('/')}`
}
