// Everything that CI checks, in order; stops at the first failure.
//   npm test          all of it, journeys in Chromium and several processes included
//   npm run test:all  the same, with every journey whole at every width and in every language
//   npm run check     the quick part: format, lint, boundaries, types, tests
import { spawnSync } from 'node:child_process'
import { findChromium, install, mayInstall } from './debian.mjs'
import { bin, root, step, stop } from './steps.mjs'

const isQuick = process.argv.includes('--quick')
const JOURNEYS = process.argv.includes('--all') ? 'all' : 'turns'
const started = performance.now()
process.env.PATH = `${root}/node_modules/.bin:${process.env.PATH}`

await import('./prepare.mjs')

const installChromium = () => {
  if (!mayInstall()) {
    stop(
      'The journeys need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM to its path.',
    )
  }
  install(['chromium'])
}

step('format', [bin('oxfmt'), '--check'])
step('route types', [bin('react-router'), 'typegen'])
step('lint', [bin('oxlint'), '--deny-warnings'])
step('boundaries', [
  bin('depcruise'),
  '--config',
  'tools/boundaries.mjs',
  'contract',
  'server',
  'web',
  'tools',
])
for (const room of ['contract', 'server', 'web', 'e2e', 'cluster'])
  step(`types of ${room}`, [bin('tsc'), '-p', room])
const PROJECTS = ['house', 'server', 'web'].flatMap((name) => ['--project', name])
step('unit and API tests', [bin('vitest'), 'run', ...PROJECTS], { loud: true })

if (!isQuick) {
  if (!findChromium()) installChromium()
  const env = { CHROMIUM: findChromium(), JOURNEYS }
  step('journeys in Chromium', [bin('playwright'), 'test'], { loud: true, env })
  step('several processes', ['node', 'tools/cluster.mjs', 'tests'], { loud: true })
  step('faults, the short version', ['node', 'tools/cluster.mjs', 'faults', '--kills', '6'], {
    loud: true,
  })
}

const { status } = spawnSync('git', ['diff', '--quiet', '--', 'package-lock.json'], { cwd: root })
if (status === 1) process.stdout.write('  ! package-lock.json differs from what is committed\n')
process.stdout.write(`All passed in ${((performance.now() - started) / 1000).toFixed(0)} s\n`)
