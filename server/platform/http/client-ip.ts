// The IP that rate limits count by. A client can use every address of its IPv6 /64 network, so the network counts as one.
import { isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'

const MAPPED = /^::ffff:(?=\d+\.)/i

// Normalised by URL: lower case, no leading zeros, an IPv4 suffix as two groups.
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

/** The usual allocation of one owner: /24 of IPv4, /48 of IPv6. `ip` comes from clientIpOf(). */
export const networkOf = (ip: string) =>
  ip.includes(':')
    ? `${ip.split(':').slice(0, 3).join(':')}::/48`
    : `${ip.split('.').slice(0, 3).join('.')}.0/24`
