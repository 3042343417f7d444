// Starts a trial: the server, with the demo market for an empty installation. A live one starts server/main.ts.
//   node demo/start.ts [--dev | --build]
import { spawn } from 'node:child_process'
import cluster from 'node:cluster'
import { start } from '../server/start.ts'

const isBuilding = process.argv.includes('--build')

// Each is imported when it is needed: later starts find the market and the site.
await start({
  fillDemo: async (empty) => (await import('./fill.ts')).fillDemo(empty),
  buildSite: isBuilding ? async () => (await import('../tools/build-site.mjs')).buildSite() : undefined,
})

// With a low priority, so that the first visitors do not wait for it.
const compressInBackground = () => {
  const program = new URL('../tools/compress.mjs', import.meta.url).pathname
  const child = spawn('nice', [process.execPath, program], { stdio: 'inherit' })
  process.once('exit', () => child.kill())
}

if (isBuilding && cluster.isPrimary) compressInBackground()
