// A program of its own beside the test, which can be killed like a machine that loses its power, and started again.
import { fileURLToPath } from 'node:url'
import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

export type Part = Readonly<{
  url: string
  pid: () => number
  /** In order. Nothing happens when it is down already. */
  stop: () => Promise<void>
  kill9: () => Promise<void>
  /** Resolves when it answers. */
  startAgain: () => Promise<void>
}>

type Program = {
  url: string
  launch: (stdio: StdioOptions) => ChildProcess
  /** Where its words go; they are wanted only when something is wrong. */
  log: string
  answers: () => Promise<boolean>
  stopBy?: NodeJS.Signals
  /** What the one before may have left, when it was killed. */
  clearUp?: () => Promise<void>
}

const TIMEOUT_MS = 180_000
const POLL_MS = 20
const STOP_WITHIN_MS = 12_000

const hasExited = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null

// One for all servers of the tests: they compile the same files.
// Not in DATA_DIR: a test gives that a small volume.
const ownCache = fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url))
const compileCache = { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? ownCache }

/** The kernel ends it when the test dies, however that happens. */
export const spawnTied =
  (argv: readonly string[], env: Record<string, string> = {}): Program['launch'] =>
  (stdio) =>
    spawn('setpriv', ['--pdeathsig', 'TERM', '--', ...argv], {
      env: { PATH: `${process.env.PATH ?? ''}:/usr/sbin`, ...compileCache, ...env },
      stdio,
    })

const launch = ({ launch: start, log }: Program) => {
  const out = openSync(log, 'a')
  const child = start(['ignore', out, out])
  closeSync(out)
  // One that could not be started has no pid: its starter gets the error.
  child.on('error', () => {})
  return child
}

// Its folder goes with the test. What the server says of a fault is JSON; what it says at its end is not.
export const lastLogLines = (log: string) =>
  readFileSync(log, 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('{') && !line.startsWith(' '))
    .slice(-6)
    .join(' | ')

const becomesReady = async (child: ChildProcess, { answers, log }: Program) => {
  const deadline = Date.now() + TIMEOUT_MS
  while (!(await answers())) {
    if (child.pid === undefined || hasExited(child)) throw new Error(`it ended at once: ${lastLogLines(log)}`)
    if (Date.now() > deadline) throw new Error(`it does not answer: ${lastLogLines(log)}`)
    await sleep(POLL_MS)
  }
}

const end = async (child: ChildProcess, signal: NodeJS.Signals) => {
  if (child.pid === undefined || hasExited(child)) return
  const exit = once(child, 'exit')
  child.kill(signal)
  const killTimer = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS)
  await exit
  clearTimeout(killTimer)
}

export const startPart = async (program: Program): Promise<Part> => {
  const { url, stopBy = 'SIGTERM', clearUp } = program
  let child = launch(program)
  const killAtExit = () => child.kill('SIGKILL')
  // Before its folder goes.
  process.prependOnceListener('exit', killAtExit)
  const stop = async () => {
    process.off('exit', killAtExit)
    await end(child, stopBy)
  }
  await becomesReady(child, program).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  return {
    url,
    pid: () => child.pid ?? 0,
    stop,
    kill9: () => end(child, 'SIGKILL'),
    startAgain: async () => {
      await end(child, stopBy)
      await clearUp?.()
      child = launch(program)
      await becomesReady(child, program)
    },
  }
}
