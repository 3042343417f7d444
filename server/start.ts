import { resolve } from 'node:path'
import type { StartOptions } from './app/run.ts'

// Environment that Node and glibc read before a process begins.
const settings = () => ({
  // Glibc gives each thread an arena and returns little of it to the system: 60 MB after some load.
  MALLOC_ARENA_MAX: '2',
  // V8's young generation would grow to 128 MB under load and keep it; a smaller one costs no more CPU a page.
  NODE_OPTIONS: '--max-semi-space-size=16',
  // A third less time to start, and the type stripper (15 MB) is not loaded. It is code, so the folder is not writable for others.
  NODE_COMPILE_CACHE: resolve(process.env.DATA_DIR || 'var', 'compiled'),
})

/** Replaces this process by one with these settings, under the same pid. */
const beginWithSettings = () => {
  const { execPath, execArgv, argv, env } = process
  const given = { ...settings(), ...env }
  const isSet = Object.keys(given).every((name) => name in env)
  // A process that was forked would lose the channel to its parent.
  if (!isSet && !process.connected)
    process.execve?.(execPath, [execPath, ...execArgv, ...argv.slice(1)], given)
}

/** Runs the server: main.ts without options, demo/start.ts with a market for an empty installation. */
export const start = async (options: Omit<StartOptions, 'isDev'> = {}) => {
  beginWithSettings()
  const isDev = process.argv.includes('--dev')
  // React reads it while it is loaded, so it is set before anything else is imported.
  process.env.NODE_ENV = isDev ? 'development' : 'production'
  const { run } = await import('./app/run.ts')
  await run({ isDev, ...options })
}
