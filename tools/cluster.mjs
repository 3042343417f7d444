// Several processes with nginx and Redis.
//   npm run test:cluster                            two processes, and bad days
//   npm run test:faults [-- --kills 50 --seed 1]    kills under load
import { findChromium, requirePrograms } from './debian.mjs'
import { bin, root, step, stop } from './steps.mjs'

const [what, ...args] = process.argv.slice(2)
process.env.PATH = `${root}/node_modules/.bin:${process.env.PATH}`

const COMMANDS = {
  tests: {
    title: 'two processes behind nginx, and bad days',
    programs: ['redis-server', 'nginx', 'chromium'],
    argv: [bin('vitest'), 'run', '--project', 'cluster', ...args],
  },
  faults: {
    title: 'kills under load',
    programs: ['redis-server', 'nginx'],
    argv: ['node', 'cluster/kill-run.ts', ...args],
  },
}
const command = COMMANDS[what]
if (!command) stop(`tools/cluster.mjs knows ${Object.keys(COMMANDS).join(' and ')}, not ${what}`)

requirePrograms(command.programs)
await import('./prepare.mjs')
step(command.title, command.argv, { loud: true, env: { CHROMIUM: findChromium() ?? '' } })
