// A bench that is interrupted leaves neither processes nor files.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

const allProcesses = () =>
  execFileSync('ps', ['-A', '-ww', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/ +/))
    .map(([pid, ppid, ...args]) => ({ pid: Number(pid), ppid: Number(ppid), args: args.join(' ') }))

const descendantsOf = (pid: number) => {
  const all = allProcesses()
  const of = (parent: number): typeof all =>
    all.filter(({ ppid }) => ppid === parent).flatMap((child) => [child, ...of(child.pid)])
  return of(pid)
}

const startBench = async (providers: number) => {
  const dir = await mkdtemp(join(tmpdir(), 'haat-interrupted-'))
  const settings = { TMPDIR: dir, PROVIDERS: String(providers), WARM_UP_SECONDS: '600' }
  const bench = spawn(process.execPath, ['bench/providers/run.ts'], {
    cwd: root,
    // Without the variables of the test runner.
    env: { PATH: process.env.PATH ?? '', ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  onTestFinished(async () => {
    bench.kill('SIGKILL')
    await rm(dir, { recursive: true, force: true })
  })
  return { bench, dir }
}

test.each([
  ['while it fills its database', 'SIGINT', 100_000, /INSERT/],
  ['while it loads its servers', 'SIGTERM', 200, /bench\/load\/worker\.ts/],
] as const)(
  '%s, by %s',
  async (_when, signal, providers, sign) => {
    const { bench, dir } = await startBench(providers)
    const started = () => descendantsOf(bench.pid ?? 0)
    await expect.poll(() => started().some(({ args }) => sign.test(args)), { timeout: 180_000 }).toBe(true)
    const pids = new Set(started().map(({ pid }) => pid))
    bench.kill(signal)
    expect(await once(bench, 'exit')).toEqual([1, null])
    expect(allProcesses().filter(({ pid }) => pids.has(pid))).toEqual([])
    expect(await readdir(dir)).toEqual([])
  },
  300_000,
)
