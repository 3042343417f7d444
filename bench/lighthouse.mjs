// Lighthouse (mobile) on public pages, the median of five runs each, against a server that this command starts.
//   npm run bench:lighthouse [-- /services /contact]
// Without pages: the home page, a plain one, a market page, and the newest provider of the demo market, which has pictures.
// It weighs 180 MB and is needed only here, so it is installed into a folder of its own when it is missing.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium } from '../tools/debian.mjs'
import { root } from '../tools/steps.mjs'
import { makeBenchFolder } from './load/interrupt.ts'
import { startServer, stopServer } from './load/server.ts'

const VERSION = '13.5.0'
const RUNS = 5
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']
const GOALS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }
const CHROME_FLAGS =
  '--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync'

const folder = join(root, 'node_modules/.cache/lighthouse')
const cli = join(folder, 'node_modules/lighthouse/cli/index.js')
if (!existsSync(cli)) {
  console.log(`installing lighthouse ${VERSION} ...`)
  execFileSync('npm', [
    'install',
    '--prefix',
    folder,
    '--no-save',
    '--loglevel=error',
    `lighthouse@${VERSION}`,
  ])
}

const PORT = '4181'
const { dir: dataDir, remove } = await makeBenchFolder('lighthouse')
const server = await startServer('demo/start.ts', { PORT, DATA_DIR: dataDir, RATE_LIMITS: 'off' })

const newestProvider = async () => {
  const { providers } = await (await fetch(`http://localhost:${PORT}/api/index/`)).json()
  return `/providerprofile/${providers[0].id}`
}

const given = process.argv.slice(2)
const pages = given.length > 0 ? given : ['/', '/services', '/market/bihar/gaya', await newestProvider()]

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]

const measureOnce = (page) => {
  const file = join(dataDir, 'report.json')
  execFileSync(
    'node',
    [
      cli,
      `http://localhost:${PORT}${page}`,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--only-categories=${CATEGORIES.join(',')}`,
      `--chrome-flags=${CHROME_FLAGS}`,
    ],
    { stdio: 'inherit', env: { ...process.env, CHROME_PATH: findChromium() ?? '' } },
  )
  return JSON.parse(readFileSync(file, 'utf8'))
}

// Now and then Chromium's trace has no beginning: that says nothing of the page.
const measure = (page, tries = 3) => {
  try {
    return measureOnce(page)
  } catch (error) {
    if (tries === 1) throw error
    return measure(page, tries - 1)
  }
}

let isBelow = false
try {
  for (const page of pages) {
    const reports = Array.from({ length: RUNS }, () => measure(page))
    const scores = Object.fromEntries(
      CATEGORIES.map((name) => [
        name,
        Math.round(100 * median(reports.map((report) => report.categories[name].score))),
      ]),
    )
    const metric = (name) =>
      Math.round(median(reports.map((report) => report.audits[name].numericValue)) * 1000) / 1000
    const times = {
      lcpMs: metric('largest-contentful-paint'),
      tbtMs: metric('total-blocking-time'),
      cls: metric('cumulative-layout-shift'),
    }
    console.log(page, JSON.stringify({ ...scores, ...times }))
    const failed = Object.values(reports[0].audits)
      .filter((audit) => audit.score === 0)
      .map((audit) => audit.id)
    if (CATEGORIES.some((name) => scores[name] < GOALS[name])) {
      isBelow = true
      console.log('  below its goal; failed audits:', failed.join(', '))
    }
  }
} finally {
  await stopServer(server)
  await remove()
}
process.exit(isBelow ? 1 : 0)
