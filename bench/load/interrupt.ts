// An interrupted bench ends what it has started, the latest first, and waits until it has ended.
import { type ChildProcess, fork, type ForkOptions } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

type End = () => unknown

const ends: End[] = []

/** The function may be called twice: also when the bench ends by itself. */
export const endWhenInterrupted = (end: End) => void ends.push(end)

const endAll = async () => {
  // The bench fails when its servers end, which must not end the process before everything else has.
  process.on('uncaughtException', () => {})
  for (const end of ends.toReversed()) await Promise.try(end).catch(console.error)
  process.exit(1)
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void endAll())

export const forkPart = (file: URL, args: string[] = [], options: ForkOptions = {}): ChildProcess => {
  const child = fork(file, args, options)
  endWhenInterrupted(() => child.kill())
  return child
}

export const makeBenchFolder = async (name: string) => {
  const dir = await mkdtemp(join(tmpdir(), `haat-${name}-`))
  const remove = () => rm(dir, { recursive: true, force: true })
  endWhenInterrupted(remove)
  return { dir, remove }
}
