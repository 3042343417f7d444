// One machine with PostgreSQL, Patroni and etcd: a namespace of processes, which dies as a whole when its first process is killed.
import { chown, copyFile, mkdir, readdir, readFile, rm, statfs, writeFile } from 'node:fs/promises'
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { codeOf } from '../../server/platform/postgres/errno.ts'
import { type Part, spawnTied, startPart } from '../parts/part.ts'
import { inNamespace, ipOf, type NodeName, NODES } from './network.ts'

const run = promisify(execFile)
const config = fileURLToPath(new URL('../../deploy/failover/patroni.yml', import.meta.url))

export const PASSWORDS = { superuser: 'of-the-superuser', replication: 'of-the-replication', haat: 'of-haat' }
const BIN_DIR = '/usr/lib/postgresql/15/bin'
// Small, so that it is filled quickly; in memory, so that no disk of the machine is.
const DISK = '600m'
const CLIENT_PORT = 2379
const PEER_PORT = 2380
const API_PORT = 8008

type User = { uid: number; gid: number }
type Machine = { node: NodeName; dir: string; user: User }

const urlOf = (node: NodeName, port: number) => `http://${ipOf(node)}:${port}`

const etcd = ({ node, dir }: Machine) => [
  'etcd',
  `--name=${node}`,
  `--data-dir=${join(dir, 'etcd')}`,
  `--listen-client-urls=${urlOf(node, CLIENT_PORT)}`,
  `--advertise-client-urls=${urlOf(node, CLIENT_PORT)}`,
  `--listen-peer-urls=${urlOf(node, PEER_PORT)}`,
  `--initial-advertise-peer-urls=${urlOf(node, PEER_PORT)}`,
  `--initial-cluster=${NODES.map((each) => `${each}=${urlOf(each, PEER_PORT)}`).join(',')}`,
  // For busy machines: with the defaults a pause of a second elects another leader of etcd.
  '--heartbeat-interval=200',
  '--election-timeout=2000',
  '--enable-v2=true',
  '--log-level=error',
]

const environment = ({ node, dir }: Machine) => ({
  LC_ALL: 'C.UTF-8',
  HOME: dir,
  PATRONI_NAME: node,
  PATRONI_LOG_LEVEL: 'INFO',
  PATRONI_ETCD_HOSTS: NODES.map((each) => `'${ipOf(each)}:${CLIENT_PORT}'`).join(','),
  PATRONI_RESTAPI_LISTEN: `${ipOf(node)}:${API_PORT}`,
  PATRONI_RESTAPI_CONNECT_ADDRESS: `${ipOf(node)}:${API_PORT}`,
  PATRONI_POSTGRESQL_LISTEN: `${ipOf(node)}:5432`,
  PATRONI_POSTGRESQL_CONNECT_ADDRESS: `${ipOf(node)}:5432`,
  PATRONI_POSTGRESQL_DATA_DIR: join(dir, 'disk', 'data'),
  PATRONI_POSTGRESQL_BIN_DIR: BIN_DIR,
  PATRONI_POSTGRESQL_PGPASS: join(dir, 'pgpass'),
  PATRONI_SUPERUSER_PASSWORD: PASSWORDS.superuser,
  PATRONI_REPLICATION_PASSWORD: PASSWORDS.replication,
})

// Both are started again when they end, as systemd does. The lock file of a killed PostgreSQL names a process of a namespace that is gone.
const INIT = `
rm -f "$1/disk/data/postmaster.pid"
config=$1/patroni.yml
shift
while :; do "$@"; sleep 1; done &
while :; do patroni "$config"; sleep 1; done &
wait`

const argvOf = (machine: Machine) => {
  const { node, dir, user } = machine
  // Another user loses the signal that unshare has set for its own end.
  const tied = ['--pdeathsig', 'KILL', '--']
  const asUser = ['setpriv', `--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups', ...tied]
  const init = [...asUser, 'sh', '-c', INIT, 'sh', dir, ...etcd(machine)]
  return inNamespace(node, ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc', '--', ...init])
}

/** Undefined without a response. */
export const askPatroni = async <T>(node: NodeName, path: string): Promise<T | undefined> => {
  try {
    const reply = await fetch(`${urlOf(node, API_PORT)}${path}`, { signal: AbortSignal.timeout(2_000) })
    return (await reply.json()) as T
  } catch {
    return undefined
  }
}

type MemberState = { role?: string }
export const memberState = (node: NodeName) => askPatroni<MemberState>(node, '/patroni')

const parentOf = async (pid: string) => {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return Number(stat.slice(stat.lastIndexOf(')')).split(' ')[2])
}

const processesBelow = async (root: number) => {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const parents = new Map<number, number>()
  for (const pid of pids) parents.set(Number(pid), await parentOf(pid))
  const isBelow = (pid: number): boolean => pid === root || (pid > 1 && isBelow(parents.get(pid) ?? 0))
  return [...parents.keys()].filter((pid) => pid !== root && isBelow(pid))
}

const signal = (pid: number, name: NodeJS.Signals) => {
  try {
    process.kill(pid, name)
  } catch (error) {
    if (codeOf(error) !== 'ESRCH') throw error
  }
}

/** Twice, for those that were started in between. */
const signalAll = async (part: Part, name: NodeJS.Signals) => {
  for (let turn = 0; turn < 2; turn += 1)
    for (const pid of await processesBelow(part.pid())) signal(pid, name)
}

const openDisk = async ({ dir, user }: Machine) => {
  const disk = join(dir, 'disk')
  await mkdir(disk, { recursive: true })
  await run('mount', ['-t', 'tmpfs', '-o', `size=${DISK},mode=700`, 'haat-test', disk])
  for (const folder of [dir, disk]) await chown(folder, user.uid, user.gid)
  const filler = join(disk, 'filler')
  return {
    fill: async () => {
      const { bavail, bsize } = await statfs(disk)
      // The database takes some of it meanwhile.
      await writeFile(filler, Buffer.alloc(bavail * bsize)).catch((error: unknown) => {
        if (codeOf(error) !== 'ENOSPC') throw error
      })
    },
    makeRoom: () => rm(filler),
  }
}

export const startMachine = async (machine: Machine) => {
  const disk = await openDisk(machine)
  // The user of PostgreSQL may not be allowed to read this folder.
  await copyFile(config, join(machine.dir, 'patroni.yml'))
  const part = await startPart({
    url: urlOf(machine.node, API_PORT),
    launch: spawnTied(argvOf(machine), environment(machine)),
    log: join(machine.dir, 'machine.log'),
    answers: async () => (await memberState(machine.node)) !== undefined,
    stopBy: 'SIGKILL',
  })
  return {
    node: machine.node,
    disk,
    part,
    pause: () => signalAll(part, 'SIGSTOP'),
    resume: () => signalAll(part, 'SIGCONT'),
  }
}
export type RunningMachine = Awaited<ReturnType<typeof startMachine>>
