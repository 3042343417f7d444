import { resolve } from 'node:path'
import type { FillDemo } from './app/demo.ts'

// What has to be set before a process begins.
const settings = () => ({
  // Glibc gives each of a dozen threads an arena of its own, and what is freed there stays: 60 MB after some load.
  MALLOC_ARENA_MAX: '2',
  // What V8 and the type stripper made of the files. With it a start takes two thirds of the time, and the stripper with its 15 MB
  // is not loaded. It is code, so it is not in a folder that others may write to.
  NODE_COMPILE_CACHE: resolve(process.env.DATA_DIR || 'var', 'compiled'),
})

/** Begins once more with them, under the same pid. */
const beginWithSettings = () => {
  const { execPath, execArgv, argv, env } = process
  const given = { ...settings(), ...env }
  const isSet = Object.keys(given).every((name) => name in env)
  // A process that was forked would lose the channel to its parent.
  if (!isSet && !process.connected)
    process.execve?.(execPath, [execPath, ...execArgv, ...argv.slice(1)], given)
}

/** Runs the server: main.ts as it is, demo/start.ts with a market for an empty installation. */
export const start = async (options: { fillDemo?: FillDemo } = {}) => {
  beginWithSettings()
  const isDev = process.argv.includes('--dev')
  // React looks at it while it is loaded, so it is set before anything else is imported.
  process.env.NODE_ENV = isDev ? 'development' : 'production'
  const { run } = await import('./app/run.ts')
  await run({ isDev, ...options })
}
