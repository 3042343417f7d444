// How fast the search is in a large market, through the API: p50 / p99 in milliseconds.
//   npm run bench:search:speed [-- --size 1000000]
// The market is made once and kept in the temporary folder: a second run of the same size starts at once.
import { sql } from 'kysely'
import { indexProvider } from '../../server/features/search/index.service.ts'
import { rebuildIndex } from '../../server/features/search/rebuild.service.ts'
import { type Db, inTransaction } from '../../server/platform/db/db.ts'
import { crowdProvider } from './crowd.ts'
import { metricOf, type Metrics, growthSince, saveMetrics, meanCpu, missedGoals } from './metrics.ts'
import { crowdContents, fillCrowd } from './fill-crowd.ts'
import { openBenchApp } from './bench-app.ts'
import { meterFor, type Sample, summary } from './meter.ts'
import { type SearchRequest, searches, suggestions, textsOf } from './search-queries.ts'
import { buildWebSearch, inMemoryMetrics, webSearchMetrics } from './rivals.ts'
import { withoutTimeout } from './without-timeout.ts'

const at = process.argv.indexOf('--size')
const size = at < 0 ? 100_000 : Number(process.argv[at + 1])
const PASSES = 3
const AT_ONCE = 8
const WRITES = 200

const timed = async (what: string, work: () => Promise<unknown>) => {
  const begun = performance.now()
  await work()
  console.log(`  ${what} in ${((performance.now() - begun) / 1_000).toFixed(0)} s`)
}

const makeMarket = async (db: Db) => {
  console.log(`making a market of ${size} businesses with ten posts, twenty items and ten reviews each ...`)
  await timed('rows written', () => fillCrowd(db, size))
  await timed('search built', () => rebuildIndex(db))
  // As the database itself does, sooner or later: not while we measure.
  await timed('tidied up', () => sql`vacuum analyze`.execute(db))
}

const benchApp = await openBenchApp({
  name: `crowd-${size}`,
  contents: crowdContents(size),
  fill: makeMarket,
})
const measure = await meterFor(benchApp.pool, AT_ONCE)

const askInTurn = async (searchQueries: readonly SearchRequest[]) => {
  const samples: Sample[] = []
  for (const { path } of searchQueries) samples.push(await measure(() => benchApp.get(path)))
  return samples
}

/** The processor's time is that of all eight, shared out. */
const askAtOnce = async (searchQueries: readonly SearchRequest[]) => {
  const waiting = [...searchQueries]
  const walls: number[] = []
  const ask = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const begun = performance.now()
      await benchApp.get(next.path)
      walls.push(performance.now() - begun)
    }
  }
  const all = await measure(() => Promise.all(Array.from({ length: AT_ONCE }, ask)))
  const each = { server: all.server / walls.length, database: all.database / walls.length }
  return walls.map((wall): Sample => ({ wall, ...each }))
}

const repeated = <T>(list: readonly T[]) => Array.from({ length: PASSES }, () => list).flat()

const sizes = async () => {
  const { rows } = await sql<{ table: string; rows: string; index: string }>`
    select relation as table, pg_size_pretty(sum(pg_table_size(oid))) as rows, pg_size_pretty(sum(pg_indexes_size(oid))) as index
    from pg_class, lateral (
      select case when relname like 'provider_search%' then 'provider_search' else relname::text end as relation
    ) as named
    where relkind = 'r' and relname ~ '^(providers|posts|provider_search.*|item_search|price_items|reviews|post_search|search_words|search_phrases)$'
    group by relation order by sum(pg_total_relation_size(oid)) desc`.execute(benchApp.db)
  return rows
}

/** Rewrites the index entries of a business, as after a change of its tagline. */
const measureWrites = async () => {
  const samples: Sample[] = []
  for (let number = 0; number < WRITES; number += 1) {
    const id = 1 + ((number * 7919) % size)
    const businessTagline = crowdProvider(id + 1).businessTagline
    await inTransaction(benchApp.db, async (tx) => {
      await tx.updateTable('providers').set({ businessTagline }).where('accountId', '=', id).execute()
      samples.push(await measure(() => indexProvider(tx, id)))
    })
  }
  return samples
}

const [asked, typed] = [searches(size), suggestions(size)]
const cold = { search: await askInTurn(asked), suggestions: await askInTurn(typed) }
const warm = { search: await askInTurn(repeated(asked)), suggestions: await askInTurn(repeated(typed)) }
const atOnce = { search: await askAtOnce(repeated(asked)), suggestions: await askAtOnce(repeated(typed)) }
const writes = await measureWrites()

console.log(`\n${size} businesses, ${size * 10} posts, ${size * 20} items`)
console.table(await sizes())
console.table({
  'search, cold': summary(cold.search),
  'suggestions, cold': summary(cold.suggestions),
  'search, one after another': summary(warm.search),
  'suggestions, one after another': summary(warm.suggestions),
  'search, eight at once': summary(atOnce.search),
  'suggestions, eight at once': summary(atOnce.suggestions),
  'writing the entries of one business': summary(writes),
})

console.log('\nsearch by kind of query, one after another')
const kinds = [...new Set(asked.map(({ kind }) => kind))].toSorted()
const ofKind = (kind: string) =>
  warm.search.filter((_, number) => asked[number % asked.length]?.kind === kind)
console.table(Object.fromEntries(kinds.map((kind) => [kind, summary(ofKind(kind))])))

console.log('\nothers on the same rows, texts only')
const texts = textsOf(asked)
const built = await withoutTimeout(benchApp.url, buildWebSearch)
console.table({
  websearch_to_tsquery: await webSearchMetrics(benchApp.db, { built, texts, measure }),
  MiniSearch: await inMemoryMetrics('MiniSearch', benchApp.url, texts),
  Orama: await inMemoryMetrics('Orama', benchApp.url, texts),
})
await benchApp.stop()

const metrics: Metrics = {
  search: metricOf(warm.search),
  suggestions: metricOf(warm.suggestions),
  writeCpu: meanCpu(writes),
}
saveMetrics(size, metrics)
const growth = growthSince(size, metrics)
if (growth) {
  console.log('\ntimes as much as among 100000 businesses')
  console.table(growth)
}
console.log(`\nwriting one business: ${metrics.writeCpu.toFixed(1)} ms of CPU on average`)
const missed = missedGoals(size, metrics)
console.log(missed.length === 0 ? 'All goals are met.' : `Below the goal: ${missed.join(', ')}`)
process.exit(missed.length === 0 ? 0 : 1)
