// The judged queries through the API: a table by class, and with --verbose the worst queries with their results.
import type { Market } from '../../../demo/market.ts'
import { grader, type JudgedProvider } from './grade.ts'
import { hasAnswer, type Judgement, metricsOf, ndcg, TOP } from './judged-metrics.ts'
import {
  judgedClasses,
  type JudgedQuery,
  readJudgedQueries,
  readLaterQueries,
  readNeighbours,
} from './judged-queries.ts'

export type JudgedOptions = { half: string; kind: string | undefined; isVerbose: boolean }
/** Usernames of the businesses that the search returned, best first. */
type Search = (text: string) => Promise<string[]>
type Judged = Judgement & { query: JudgedQuery; results: readonly JudgedProvider[] }

const WORST = 25
const RESULTS = 5

const withItems = ({ providers, items }: Market) => {
  const names = Map.groupBy(items, ({ provider }) => provider)
  return new Map(
    providers.map((provider) => [
      provider.username,
      { ...provider, items: (names.get(provider.username) ?? []).map(({ name }) => name) },
    ]),
  )
}

const judgeAll = async (market: Market, search: Search, queries: readonly JudgedQuery[]) => {
  const byUsername = withItems(market)
  const providers = [...byUsername.values()]
  const neighbours = readNeighbours()
  const judged: Judged[] = []
  for (const query of queries) {
    const gradeOf = grader(query, { providers, neighbours })
    const results = (await search(query.text)).flatMap((username) => byUsername.get(username) ?? [])
    judged.push({ query, results, found: results.map(gradeOf), all: providers.map(gradeOf) })
  }
  return judged
}

const rounded = (value: number) => (Number.isNaN(value) ? '-' : Number(value.toFixed(3)))

const tableRow = (judged: readonly Judged[]) => {
  const figures = metricsOf(judged)
  return {
    queries: figures.queries,
    'with answer': figures.answerable,
    'nDCG@10': rounded(figures.ndcg),
    'P@5': rounded(figures.precision),
    'success@1': rounded(figures.success),
    'no result': rounded(figures.empty),
    unrelated: rounded(figures.unrelated),
    'nothing right': rounded(figures.nothing),
  }
}

const scoreOf = (judged: Judged) => {
  if (hasAnswer(judged)) return ndcg(judged)
  return judged.found.length === 0 ? 1 : 0
}

const describeResult = ({ businessName, category, district }: JudgedProvider, grade: number | undefined) =>
  `      ${grade}  ${businessName} (${category}, ${district})`

const printWorst = (judged: readonly Judged[]) => {
  const worst = judged
    .filter((each) => scoreOf(each) < 1 || each.found.slice(0, TOP).includes(0))
    .toSorted((one, other) => scoreOf(one) - scoreOf(other))
  for (const each of worst.slice(0, WORST)) {
    const wanted = hasAnswer(each) ? `nDCG ${rounded(scoreOf(each))}` : 'should be empty'
    console.log(`  ${each.query.text}: ${wanted}, ${each.results.length} results`)
    for (const [at, result] of each.results.slice(0, TOP).entries())
      if (at < RESULTS || each.found[at] === 0) console.log(describeResult(result, each.found[at]))
  }
}

export const reportJudged = async (
  market: Market,
  search: Search,
  { half, kind, isVerbose }: JudgedOptions,
) => {
  const queries = [...readJudgedQueries(), ...readLaterQueries()].filter(
    (query) => (half === 'all' || query.half === half) && (kind === undefined || query.kind === kind),
  )
  if (queries.length === 0) throw new Error('no judged queries of this half and class')
  const judged = await judgeAll(market, search, queries)
  const byClass = judgedClasses
    .map((each) => [each, judged.filter(({ query }) => query.kind === each)] as const)
    .filter(([, some]) => some.length > 0)
  console.log(`\nthe judged queries, half: ${half}`)
  console.table(
    Object.fromEntries([...byClass, ['all', judged] as const].map(([name, some]) => [name, tableRow(some)])),
  )
  if (!isVerbose) return
  for (const [name, some] of byClass) {
    console.log(`\n${name}`)
    printWorst(some)
  }
}
