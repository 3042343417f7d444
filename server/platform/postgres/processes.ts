import { readdir, readFile, readlink, stat } from 'node:fs/promises'
import { codeOf } from './errno.ts'
import type { RunAs } from './run-as.ts'

export type Processes = {
  workingIn: (folder: string) => Promise<number[]>
  parentOf: (pid: number) => Promise<number>
}

type ProcessRunner = Pick<RunAs, 'user' | 'run'>

// Root in a container may not inspect another user's process; that user may.
const workingFolder = (pid: number, { run }: ProcessRunner) =>
  readlink(`/proc/${pid}/cwd`).catch(async (error: unknown) =>
    codeOf(error) === 'EACCES' ? (await run(['readlink', `/proc/${pid}/cwd`])).stdout.trim() : undefined,
  )

const linuxProcesses = (runner: ProcessRunner): Processes => ({
  workingIn: async (folder) => {
    const worksThere = async (pid: number) => {
      const owner = await stat(`/proc/${pid}`).catch(() => undefined)
      return owner?.uid === runner.user.uid && (await workingFolder(pid, runner)) === folder
    }
    const pids = (await readdir('/proc')).map(Number).filter(Number.isInteger)
    const isThere = await Promise.all(pids.map(worksThere))
    return pids.filter((_, index) => isThere[index])
  },
  parentOf: async (pid) => {
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
    return Number(/^PPid:\s*(\d+)/m.exec(status)?.[1])
  },
})

/** Parses the output of `lsof -Fpn`: a line `p` with the pid, and a line `n` with its folder. */
const pidsIn = (folder: string, listing: string) => {
  const pids: number[] = []
  let pid = Number.NaN
  for (const line of listing.split('\n')) {
    if (line.startsWith('p')) pid = Number(line.slice(1))
    if (line === `n${folder}`) pids.push(pid)
  }
  return pids
}

const macProcesses = ({ user, run }: ProcessRunner): Processes => ({
  workingIn: async (folder) => {
    // -a combines the conditions. Exits with 1 and prints nothing when nothing matches.
    const listing = await run(['lsof', '-a', '-u', String(user.uid), '-d', 'cwd', '-Fpn'])
    return pidsIn(folder, listing.stdout)
  },
  parentOf: async (pid) => {
    const { stdout } = await run(['ps', '-o', 'ppid=', '-p', String(pid)])
    return Number.parseInt(stdout, 10)
  },
})

export const processesOf = (runner: ProcessRunner, platform: NodeJS.Platform = process.platform): Processes =>
  platform === 'linux' ? linuxProcesses(runner) : macProcesses(runner)
