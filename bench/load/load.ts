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

/** A process that loads servers, one order after the other. */
export const startLoader = () => {
  const worker = fork(new URL('worker.ts', import.meta.url))
  const ended = once(worker, 'exit').then((): never => {
    throw new Error('the load broke off')
  })
  // It also ends when it is stopped, which nobody awaits.
  ended.catch(() => {})
  return {
    load: async (order: LoadOrder): Promise<Score> => {
      worker.send(order)
      const [score] = (await Promise.race([once(worker, 'message'), ended])) as [Score]
      return score
    },
    stop: () => void worker.kill(),
  }
}

export type Loader = ReturnType<typeof startLoader>

export const load = async (order: LoadOrder): Promise<Score> => {
  const loader = startLoader()
  try {
    return await loader.load(order)
  } finally {
    loader.stop()
  }
}

export const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** What else the machine was doing: a figure without it says little. */
export const loadNow = () => loadavg()[0]?.toFixed(1) ?? '?'
