// What a killed Haat may leave behind: a database that still runs or is just shutting down, and its stale pid file.
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { codeOf } from './errno.ts'
import { anotherHaat } from './folder.ts'
import { processesOf } from './processes.ts'
import type { RunAs } from './run-as.ts'

type Cluster = { data: string; runAs: RunAs; note: (line: string) => void }

type Step = { signal: NodeJS.Signals; patienceMs: number }

const FAST: Step = { signal: 'SIGINT', patienceMs: 15_000 }
const IMMEDIATE: Step = { signal: 'SIGQUIT', patienceMs: 8_000 }
const POLL_MS = 50

// The working folder, not the pid file, says whose a process is: a pid may belong to a stranger by now.
const processesIn = ({ data, runAs }: Cluster) => processesOf(runAs).workingIn(data)

const postmasterPid = async (data: string) =>
  Number((await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')[0])

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
  while ((await processesIn(cluster)).length > 0) {
    if (Date.now() > deadline) return false
    await sleep(POLL_MS)
  }
  return true
}

const end = async (cluster: Cluster, { signal, patienceMs }: Step) => {
  const running = await processesIn(cluster)
  const postmaster = await postmasterPid(cluster.data)
  // A postmaster takes its children along. Without one they are leftovers of a crash, each told on its own.
  signalAll(running.includes(postmaster) ? [postmaster] : running, signal)
  return gone(cluster, patienceMs)
}

// The pid file also keeps a new server away from the shared memory of a crashed one's children,
// so it goes only when none of them is left.
export const clearLeftovers = async (cluster: Cluster) => {
  const running = await processesIn(cluster)
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
  if (!(await processesIn(cluster)).includes(postmaster)) return
  const parent = await processesOf(cluster.runAs).parentOf(postmaster)
  if (parent > 1) throw anotherHaat(dir, String(parent))
}
