import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { codeOf } from './errno.ts'
import { alreadyRunningError } from './folder.ts'
import { processesOf } from './processes.ts'
import type { RunAs } from './run-as.ts'

type DataDirectory = { data: string; runAs: RunAs; note: (line: string) => void }

type Step = { signal: NodeJS.Signals; timeoutMs: number }

const FAST: Step = { signal: 'SIGINT', timeoutMs: 15_000 }
const IMMEDIATE: Step = { signal: 'SIGQUIT', timeoutMs: 8_000 }
const POLL_MS = 50

// Processes are identified by their working directory, because a pid may have been reused.
const processesIn = ({ data, runAs }: DataDirectory) => processesOf(runAs).workingIn(data)

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

const waitUntilGone = async (directory: DataDirectory, timeoutMs: number) => {
  const deadline = Date.now() + timeoutMs
  while ((await processesIn(directory)).length > 0) {
    if (Date.now() > deadline) return false
    await sleep(POLL_MS)
  }
  return true
}

const end = async (directory: DataDirectory, { signal, timeoutMs }: Step) => {
  const running = await processesIn(directory)
  const postmaster = await postmasterPid(directory.data)
  // A postmaster stops its children. Without one, each child is signalled.
  signalAll(running.includes(postmaster) ? [postmaster] : running, signal)
  return waitUntilGone(directory, timeoutMs)
}

// The pid file also protects the shared memory of a crashed server's children, so it is deleted only when none is left.
export const clearLeftovers = async (directory: DataDirectory) => {
  const running = await processesIn(directory)
  const postmaster = await postmasterPid(directory.data)
  const steps = running.includes(postmaster) ? [FAST, IMMEDIATE] : [IMMEDIATE]
  if (running.length > 0) directory.note('Stopping what is left of an earlier PostgreSQL')
  let clear = running.length === 0
  for (const step of steps) clear ||= await end(directory, step)
  if (!clear)
    throw new Error(`An old PostgreSQL in ${directory.data} does not stop: end process ${running[0]}`)
  await rm(join(directory.data, 'postmaster.pid'), { force: true })
}

// For machines without file locks: a database whose parent is alive has an owner.
export const refuseLiveOwner = async (directory: DataDirectory, dir: string) => {
  const postmaster = await postmasterPid(directory.data)
  if (!(await processesIn(directory)).includes(postmaster)) return
  const parent = await processesOf(directory.runAs).parentOf(postmaster)
  if (parent > 1) throw alreadyRunningError(dir, String(parent))
}
