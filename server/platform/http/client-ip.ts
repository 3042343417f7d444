// Whom a call is counted for. One connection has every IPv6 address of its network to choose from, so they count as one.
import { isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'

// An IPv4 address, as a socket that listens for both kinds names it.
const MAPPED = /^::ffff:(?=\d+\.)/i

// As a URL writes it: small letters, no zeros in front, an IPv4 tail as two groups.
const groupsOf = (ip: string) => {
  const [bare = ''] = ip.split('%')
  const short = new URL(`http://[${bare}]`).hostname.slice(1, -1)
  const leftOut = '0:'.repeat(9 - short.split(':').length)
  return short.replace('::', `:${leftOut}`).split(':')
}

export const clientIpOf = ({ ip }: Pick<FastifyRequest, 'ip'>) => {
  const plain = ip.replace(MAPPED, '')
  if (!isIPv6(plain)) return plain
  const network = groupsOf(plain).slice(0, 4)
  return `${network.map((group) => group || '0').join(':')}::/64`
}

/** What one owner usually has as a whole: /24 of IPv4, /48 of IPv6. `ip`: as clientIpOf() writes it. */
export const networkOf = (ip: string) =>
  ip.includes(':')
    ? `${ip.split(':').slice(0, 3).join(':')}::/48`
    : `${ip.split('.').slice(0, 3).join('.')}.0/24`
