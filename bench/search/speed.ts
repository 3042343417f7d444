// How fast the search is in a large market, through the API: p50 / p99 in milliseconds.
//   npm run bench:search:speed [-- --size 100000]
// The market is made once and kept in the temporary folder: a second run of the same size starts at once. A million take
// hours to make on two cores.
import { sql } from 'kysely'
import { inTransaction } from '../../server/platform/db/db.ts'
import { indexProvider } from '../../server/features/search/index.service.ts'
import { indexEverything } from '../../server/features/search/rebuild.service.ts'
import { crowdProvider } from './crowd.ts'
import { fillCrowd } from './fill-crowd.ts'
import { openBenchHouse } from './house.ts'
import { meterFor, percentile, type Sample, summary } from './meter.ts'
import { type Question, searches, suggestions, textsOf } from './questions.ts'
import { rivals } from './rivals.ts'

const flag = (name: string, fallback: number) => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? fallback : Number(process.argv[at + 1])
}
const size = flag('size', 100_000)
const PASSES = 3
const AT_ONCE = 8
const WRITES = 200
const GOALS = { search: 50, suggestions: 15, write: 5 }
const IN_MEMORY_UP_TO = 200_000

const started = performance.now()
const house = await openBenchHouse(`crowd-${size}`, async (db) => {
  console.log(`making a market of ${size} businesses with ten posts each ...`)
  await fillCrowd(db, size)
  const filled = performance.now()
  console.log(`  rows written in ${((filled - started) / 1_000).toFixed(0)} s`)
  await indexEverything(db)
  console.log(`  search built in ${((performance.now() - filled) / 1_000).toFixed(0)} s`)
})

const measure = await meterFor(house.pool, AT_ONCE)

const askInTurn = async (questions: readonly Question[]) => {
  const samples: Sample[] = []
  for (const { path } of questions) samples.push(await measure(() => house.get(path)))
  return samples
}

/** The processor's time is that of all eight, shared out. */
const askAtOnce = async (questions: readonly Question[]) => {
  const waiting = [...questions]
  const walls: number[] = []
  const ask = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const begun = performance.now()
      await house.get(next.path)
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
    where relkind = 'r' and relname ~ '^(provider_search|post_search|search_words|search_phrases)'
    group by relation order by sum(pg_table_size(oid)) desc`.execute(house.db)
  return rows
}

/** Its entries written anew, as when a profile is saved with another tagline. */
const measureWrites = async () => {
  const samples: Sample[] = []
  for (let number = 0; number < WRITES; number += 1) {
    const id = 1 + ((number * 7919) % size)
    const businessTagline = crowdProvider(id + 1).businessTagline
    await inTransaction(house.db, async (tx) => {
      await tx.updateTable('providers').set({ businessTagline }).where('accountId', '=', id).execute()
      samples.push(await measure(() => indexProvider(tx, id)))
    })
  }
  return samples
}

const report: Record<string, object> = {}
const say = (name: string, samples: readonly Sample[]) => {
  report[name] = summary(samples)
  return samples
}

const [asked, typed] = [searches(size), suggestions(size)]
say('search, cold', await askInTurn(asked))
say('suggestions, cold', await askInTurn(typed))
const warmSearch = say('search, one after another', await askInTurn(repeated(asked)))
const warmTyped = say('suggestions, one after another', await askInTurn(repeated(typed)))
say('search, eight at once', await askAtOnce(repeated(asked)))
say('suggestions, eight at once', await askAtOnce(repeated(typed)))
const writes = say('writing the entries of one business', await measureWrites())

console.log(`\n${size} businesses, ${size * 10} posts`)
console.table(await sizes())
console.table(report)

console.log('\nsearch by kind of question, one after another')
const kinds = [...new Set(asked.map(({ kind }) => kind))]
console.table(
  Object.fromEntries(
    kinds.map((kind) => [
      kind,
      summary(warmSearch.filter((_, at) => asked[at % asked.length]?.kind === kind)),
    ]),
  ),
)

console.log('\nothers on the same rows, texts only')
const others: Record<string, object> = {}
for (const { name, search, bytes, seconds } of await rivals(house.db, {
  inMemory: size <= IN_MEMORY_UP_TO,
})) {
  const samples: Sample[] = []
  for (const text of textsOf(asked)) samples.push(await measure(async () => search(text)))
  others[name] = {
    ...summary(samples),
    'index MB': Math.round(bytes / 1_048_576),
    'built in s': Math.round(seconds),
  }
}
console.table(others)
await house.stop()

const p99 = (samples: readonly Sample[]) =>
  percentile(
    samples.map(({ wall }) => wall),
    0.99,
  )
const cpuOfWrite = percentile(
  writes.map(({ server, database }) => server + database),
  0.5,
)
const isGood =
  p99(warmSearch) < GOALS.search && p99(warmTyped) < GOALS.suggestions && cpuOfWrite <= GOALS.write
console.log(`\nwriting one business: ${cpuOfWrite.toFixed(1)} ms of CPU`)
console.log(isGood ? 'All goals are met.' : 'Below a goal.')
process.exit(isGood ? 0 : 1)
