// Refuses hosts that resolve to IPs that are not public (SSRF): when a browser subscribes, and again when connecting, because DNS may have
// changed.
import { lookup as systemLookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { isPublicIp } from './public-ip.ts'

class IpNotPublic extends Error {
  override name = 'IpNotPublic'
  readonly code = 'IP_NOT_PUBLIC'
}

export const publicLookup =
  (lookup: LookupFunction = systemLookup): LookupFunction =>
  (hostname, options, done) =>
    lookup(hostname, { ...options, all: true }, (error, found) => {
      const addresses = Array.isArray(found) ? found : []
      const [first] = addresses
      if (error || !first) return done(error ?? new Error('a name without an address'), [])
      if (!addresses.every(({ address }) => isPublicIp(address)))
        return done(new IpNotPublic('the name of a push service leads to an address that is not public'), [])
      return options.all ? done(null, addresses) : done(null, first.address, first.family)
    })

const PATIENCE_MS = 2_000

/** True when DNS does not respond: the connection is checked again. */
export const resolvesToPublicIp = (hostname: string, lookup: LookupFunction) =>
  new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => resolve(true), PATIENCE_MS)
    lookup(hostname, { all: true }, (error) => {
      clearTimeout(timer)
      resolve(!(error instanceof IpNotPublic))
    })
  })
