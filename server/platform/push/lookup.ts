// Names become addresses here, and an address that is not public is refused: when somebody subscribes, and again at the connection
// itself, since a name may lead elsewhere by then.
import { lookup as systemLookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

class AddressNotPublic extends Error {
  override name = 'AddressNotPublic'
  readonly code = 'ADDRESS_NOT_PUBLIC'
}

/** For an agent: it connects to nothing but what was looked at. */
export const publicLookup =
  (lookup: LookupFunction = systemLookup): LookupFunction =>
  (hostname, options, done) =>
    lookup(hostname, { ...options, all: true }, (error, found) => {
      const addresses = Array.isArray(found) ? found : []
      const [first] = addresses
      if (error || !first) return done(error ?? new Error('a name without an address'), [])
      if (!addresses.every(({ address }) => isPublicAddress(address)))
        return done(
          new AddressNotPublic('the name of a push service leads to an address that is not public'),
          [],
        )
      return options.all ? done(null, addresses) : done(null, first.address, first.family)
    })

const PATIENCE_MS = 2_000

/** False only when it is known to be none: where names can't be asked for now, the connection will tell. */
export const leadsToPublicAddress = (hostname: string, lookup: LookupFunction) =>
  new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => resolve(true), PATIENCE_MS)
    lookup(hostname, { all: true }, (error) => {
      clearTimeout(timer)
      resolve(!(error instanceof AddressNotPublic))
    })
  })
