// The whole sitemap of 100,000 providers and 1,000,000 posts: what it costs to write its files, and to ask for them again.
//   npm run bench:sitemap
// It uses the market of bench:feed, which is made once and kept in the temporary folder.
import { readFileSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { openSitemap } from '../../server/features/sitemap/sitemap.service.ts'
import { systemClock } from '../../server/platform/clock.ts'
import { makeDb, makePool } from '../../server/platform/db/db.ts'
import { feedContents, fillFeed } from '../feed/fill.ts'
import { fillOnce, startReused } from '../reused-database.ts'
import { makeBenchFolder } from '../load/interrupt.ts'
import { cpuOfTree } from '../load/process-tree.ts'
import { memoryOf } from '../memory.ts'

const PROVIDERS = Number(process.env.PROVIDERS ?? 100_000)
const MB = 1_000_000
const SAMPLE_MS = 20
const REPEATS = 10

const dir = await fillOnce({
  name: `feed-${PROVIDERS}`,
  contents: feedContents(PROVIDERS),
  fill: (own) => fillFeed(own, PROVIDERS),
})
const database = await startReused(dir)
const postgres = Number(readFileSync(join(dir, 'postgres/data/postmaster.pid'), 'utf8').split('\n', 1)[0])
const pool = makePool(database.url)
const { dir: files, remove } = await makeBenchFolder('sitemap')
const sitemap = openSitemap({
  db: makeDb(pool),
  clock: systemClock,
  dir: files,
  publicUrl: 'https://haat.example',
  builtAt: new Date(),
})

const measure = async (title: string, work: () => Promise<string>) => {
  globalThis.gc?.()
  const before = memoryOf(process.pid)
  let most = before
  const timer = setInterval(() => (most = Math.max(most, memoryOf(process.pid))), SAMPLE_MS)
  const [own, theirs, began] = [process.cpuUsage(), cpuOfTree(postgres), performance.now()]
  const done = await work()
  const { user, system } = process.cpuUsage(own)
  clearInterval(timer)
  const seconds = (value: number) => `${value.toFixed(1)} s`
  process.stdout.write(
    `${title}: ${done}; CPU of Node ${seconds((user + system) / MB)}, of PostgreSQL ${seconds((cpuOfTree(postgres) - theirs) / 1_000)}, ` +
      `${seconds((performance.now() - began) / 1_000)} in all, ${((most - before) / MB).toFixed(0)} MB more memory at the most\n`,
  )
}

const namesIn = (index: string) =>
  [...index.matchAll(/\/sitemap-([\w-]+)\.xml/g)].map(([, name = '']) => name)

const readAll = async () => {
  const names = namesIn(await sitemap.index())
  let bytes = 0
  for (const name of names) bytes += (await stat((await sitemap.file(name))?.path ?? '')).size
  return `${names.length} files, ${(bytes / MB).toFixed(1)} MB compressed`
}

try {
  await measure('the index', async () => `${namesIn(await sitemap.index()).length} files`)
  await measure('all files, written', readAll)
  await measure('all files, again', readAll)
  await measure(`one file of shops, ${REPEATS} times`, async () => {
    for (let time = 0; time < REPEATS; time += 1) await sitemap.file('shops-0')
    return 'kept'
  })
} finally {
  await pool.end()
  await database.stop()
  await remove()
}
