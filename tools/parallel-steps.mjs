// Runs independent steps concurrently. Plain JavaScript for Node 20 or newer.
import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { reportDone, root, stopFailed } from './steps.mjs'

const running = new Set()

process.once('exit', () => {
  for (const { pid } of running) process.kill(-pid)
})

const SIGNALS = ['SIGINT', 'SIGTERM']

const run = ([command, ...args]) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
    child.on('spawn', () => running.add(child))
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (output += text))
    child.on('error', ({ message }) => resolve({ status: null, output: `${message}\n` }))
    child.on('exit', () => running.delete(child))
    child.on('close', (status) => resolve({ status, output }))
  })

const runStep = async (title, command) => {
  const started = performance.now()
  const { status, output } = await run(command)
  if (status === 0) reportDone(title, started)
  else stopFailed(title, started, output)
}

/** Runs commands by title. The first failure prints its output and ends this process. */
export const runParallel = async (commands, { most = availableParallelism() } = {}) => {
  const waiting = Object.entries(commands)
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await runStep(...next)
  }
  // Ctrl+C does not reach other process groups.
  const leave = () => process.exit(1)
  for (const signal of SIGNALS) process.on(signal, leave)
  await Promise.all(Array.from({ length: most }, work))
  for (const signal of SIGNALS) process.off(signal, leave)
}
