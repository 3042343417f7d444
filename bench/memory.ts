import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const KB = 1_024

/** Linux tells it in /proc; elsewhere ps does. */
export const memoryOf = (pid: number, platform: NodeJS.Platform = process.platform) => {
  if (platform !== 'linux') return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)])) * KB
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * KB
}
