// What a process and its children have used, from Linux's /proc.
import { readdirSync, readFileSync } from 'node:fs'
import { memoryOf } from '../memory.ts'

// Of /proc/PID/stat, on Linux everywhere.
const TICK_MS = 10

type ProcessStat = { parent: number; own: number; ended: number }

/** Undefined: it has ended meanwhile. */
const statOf = (pid: string): ProcessStat | undefined => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1')
    // The name is in brackets and may contain spaces.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15).map(Number)
    return { parent: Number(fields[1]), own: user + system, ended: endedUser + endedSystem }
  } catch {
    return undefined
  }
}

const treeOf = (root: number) => {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      const stat = statOf(pid)
      return stat ? [{ pid: Number(pid), ...stat }] : []
    })
  const tree = all.filter(({ pid }) => pid === root)
  for (const { pid } of tree) tree.push(...all.filter(({ parent }) => parent === pid))
  return tree
}

/** Milliseconds on a core since its start. The CPU time of ended children counts for their parent. */
export const cpuOfTree = (root: number) =>
  treeOf(root).reduce((sum, { own, ended }) => sum + (own + ended) * TICK_MS, 0)

export const memoryOfTree = (root: number) => treeOf(root).reduce((sum, { pid }) => sum + memoryOf(pid), 0)
