// How well the search finds what people mean, on the demo market, through the API.
//   npm run bench:search [-- --misses]      prints every query that was not answered in full, too
//   -- --half tune|report|all               which of the judged queries, report unless given
//   -- --class NAME --verbose               one class of them; its worst queries with their results
//   -- --judged                             only the judged queries
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import type { Db } from '../../server/platform/db/db.ts'
import { rebuildIndex } from '../../server/features/search/rebuild.service.ts'
import type { Market } from '../../demo/market.ts'
import { fillMarket } from './fill-market.ts'
import { openBenchApp } from './bench-app.ts'
import { reportJudged } from './judged/judged-report.ts'
import { type Spelling, spellings, type LabelledQuery, labelledQueries } from './labels.ts'
import { add, averages, nothing, type Score, scoreOf } from './score.ts'
import { typoMetrics } from './typo-metrics.ts'

const GOALS = { recall: 0.95, reciprocal: 0.85, oneWord: 0.9, twoWords: 0.8 }
const { values: options } = parseArgs({
  options: {
    misses: { type: 'boolean' },
    half: { type: 'string', default: 'report' },
    class: { type: 'string' },
    verbose: { type: 'boolean', default: false },
    judged: { type: 'boolean' },
  },
})

let market: Market | undefined
const benchApp = await openBenchApp({
  name: `market-${process.pid}`,
  contents: 'the demo market',
  fill: async (db) => {
    market = await fillMarket(db)
    await rebuildIndex(db)
  },
})
if (!market) throw new Error('the market was not filled')
const { providers } = market

const usernames = new Map(
  (await benchApp.db.selectFrom('accounts').select(['id', 'username']).execute()).map((row) => [
    row.id,
    row.username,
  ]),
)
const providerByName = new Map(providers.map((provider) => [provider.username, provider]))

type Searching = (text: string) => Promise<number[]>

const ours: Searching = async (text) => {
  const found = await benchApp.get<{ id: number }[]>(
    `/api/marketplace/search/?limit=10&searchtext=${encodeURIComponent(text)}`,
  )
  return found.map(({ id }) => id)
}

// What is written first: each word somewhere in the texts, the names of category and district included.
const plainIlike =
  (db: Db): Searching =>
  async (text) => {
    const { rows } = await sql<{ id: number }>`
      select account_id as id
      from providers
        join categories on categories.id = category_id
        join districts on districts.id = district_id,
        lateral (
          select concat_ws(' ', business_name, business_tagline, business_description, title_en, title_hi, name_en, name_hi) as row
        ) as texts
      where (select bool_and(row ilike '%' || word || '%') from unnest(string_to_array(${text}, ' ')) as word)
      order by business_name ilike ${`%${text}%`} desc, account_id
      limit 10`.execute(db)
    return rows.map(({ id }) => id)
  }

const judge = async (search: Searching, { texts, isRelevant }: LabelledQuery, spelling: Spelling) => {
  const found = (await search(texts[spelling])).map((id) => providerByName.get(usernames.get(id) ?? ''))
  const wanted = providers.filter(isRelevant).length
  if (wanted === 0) throw new Error(`nothing in the market answers ${texts[spelling]}`)
  return scoreOf(
    found.map((provider) => provider !== undefined && isRelevant(provider)),
    wanted,
  )
}

const byName = ([one]: readonly [string, Score], [other]: readonly [string, Score]) =>
  one.localeCompare(other)

const judgeAll = async (name: string, search: Searching) => {
  const table = new Map<string, Score>()
  let total = nothing()
  for (const wish of labelledQueries)
    for (const spelling of spellings) {
      const score = await judge(search, wish, spelling)
      const row = `${wish.kind}, ${spelling}`
      for (const each of [row, `all, ${spelling}`]) table.set(each, add(table.get(each) ?? nothing(), score))
      total = add(total, score)
      if (options.misses && name === 'Haat' && score.recall * score.reciprocal < 1)
        console.log(
          `  ${row}: ${wish.texts[spelling]} (recall ${score.recall.toFixed(2)}, ${score.reciprocal.toFixed(2)})`,
        )
    }
  console.log(`\n${name}`)
  console.table(
    Object.fromEntries(
      [...table, ['all', total] as const].toSorted(byName).map(([row, score]) => [row, averages(score)]),
    ),
  )
  return total
}

await reportJudged(
  market,
  async (text) => {
    const { providers: found } = await benchApp.get<{ providers: { id: number }[] }>(
      `/api/search/?searchtext=${encodeURIComponent(text)}`,
    )
    return found.map(({ id }) => usernames.get(id) ?? '')
  },
  { half: options.half, kind: options.class, isVerbose: options.verbose },
)
if (options.judged) {
  await benchApp.stop()
  await benchApp.remove()
  process.exit(0)
}

const total = await judgeAll('Haat', ours)
await judgeAll('ILIKE', plainIlike(benchApp.db))
const typos = await typoMetrics(providers, async (text) => {
  const found = await benchApp.get<{ id: number }[]>(
    `/api/marketplace/search/?searchtext=${encodeURIComponent(text)}`,
  )
  return found.map(({ id }) => usernames.get(id) ?? '')
})
console.log('\nshops found by one word of their name with a slip')
console.table(typos.oneWord)
console.log('\nshops found by two words of their name, one of them with a slip')
console.table(typos.twoWords)
await benchApp.stop()
await benchApp.remove()

const isGood =
  total.recall / total.queries >= GOALS.recall &&
  total.reciprocal / total.queries >= GOALS.reciprocal &&
  typos.oneWord.all.found >= GOALS.oneWord &&
  typos.twoWords.all.found >= GOALS.twoWords
console.log(isGood ? '\nAll goals are met.' : '\nBelow a goal.')
process.exit(isGood ? 0 : 1)
