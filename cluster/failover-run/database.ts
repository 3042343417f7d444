// Three machines, and a proxy that leads to the primary.
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { mkdir } from 'node:fs/promises'
import { Client } from 'pg'
import { postgresUser } from '../../server/platform/postgres/users.ts'
import { type Part, spawnTied, startPart } from '../parts/part.ts'
import { askPatroni, memberState, PASSWORDS, type RunningMachine, startMachine } from './machine.ts'
import { ipOf, type NodeName, NODES, openNetwork } from './network.ts'

const PRIMARY_PORT = 6432
const config = fileURLToPath(new URL('../../deploy/failover/haproxy.cfg', import.meta.url))
const POLL_MS = 250
const TIMEOUT_MS = 180_000

const waitFor = async <T>(what: string, find: () => Promise<T | undefined>): Promise<T> => {
  const deadline = Date.now() + TIMEOUT_MS
  for (;;) {
    const found = await find()
    if (found !== undefined) return found
    if (Date.now() > deadline) throw new Error(`${what}: not within ${TIMEOUT_MS / 1_000} s`)
    await sleep(POLL_MS)
  }
}

type Member = { name: NodeName; role: string; state: string; lag?: number | 'unknown' }

const membersSeenBy = async (node: NodeName) =>
  (await askPatroni<{ members: Member[] }>(node, '/cluster'))?.members ?? []

const findPrimary = async (nodes: readonly NodeName[] = NODES) => {
  const states = await Promise.all(nodes.map(memberState))
  return nodes.find((_node, at) => states[at]?.role === 'master')
}

// The load goes on, so there is always some.
const MAX_LAG_BYTES = 1_000_000

/** One primary, a synchronous and another replica, both nearly without lag: the next machine may fail. */
const isHealthy = async () => {
  const primary = await findPrimary()
  if (!primary) return undefined
  const members = await membersSeenBy(primary)
  const roles = members.map(({ role }) => role).toSorted()
  const isRunning = members.every(
    ({ state, role, lag }) => state === 'running' && (role === 'leader' || Number(lag) < MAX_LAG_BYTES),
  )
  return isRunning && roles.join(' ') === 'leader replica sync_standby' ? primary : undefined
}

const describeMembers = async () => {
  const lists = await Promise.all(NODES.map(membersSeenBy))
  return lists.map((members, at) => `${NODES[at]} sees ${JSON.stringify(members)}`).join('\n')
}

const healthyPrimary = () =>
  waitFor('three healthy nodes', isHealthy).catch(async (error: Error) => {
    throw new Error(`${error.message}\n${await describeMembers()}`)
  })

const startProxy = async (dir: string): Promise<Part> => {
  await mkdir(dir, { recursive: true })
  const nodes = Object.fromEntries(NODES.map((node, at) => [`NODE_${at + 1}`, ipOf(node)]))
  return startPart({
    url: `postgres://haat:${PASSWORDS.haat}@127.0.0.1:${PRIMARY_PORT}/haat`,
    launch: spawnTied(['haproxy', '-db', '-f', config], { ...nodes, PRIMARY_PORT: String(PRIMARY_PORT) }),
    log: join(dir, 'haproxy.log'),
    answers: async () => true,
  })
}

const asSuperuser = async (node: NodeName, statements: readonly string[]) => {
  const url = `postgres://postgres:${PASSWORDS.superuser}@${ipOf(node)}:5432/postgres`
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000, query_timeout: 10_000 })
  client.on('error', () => {})
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

/** As docs/operations.md says, but without the locale of PostgreSQL 17. */
const createDatabase = (primary: NodeName) =>
  asSuperuser(primary, [
    `create role haat login password '${PASSWORDS.haat}' nosuperuser nocreatedb nocreaterole`,
    'create database haat owner haat',
  ])

export const startDatabase = async (dir: string, track: (part: Part) => void) => {
  await openNetwork()
  const user = await postgresUser(join(dir, 'none'))
  const machines = await Promise.all(
    NODES.map(async (node): Promise<RunningMachine> => {
      const home = join(dir, node)
      await mkdir(home, { recursive: true })
      const machine = await startMachine({ node, dir: home, user })
      track(machine.part)
      return machine
    }),
  )
  const proxy = await startProxy(join(dir, 'haproxy'))
  track(proxy)
  await createDatabase(await healthyPrimary())
  return {
    url: proxy.url,
    readUrls: NODES.map((node) => `postgres://haat:${PASSWORDS.haat}@${ipOf(node)}:5432/haat`),
    healthyPrimary,
    /** As archive_timeout does once a minute. PostgreSQL ends when there is no room for the next file. */
    needNextLogFile: (node: NodeName) =>
      asSuperuser(node, ['select pg_switch_wal()', 'select txid_current()']).catch(() => {}),
    otherPrimaryThan: (old: NodeName) => {
      const others = NODES.filter((node) => node !== old)
      return waitFor('another primary', () => findPrimary(others))
    },
    machineOf: (name: NodeName) => {
      const machine = machines.find(({ node }) => node === name)
      if (!machine) throw new Error(`there is no ${name}`)
      return machine
    },
  }
}
export type Database = Awaited<ReturnType<typeof startDatabase>>
