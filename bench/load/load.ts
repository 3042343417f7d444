// Servers to measure, and the load on them.
import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { loadavg } from 'node:os'
import type { LoadOrder, Score } from './worker.ts'

export const freePort = async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}

/** Starts a Node program and waits until it says that it is ready. */
export const startServer = async (file: string, env: Record<string, string>): Promise<ChildProcess> => {
  const child = spawn(process.execPath, [file], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface({ input: child.stdout })) if (/is ready/.test(line)) return child
  throw new Error(`${file} did not start`)
}

export const stopServer = async (child: ChildProcess) => {
  if (child.exitCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}

export const load = async (order: LoadOrder): Promise<Score> => {
  const worker = fork(new URL('worker.ts', import.meta.url))
  try {
    worker.send(order)
    const [score] = (await once(worker, 'message')) as [Score]
    return score
  } finally {
    worker.kill()
  }
}

export const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** What else the machine was doing: a figure without it says little. */
export const loadNow = () => loadavg()[0]?.toFixed(1) ?? '?'
