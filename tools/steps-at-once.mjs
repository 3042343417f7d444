// Steps that don't need each other, as many at a time as there are cores, or fewer. Plain JavaScript for any Node from 20.
import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { root, stop } from './steps.mjs'

const running = new Set()

// With all that a step has started itself.
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
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  if (status === 0) return void process.stdout.write(`  ✓ ${title} (${seconds} s)\n`)
  process.stderr.write(output)
  stop(`  ✗ ${title} failed (${seconds} s)`)
}

/** By title. Says how long each took; the first that fails shows its output and stops everything. */
export const stepsAtOnce = async (commands, { most = availableParallelism() } = {}) => {
  const waiting = Object.entries(commands)
  const takeTurns = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await runStep(...next)
  }
  // They are not in the group that the terminal ends.
  const leave = () => process.exit(1)
  for (const signal of SIGNALS) process.on(signal, leave)
  await Promise.all(Array.from({ length: most }, takeTurns))
  for (const signal of SIGNALS) process.off(signal, leave)
}
