// One page has one address. Other spellings of its path are redirected.
import { decodeUnreserved } from '../platform/http/unreserved.ts'

// Written so in the specification.
const SPELLED: ReadonlyMap<string, string> = new Map([['postdashboard', 'Postdashboard']])

// An escape is written in capitals (RFC 3986, 6.2.2.1), as URL and encodeURIComponent do.
const ESCAPE = /%[0-9a-f]{2}/g
const lowerCase = (segment: string) =>
  segment.toLowerCase().replaceAll(ESCAPE, (escape) => escape.toUpperCase())

/** Small letters where a page is named, and numbers without zeros in front. A code that was typed stays as it is. */
const canonicalSegments = ([first = '', ...rest]: string[]) => {
  const page = lowerCase(first)
  const others = page === 'market' ? rest.map(lowerCase) : rest
  return [
    SPELLED.get(page) ?? page,
    ...others.map((each) => (/^\d+$/.test(each) ? each.replace(/^0+(?=\d)/, '') : each)),
  ]
}

/** Never begins with two slashes: it would lead to another site. */
export const canonicalPath = (pathname: string) => {
  // The router's own, for the data of a page.
  if (pathname.endsWith('.data')) return pathname
  const segments = decodeUnreserved(pathname)
    .split('/')
    .filter((segment) => segment !== '')
  return `/${canonicalSegments(segments).join('/')}`
}
