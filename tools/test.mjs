// Everything that CI checks, in order; stops at the first failure.
//   npm test          all of it, journeys in Chromium included
//   npm run check     the quick part: format, lint, boundaries, types, tests
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { bin, root, step, stop } from './steps.mjs'

const isQuick = process.argv.includes('--quick')
const started = performance.now()
process.env.PATH = `${root}/node_modules/.bin:${process.env.PATH}`

await import('./prepare.mjs')

const CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const findChromium = () => process.env.CHROMIUM ?? CHROMIUM.find((path) => existsSync(path))
const isRootOnDebian = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

const installChromium = () => {
  if (!isRootOnDebian()) {
    stop(
      'The journeys need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM to its path.',
    )
  }
  step('package lists read', ['apt-get', 'update', '-q'])
  step('Chromium installed', ['apt-get', 'install', '-y', '-q', '--no-install-recommends', 'chromium'], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  })
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
for (const room of ['contract', 'server', 'web', 'e2e']) step(`types of ${room}`, [bin('tsc'), '-p', room])
step('unit and API tests', [bin('vitest'), 'run'], { loud: true })

if (!isQuick) {
  if (!findChromium()) installChromium()
  step('journeys in Chromium', [bin('playwright'), 'test'], { loud: true, env: { CHROMIUM: findChromium() } })
}

const { status } = spawnSync('git', ['diff', '--quiet', '--', 'package-lock.json'], { cwd: root })
if (status === 1) process.stdout.write('  ! package-lock.json differs from what is committed\n')
process.stdout.write(`All passed in ${((performance.now() - started) / 1000).toFixed(0)} s\n`)
