// A client chooses the URL of an endpoint, which our server calls. It must be on the public internet.
import { BlockList, isIPv4 } from 'node:net'

const listOf = (family: 'ipv4' | 'ipv6', subnets: readonly string[]) => {
  const list = new BlockList()
  for (const subnet of subnets) {
    const [network = '', bits] = subnet.split('/')
    list.addSubnet(network, Number(bits), family)
  }
  return list
}

// The IANA IPv4 Special-Purpose Address Registry, and multicast.
const SPECIAL_IPV4 = listOf('ipv4', [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
])
// Global unicast: excludes loopback, link-local, unique local, IPv4-mapped and NAT64.
const GLOBAL_IPV6 = listOf('ipv6', ['2000::/3'])
// Teredo, documentation and 6to4: the first and the last embed an IPv4 address.
const SPECIAL_IPV6 = listOf('ipv6', ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'])

export const isPublicIp = (address: string) =>
  isIPv4(address)
    ? !SPECIAL_IPV4.check(address, 'ipv4')
    : GLOBAL_IPV6.check(address, 'ipv6') && !SPECIAL_IPV6.check(address, 'ipv6')
