// Three machines as network namespaces at one bridge. The run itself is in a namespace (tools/cluster.mjs), with which all of them vanish.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)
const ip = (words: string) => run('/usr/sbin/ip', words.split(' '))

export const NODES = ['node-1', 'node-2', 'node-3'] as const
export type NodeName = (typeof NODES)[number]

const BRIDGE = 'haat0'
const HOST_IP = '10.77.0.1'
export const ipOf = (node: NodeName) => `10.77.0.1${NODES.indexOf(node) + 1}`
const linkOf = (node: NodeName) => `to-${node}`
const othersThan = (node: NodeName) => NODES.filter((other) => other !== node)

export const inNamespace = (node: NodeName, argv: readonly string[]) => [
  '/usr/sbin/ip',
  'netns',
  'exec',
  node,
  ...argv,
]

const connect = async (node: NodeName) => {
  await ip(`netns add ${node}`)
  await ip(`link add ${linkOf(node)} type veth peer name eth0 netns ${node}`)
  await ip(`link set ${linkOf(node)} master ${BRIDGE} up`)
  await ip(`-n ${node} link set lo up`)
  await ip(`-n ${node} addr add ${ipOf(node)}/24 dev eth0`)
  await ip(`-n ${node} link set eth0 up`)
}

export const openNetwork = async () => {
  await ip('link set lo up')
  await ip(`link add name ${BRIDGE} type bridge`)
  await ip(`addr add ${HOST_IP}/24 dev ${BRIDGE}`)
  await ip(`link set ${BRIDGE} up`)
  for (const node of NODES) await connect(node)
}

/** The link loses all packets. */
export const cutOff = async (node: NodeName) => void (await ip(`link set ${linkOf(node)} down`))
export const reconnect = async (node: NodeName) => void (await ip(`link set ${linkOf(node)} up`))

/** The other nodes lose it; the proxy and its clients still reach it. */
export const cutFromOthers = async (node: NodeName) => {
  for (const other of othersThan(node)) await ip(`-n ${node} route add blackhole ${ipOf(other)}/32`)
}
export const reconnectToOthers = async (node: NodeName) => {
  for (const other of othersThan(node)) await ip(`-n ${node} route del blackhole ${ipOf(other)}/32`)
}
