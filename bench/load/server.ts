// A server to measure, in a process of its own.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { endWhenInterrupted } from './interrupt.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

const endWithBench = (child: ChildProcess) => {
  const end = () => child.kill('SIGTERM')
  process.once('exit', end)
  child.once('exit', () => process.off('exit', end))
}

/** Starts a Node program and waits until it says that it is ready. */
export const startServer = async (file: string, env: Record<string, string>): Promise<ChildProcess> => {
  const child = spawn(process.execPath, [file], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  endWithBench(child)
  endWhenInterrupted(() => stopServer(child))
  for await (const line of createInterface({ input: child.stdout })) if (/is ready/.test(line)) return child
  throw new Error(`${file} did not start`)
}

export const stopServer = async (child: ChildProcess) => {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}
