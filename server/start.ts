import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import type { FillDemo } from './app/demo.ts'

/** Runs the server: main.ts as it is, demo/start.ts with a market for an empty installation. */
export const start = async (options: { fillDemo?: FillDemo } = {}) => {
  const isDev = process.argv.includes('--dev')
  // React looks at it while it is loaded, so it is set before anything else is imported.
  process.env.NODE_ENV = isDev ? 'development' : 'production'
  // What V8 and the type stripper made of the files, for the next start. Not in a folder that others may write to.
  enableCompileCache(join(process.env.DATA_DIR || 'var', 'compiled'))
  const { run } = await import('./app/run.ts')
  await run({ isDev, ...options })
}
