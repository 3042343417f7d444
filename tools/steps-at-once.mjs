// Steps that don't need each other, as many at a time as there are cores. Plain JavaScript for any Node from 20.
import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { root, stop } from './steps.mjs'

const running = new Set()

const run = ([command, ...args]) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    running.add(child)
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (output += text))
    child.on('error', ({ message }) => resolve({ status: null, output: `${message}\n` }))
    child.on('close', (status) => {
      running.delete(child)
      resolve({ status, output })
    })
  })

const runStep = async (title, command) => {
  const started = performance.now()
  const { status, output } = await run(command)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  if (status === 0) return void process.stdout.write(`  ✓ ${title} (${seconds} s)\n`)
  for (const child of running) child.kill()
  process.stderr.write(output)
  stop(`  ✗ ${title} failed (${seconds} s)`)
}

/** By title. Says how long each took; the first that fails shows its output and stops everything. */
export const stepsAtOnce = async (commands) => {
  const waiting = Object.entries(commands)
  const takeTurns = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await runStep(...next)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, takeTurns))
}
