// The test commands (docs/decisions/0055-what-each-test-command-runs.md). They stop at the first failure.
//   npm run check      format, lint, boundaries, types, unit and API tests
//   npm test           the same, component tests, system tests of one process, and the main journeys once
//   npm run test:ci    what CI runs after `npm test`: the other journeys, tests that take long, several processes, kills
//   npm run test:all   all of that, fuzzer, crawler, alert rules and every journey at every width and in every language
// With `-- --record` they write how long each file took into tools/test-times.json.
import { spawnSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { findChromium, requirePrograms } from './debian.mjs'
import { runParallel } from './parallel-steps.mjs'
import { bin, root, step } from './steps.mjs'
import { makeTestFolder } from './test-folder.mjs'

const [isQuick, isCiOnly, isAll] = ['--quick', '--ci', '--all'].map((flag) => process.argv.includes(flag))
const started = performance.now()
process.env.PATH = `${root}/node_modules/.bin:${process.env.PATH}`
process.env.NODE_COMPILE_CACHE ??= `${root}/node_modules/.cache/compiled`
if (process.argv.includes('--record')) process.env.RECORD_TEST_TIMES = '1'
process.once('SIGINT', () => process.exit(1))
process.env.TMPDIR = makeTestFolder()

await import('./prepare.mjs')

if (!isQuick) requirePrograms(['chromium', 'whole-chromium', 'devanagari-font'])
if (isCiOnly || isAll) requirePrograms(['redis-server', 'nginx'])
if (isAll) requirePrograms(['promtool'])

// Each checker computes the shared types again.
const typesOf = (project) => [bin('tsc'), '-p', project, '--checkers', '1']

const runChecks = async () => {
  step('format', [bin('oxfmt'), '--check'])
  step('route types', [bin('react-router'), 'typegen'])
  await runParallel({
    lint: ['env', `GOMAXPROCS=${Math.ceil(availableParallelism() / 2)}`, bin('oxlint'), '--deny-warnings'],
    'types of server': typesOf('.'),
    unused: [bin('knip')],
    'types of web': typesOf('web'),
    'types of contract': typesOf('contract'),
    'types of the service worker': typesOf('web/worker'),
    'types of e2e': typesOf('e2e'),
  })
}

const QUICK_PROJECTS = ['tools', 'server', 'web']
const vitest = (title, projects, files = []) =>
  step(title, [bin('vitest'), 'run', ...projects.flatMap((name) => ['--project', name]), ...files], {
    loud: true,
  })

const runJourneys = (JOURNEYS) =>
  step('journeys in Chromium', [bin('playwright'), 'test'], {
    loud: true,
    env: { CHROMIUM: findChromium(), JOURNEYS },
  })

const runCiTests = () => {
  step('several processes', ['node', 'tools/cluster.mjs', 'tests'], { loud: true })
  step('kills under load', ['node', 'tools/cluster.mjs', 'faults', '--kills', '6'], { loud: true })
  vitest('tests of CI', ['ci'])
}

if (!isCiOnly) {
  await runChecks()
  if (isQuick) vitest('unit and API tests', QUICK_PROJECTS)
  else {
    vitest('unit, API, component and system tests', [...QUICK_PROJECTS, 'components', 'system'])
    runJourneys(isAll ? 'all' : 'test')
  }
}
if (isCiOnly) runJourneys('ci')
if (isCiOnly || isAll) runCiTests()
if (isAll) {
  vitest('fuzzer and crawler', ['long'])
  if (process.getuid?.() === 0) {
    step('failover', ['node', 'tools/cluster.mjs', 'failover', '--rounds', '4'], { loud: true })
    step('image', ['node', 'tools/image.mjs'], { loud: true })
  } else process.stdout.write('  ! failover and image not tested: only root can create their namespaces\n')
  step('alert rules', ['promtool', 'test', 'rules', 'deploy/prometheus/alerts.test.yml'])
  step('configuration of Prometheus', ['promtool', 'check', 'config', 'deploy/prometheus/prometheus.yml'])
  step('advisories', ['node', 'tools/audit.ts'], { loud: true })
}

const { status } = spawnSync('git', ['diff', '--quiet', '--', 'package-lock.json'], { cwd: root })
if (status === 1) process.stdout.write('  ! package-lock.json differs from what is committed\n')
process.stdout.write(`All passed in ${((performance.now() - started) / 1000).toFixed(0)} s\n`)
