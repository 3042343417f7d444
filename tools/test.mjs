// Everything that CI checks, in order; stops at the first failure.
//   npm test          all of it, with system tests, journeys in Chromium and several processes
//   npm run test:all  the same, with every journey whole at every width and in every language, and the advisories about packages
//   npm run check     the quick part: format, lint, boundaries, types, unit and API tests
import { spawnSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { findChromium, requirePrograms } from './debian.mjs'
import { stepsAtOnce } from './steps-at-once.mjs'
import { bin, root, step } from './steps.mjs'
import { makeTestFolder } from './test-folder.mjs'

const isQuick = process.argv.includes('--quick')
const isAll = process.argv.includes('--all')
const JOURNEYS = isAll ? 'all' : 'turns'
const started = performance.now()
process.env.PATH = `${root}/node_modules/.bin:${process.env.PATH}`
// Some sixty processes of ours are started, and each reads the same files: what one compiled, the next finds.
process.env.NODE_COMPILE_CACHE ??= `${root}/node_modules/.cache/compiled`
// Also after Ctrl+C: the folder of the tests is removed.
process.once('SIGINT', () => process.exit(1))
process.env.TMPDIR = makeTestFolder()

await import('./prepare.mjs')

// First, so that nobody waits ten minutes to hear of it.
if (!isQuick) requirePrograms(['chromium', 'whole-chromium', 'redis-server', 'nginx'])

const PROJECTS = ['tools', 'server', 'web', ...(isQuick ? [] : ['system'])]

// With one checker instead of four, of which each works out the shared types again.
const typesOf = (project) => [bin('tsc'), '-p', project, '--checkers', '1']

/** With less priority than what runs beside them. */
const inBackground = (commands) =>
  Object.fromEntries(Object.entries(commands).map(([title, command]) => [title, ['nice', ...command]]))

step('format', [bin('oxfmt'), '--check'])
// Loud: it may have to say that it could not judge.
if (isAll) step('advisories', ['node', 'tools/audit.ts'], { loud: true })
step('route types', [bin('react-router'), 'typegen'])
// None needs another's result. The longest come first, and leave room for each other: what works on several cores at once works
// out the shared types once for each of them.
const checks = {
  lint: ['env', `GOMAXPROCS=${Math.ceil(availableParallelism() / 2)}`, bin('oxlint'), '--deny-warnings'],
  // And of all that is built on it: tools, demo, bench, cluster.
  'types of server': typesOf('.'),
  unused: [bin('knip')],
  boundaries: [
    bin('depcruise'),
    '--config',
    'tools/boundaries.mjs',
    'contract',
    'server',
    'web',
    'demo',
    'tools',
  ],
  'API document': ['node', 'tools/lint-openapi.ts'],
  'types of contract': typesOf('contract'),
  'types of web': typesOf('web'),
  'types of the service worker': typesOf('web/worker'),
  'types of e2e': typesOf('e2e'),
}
// They wait for a third of their time. Both at once, beside the checks, would be too much: servers that are asked for answers are late.
const cluster = {
  'several processes': ['node', 'tools/cluster.mjs', 'tests'],
  'faults, the short version': ['node', 'tools/cluster.mjs', 'faults', '--kills', '6'],
}
await Promise.all([
  stepsAtOnce(inBackground(checks)),
  ...(isQuick ? [] : [stepsAtOnce(cluster, { most: 1 })]),
])
step(
  isQuick ? 'unit and API tests' : 'unit, API and system tests',
  [bin('vitest'), 'run', ...PROJECTS.flatMap((name) => ['--project', name])],
  { loud: true },
)

if (!isQuick) {
  const env = { CHROMIUM: findChromium(), JOURNEYS }
  step('journeys in Chromium', [bin('playwright'), 'test'], { loud: true, env })
}

const { status } = spawnSync('git', ['diff', '--quiet', '--', 'package-lock.json'], { cwd: root })
if (status === 1) process.stdout.write('  ! package-lock.json differs from what is committed\n')
process.stdout.write(`All passed in ${((performance.now() - started) / 1000).toFixed(0)} s\n`)
