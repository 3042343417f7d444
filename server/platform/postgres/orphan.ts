// What a killed Haat may leave behind: a database that still runs or is just shutting down, and its stale pid file.
import { readdir, readFile, readlink, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { codeOf } from './errno.ts'
import { anotherHaat } from './folder.ts'
import type { RunAs } from './run-as.ts'

type Cluster = { data: string; runAs: RunAs; note: (line: string) => void }

type Step = { signal: NodeJS.Signals; patienceMs: number }

const FAST: Step = { signal: 'SIGINT', patienceMs: 15_000 }
const IMMEDIATE: Step = { signal: 'SIGQUIT', patienceMs: 8_000 }
const POLL_MS = 50

// Root in a container may not look into another user's process; that user itself may.
const workingFolder = (pid: number, runAs: RunAs) =>
  readlink(`/proc/${pid}/cwd`).catch(async (error: unknown) =>
    codeOf(error) === 'EACCES'
      ? (await runAs.run(['readlink', `/proc/${pid}/cwd`])).stdout.trim()
      : undefined,
  )

const worksIn = async (pid: number, { data, runAs }: Cluster) => {
  const owner = await stat(`/proc/${pid}`).catch(() => undefined)
  return owner?.uid === runAs.user.uid && (await workingFolder(pid, runAs)) === data
}

// The working folder, not the pid file, says whose a process is: a pid may belong to a stranger by now.
const processesOf = async (cluster: Cluster) => {
  const pids = (await readdir('/proc')).map(Number).filter(Number.isInteger)
  const ours = await Promise.all(pids.map((pid) => worksIn(pid, cluster)))
  return pids.filter((_, index) => ours[index])
}

const postmasterPid = async (data: string) =>
  Number((await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')[0])

const parentOf = async (pid: number) => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/^PPid:\s*(\d+)/m.exec(status)?.[1])
}

const signalAll = (pids: number[], signal: NodeJS.Signals) => {
  for (const pid of pids) {
    try {
      process.kill(pid, signal)
    } catch (error) {
      if (codeOf(error) !== 'ESRCH') throw error
    }
  }
}

const gone = async (cluster: Cluster, patienceMs: number) => {
  const deadline = Date.now() + patienceMs
  while ((await processesOf(cluster)).length > 0) {
    if (Date.now() > deadline) return false
    await sleep(POLL_MS)
  }
  return true
}

const end = async (cluster: Cluster, { signal, patienceMs }: Step) => {
  const running = await processesOf(cluster)
  const postmaster = await postmasterPid(cluster.data)
  // A postmaster takes its children along. Without one they are leftovers of a crash, each told on its own.
  signalAll(running.includes(postmaster) ? [postmaster] : running, signal)
  return gone(cluster, patienceMs)
}

// The pid file also keeps a new server away from the shared memory of a crashed one's children,
// so it goes only when none of them is left.
export const clearLeftovers = async (cluster: Cluster) => {
  const running = await processesOf(cluster)
  const postmaster = await postmasterPid(cluster.data)
  const steps = running.includes(postmaster) ? [FAST, IMMEDIATE] : [IMMEDIATE]
  if (running.length > 0) cluster.note('Stopping what is left of an earlier PostgreSQL')
  let clear = running.length === 0
  for (const step of steps) clear ||= await end(cluster, step)
  if (!clear) throw new Error(`An old PostgreSQL in ${cluster.data} does not stop: end process ${running[0]}`)
  await rm(join(cluster.data, 'postmaster.pid'), { force: true })
}

// Only for machines without file locks: a database whose parent still lives has an owner.
export const refuseLiveOwner = async (cluster: Cluster, dir: string) => {
  const postmaster = await postmasterPid(cluster.data)
  if (!(await processesOf(cluster)).includes(postmaster)) return
  const parent = await parentOf(postmaster)
  if (parent > 1) throw anotherHaat(dir, String(parent))
}
