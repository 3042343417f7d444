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

// `from` is ours: what led to a visit, which the browser counts (web/lib/shop-events.ts).
const TRACKING =
  /^(from|utm_\w+|fbclid|gclid|gbraid|wbraid|dclid|gclsrc|msclkid|yclid|twclid|ttclid|igshid|igsh|li_fat_id|mc_cid|mc_eid|_gl|_ga|srsltid)$/i

/** A redirect of a page, which is rendered without tracking parameters (page-parameters.ts), keeps them. */
export const withTracking = (location: string, { searchParams }: URL) => {
  const tracking = new URLSearchParams([...searchParams].filter(([name]) => TRACKING.test(name)))
  return tracking.size === 0
    ? location
    : `${location}${location.includes('?') ? '&' : '?'}${tracking.toString()}`
}
