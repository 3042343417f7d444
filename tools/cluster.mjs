// Several processes with nginx and Redis.
//   npm run test:cluster                            two processes, and bad days
//   npm run test:faults [-- --kills 50 --seed 1]    kills under load
//   npm run test:failover [-- --rounds 4 --seed 1]  three PostgreSQL under Patroni lose their primary under load
import { findChromium, requirePrograms } from './debian.mjs'
import { bin, root, step, stop } from './steps.mjs'

// Its network, mounts and processes vanish with the first process in it, however that ends.
const IN_NAMESPACES = ['unshare', '--net', '--mount', '--pid', '--fork', '--kill-child', '--mount-proc', '--']
const ENDS_WITH_US = ['setpriv', '--pdeathsig', 'KILL', '--']

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
  failover: {
    title: 'the primary of three PostgreSQL fails under load',
    programs: ['redis-server', 'nginx', 'postgresql', 'patroni', 'etcd', 'haproxy', 'ip'],
    argv: [...ENDS_WITH_US, ...IN_NAMESPACES, 'node', 'cluster/failover-run.ts', ...args],
    needsRoot: true,
  },
}
const command = COMMANDS[what]
if (!command) stop(`tools/cluster.mjs knows ${Object.keys(COMMANDS).join(', ')}, not ${what}`)

requirePrograms(command.programs)
if (command.needsRoot && process.getuid?.() !== 0)
  stop(
    'The machines of this test are network namespaces with users of their own, which only root can create.',
  )
await import('./prepare.mjs')
step(command.title, command.argv, { loud: true, env: { CHROMIUM: findChromium() ?? '' } })
