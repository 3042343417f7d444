// Several processes with nginx and Redis, which come from Debian. Where they can't be had, it says so and lets the rest pass.
//   npm run test:cluster                            two processes, and bad days
//   npm run test:faults [-- --kills 50 --seed 1]    kills under load
import { findChromium, install, isThere, mayInstall } from './debian.mjs'
import { bin, root, step } from './steps.mjs'

const [what, ...args] = process.argv.slice(2)
process.env.PATH = `${root}/node_modules/.bin:${process.env.PATH}`

await import('./prepare.mjs')

const needed = ['redis-server', 'nginx', ...(what === 'faults' ? [] : ['chromium'])]
const isMissing = (name) => (name === 'chromium' ? !findChromium() : !isThere(name))
const missing = needed.filter(isMissing)

if (missing.length > 0 && !mayInstall()) {
  const wish = `apt-get install ${missing.join(' ')}`
  process.stdout.write(
    `  ! LEFT OUT: the ${what} of several processes need ${missing.join(', ')} (Debian: ${wish})\n`,
  )
  process.exit(0)
}
if (missing.length > 0) install(missing)

const COMMANDS = {
  tests: [
    'two processes behind nginx, and bad days',
    [bin('vitest'), 'run', '--project', 'cluster', ...args],
  ],
  faults: ['kills under load', ['node', 'cluster/faults.ts', ...args]],
}
const [title, command] = COMMANDS[what]
step(title, command, { loud: true, env: { CHROMIUM: findChromium() ?? '' } })
