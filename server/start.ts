import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import type { FillDemo } from './app/demo.ts'

const FEW_ARENAS = { MALLOC_ARENA_MAX: '2' }

// Glibc gives each of a process's dozen threads an arena of its own, and what is freed there stays: 60 MB after some load. It reads the
// number when a process begins, so this one begins once more, under its old pid.
const limitArenas = () => {
  const isSet = process.env.MALLOC_ARENA_MAX !== undefined
  if (process.platform !== 'linux' || isSet || process.connected) return
  const { execPath, execArgv, argv, env } = process
  process.execve?.(execPath, [execPath, ...execArgv, ...argv.slice(1)], { ...FEW_ARENAS, ...env })
}

/** Runs the server: main.ts as it is, demo/start.ts with a market for an empty installation. */
export const start = async (options: { fillDemo?: FillDemo } = {}) => {
  limitArenas()
  const isDev = process.argv.includes('--dev')
  // React looks at it while it is loaded, so it is set before anything else is imported.
  process.env.NODE_ENV = isDev ? 'development' : 'production'
  // What V8 and the type stripper made of the files, for the next start. Not in a folder that others may write to.
  enableCompileCache(join(process.env.DATA_DIR || 'var', 'compiled'))
  const { run } = await import('./app/run.ts')
  await run({ isDev, ...options })
}
