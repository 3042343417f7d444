// The site on a cheap phone: a processor four times slower and 400 kbps with 400 ms, first and second visit, the median of five; then a
// search, a provider and a request at 50 kbps and 500 ms, with the connection cut at each of its requests in turn.
//   npm run bench:phone [-- --runs 5 --cuts 10 --from 100 --only home|search|profile|post|pages|cuts|district]
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { measureDistrictSearch } from './district.ts'
import { cutEveryRequest } from './every-cut.ts'
import { startSlowProxy } from './slow-proxy.ts'
import { newestProvider, type Site, startSite } from './site.ts'
import { HEAD, lineOf, missedBy, type Row } from './table.ts'
import { PHONE, visit } from './visit.ts'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    cuts: { type: 'string', default: 'Infinity' },
    from: { type: 'string', default: '0' },
    only: { type: 'string', default: '' },
  },
})
const RUNS = Number(values.runs)
const CUTS = { from: Number(values.from), most: Number(values.cuts) }
const CONNECTION = { kbps: 400, latencyMs: 400 }
const LANGUAGES = { en: 'en-IN', hi: 'hi-IN' } as const

const print = (line: string) => console.log(line)

const isAsked = (part: string) => values.only === '' || values.only === part

const visitTwice = async ({ port, browser }: Site, path: string, locale: string) => {
  const proxy = await startSlowProxy({ ...CONNECTION, port })
  const context = await browser.newContext({ ...PHONE, locale })
  try {
    const first = await visit(context, proxy, path)
    return { first, second: await visit(context, proxy, path) }
  } finally {
    await context.close()
    await proxy.close()
  }
}

const measurePages = async (site: Site) => {
  const pages = Object.entries({
    home: '/',
    search: '/search?q=mithai',
    profile: await newestProvider(site),
    post: '/postpage/1',
  }).filter(([name]) => isAsked('pages') || isAsked(name))
  const rows: Row[] = []
  if (pages.length > 0) print(HEAD)
  for (const language of ['en', 'hi'] as const)
    for (const [name, path] of pages) {
      const pairs: Awaited<ReturnType<typeof visitTwice>>[] = []
      for (let run = 0; run < RUNS; run += 1) pairs.push(await visitTwice(site, path, LANGUAGES[language]))
      for (const which of ['first', 'second'] as const) {
        const row: Row = { name, language, visit: which, runs: pairs.map((pair) => pair[which]) }
        rows.push(row)
        print(lineOf(row))
      }
    }
  return rows.every((row) => missedBy(row).length === 0)
}

const measureSite = async () => {
  const site = await startSite()
  try {
    print(`median of ${RUNS}`)
    const arePagesGood = await measurePages(site)
    return (!isAsked('cuts') || (await cutEveryRequest(site, CUTS, print))) && arePagesGood
  } finally {
    await site.stop()
  }
}

print(`load average ${loadavg()[0]?.toFixed(1)}`)
const isDistrictGood = !isAsked('district') || (await measureDistrictSearch(print))
const isSiteGood = values.only === 'district' || (await measureSite())
if (!isDistrictGood || !isSiteGood) process.exitCode = 1
