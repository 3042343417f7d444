// Planned scans must find the same as the function that runs one stage after the other.
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { aListedPost, aListedProvider } from '../../../testing/search.ts'
import { statementsDuring } from '../../../testing/statements.ts'
import { testServer } from '../../../testing/test-server.ts'
import { queryReader, type SearchKind } from '../../../../contract/search-text/query/read-query.ts'
import { readQuery, vocabularyOf } from '../query/vocabulary.ts'
import { stagesFor } from '../../../../contract/search-text/query/stages.ts'
import { findPostsFor } from './find-posts.ts'
import { findProvidersFor, findSimilarFor } from './find-providers.ts'
import { findPosts, findProviders } from './find.queries.ts'
import { planScans, scansJson, stagesJson } from './index-scans.ts'
import { type RowCounts, toRowCounts } from './row-counts.ts'

const { db } = await testServer()

const NAMES = ['Sharma', 'शर्मा', 'Gupta', 'Rarara', 'Sharda', 'Mohan', 'मोहन', 'Garage', 'Mobile', 'Mithai']
const CATEGORIES = ['Sweets', 'Mobile Repair', 'Store', 'Mithai Bhandar', 'Medical', 'Garage', 'दुकान']
const TEXTS = [
  'Sweets of Gaya',
  'mobile and garage repair',
  'Mohan makes mithai',
  'Open on Sundays',
  'Sharma is the best',
]
const PROVIDERS = 70

const pick = (list: readonly string[], number: number) => list[number % list.length] ?? ''

const fill = async () => {
  const titles = await db.selectFrom('categories').select('titleEn').orderBy('id').limit(6).execute()
  const categories = titles.map(({ titleEn }) => titleEn)
  for (let number = 0; number < PROVIDERS; number += 1) {
    const provider = await aListedProvider(db, `${pick(NAMES, number * 7)} ${pick(CATEGORIES, number * 3)}`, {
      category: pick(categories, number),
      businessDescription: pick(TEXTS, number * 11),
      ...(number % 3 === 0 && { place: { district: 'Patna', state: 'Bihar' } }),
    })
    await aListedPost(db, provider.id, {
      title: `${pick(CATEGORIES, number * 5)} ${pick(NAMES, number)}`,
      content: pick(TEXTS, number),
    })
  }
  await sql`update provider_search set band = provider_id % 3`.execute(db)
}

beforeAll(fill, 120_000)

const everywhere = (rows: number): RowCounts => ({ total: 1_000, of: () => rows, beginningWith: () => rows })
const COUNTS: Record<string, RowCounts> = {
  'nothing is known to be common': toRowCounts([]),
  'everything is rare': everywhere(1),
  'some is common': { total: 1_000, of: (lexeme) => (lexeme.length % 2) * 400 + 3, beginningWith: () => 200 },
  'everything is common': everywhere(900),
}

const QUERIES = [
  'sharma',
  'शर्मा',
  'sharma sweets',
  'sharma mithai gaya',
  'mobile repair',
  'garaj',
  'mobail',
  'gupta store patna',
  'mithai ki dukan',
  'm',
  'rarara',
  'mohan medical bhandar',
  'mithaibhandar',
  'zzzqqq',
]

type Asked = { text: string; narrowed: string[][]; hidden: number[]; wanted: number }
type Found = { id: number; stage: number; band: number; quality: number; at: string }
const FIRST = { stage: 0, band: 0, quality: Infinity, at: 'infinity', id: 0, shown: 0 }
type After = typeof FIRST

const runSql = {
  providers: (run: string, input: string, { hidden, wanted }: Asked, after: After) => sql<Found>`
    select provider_id as id, stage, band, quality, '' as at from ${sql.raw(run)}(
      ${input}::jsonb, ${hidden}::bigint[], ${wanted}::integer, ${after.stage}::integer, ${after.band}::smallint,
      ${after.quality}::float8, ${after.id}::bigint, ${after.shown}::integer)`,
  posts: (run: string, input: string, { hidden, wanted }: Asked, after: After) => sql<Found>`
    select post_id as id, stage, 0 as band, 0 as quality, created_at::text as at from ${sql.raw(run)}(
      ${input}::jsonb, ${hidden}::bigint[], ${wanted}::integer, ${after.stage}::integer, ${after.at}::timestamptz,
      ${after.id}::bigint, ${after.shown}::integer)`,
}

const pagesOf = async (kind: SearchKind, run: string, input: string, asked: Asked) => {
  const pages: Found[][] = []
  let after = FIRST
  for (;;) {
    const { rows } = await runSql[kind](run, input, asked, after).execute(db)
    pages.push(rows)
    const last = rows.at(-1)
    if (!last || rows.length < asked.wanted) return pages
    after = { ...last, shown: after.shown + rows.length }
  }
}

const FIRST_PAGE = { location: '', category: '', cursor: undefined, hidden: [] }
const BY_RELEVANCE = { order: { sort: 'best' }, position: null, now: new Date(), choices: null } as const
type FirstPage = typeof FIRST_PAGE & { text: string; limit: number }
const findFirst = {
  providers: (query: FirstPage) => findProvidersFor(db, { ...query, ...BY_RELEVANCE }),
  posts: (query: FirstPage) => findPostsFor(db, query),
}

const namesOf = async ({ rows }: { rows: readonly { id: number }[] }) =>
  (await selectProviderNames(rows.map(({ id }) => id))).map(({ businessName }) => businessName)
const selectProviderNames = (ids: readonly number[]) =>
  db
    .selectFrom('providers')
    .select('businessName')
    .where('accountId', 'in', [...ids, 0])
    .execute()

describe.each(['providers', 'posts'] as const)('%s', (kind) => {
  const variants = async (text: string): Promise<Asked[]> => {
    const { id } = await db.selectFrom('providers').select('accountId as id').executeTakeFirstOrThrow()
    const { districtId } = await db
      .selectFrom('providers')
      .select('districtId')
      .orderBy('accountId')
      .executeTakeFirstOrThrow()
    return [
      { text, narrowed: [], hidden: [], wanted: 61 },
      { text, narrowed: [], hidden: [id], wanted: 7 },
      { text, narrowed: [[`d${districtId}`]], hidden: [], wanted: 5 },
    ]
  }

  test.each(QUERIES)(
    '%s returns the same rows in the same stages with and without planned scans',
    async (text) => {
      const stages = stagesFor(await readQuery(db, text, kind))
      for (const asked of await variants(text)) {
        const search = { stages, ...asked }
        const before = await pagesOf(kind, `search_${kind}`, stagesJson(search, everywhere(5)), asked)
        for (const [what, counts] of Object.entries(COUNTS)) {
          const scans = scansJson(search, counts)
          expect(await pagesOf(kind, `find_${kind}`, scans, asked), what).toEqual(before)
        }
      }
    },
  )

  test.each(QUERIES)('%s returns the same rows when certain matches are read first', async (text) => {
    const stages = stagesFor(await readQuery(db, text, kind))
    for (const limit of [3, 60]) {
      const found = await findFirst[kind]({ ...FIRST_PAGE, text, limit })
      const search = { stages, narrowed: [], hidden: [], wanted: limit, here: found.here ?? null }
      const all = kind === 'posts' ? (await findPosts(db, search)).posts : await findProviders(db, search)
      expect(found.rows).toEqual(all)
      expect(stages.slice(0, found.stages.length)).toEqual(found.stages)
    }
  })
})

describe('the index is scanned', () => {
  const scansFor = async (text: string, counts: RowCounts) =>
    planScans({ stages: stagesFor(await readQuery(db, text, 'providers')), narrowed: [], wanted: 61 }, counts)

  test('at most twice for rare words', async () => {
    const scans = await scansFor('sharma sweets', everywhere(1))
    expect(scans.length).toBeLessThanOrEqual(2)
    expect(scans.every((scan) => scan.isSelective)).toBe(true)
  })

  test('stage by stage for common words', async () => {
    const scans = await scansFor('sharma sweets', everywhere(900))
    expect(scans.every((scan) => scan.isSelective || scan.stages.length === 1)).toBe(true)
    expect(scans.some((scan) => !scan.isSelective && !scan.readsAllBands)).toBe(true)
  })
})

describe('misspellings are looked up', () => {
  const statementsFor = async (text: string) =>
    (await statementsDuring(() => findFirst.providers({ ...FIRST_PAGE, text, limit: 60 }))).statements

  test('not for a word that is found often enough', async () => {
    const prepared = (await statementsFor('sharma')).filter(({ name }) => name !== undefined)
    expect(prepared.map(({ name }) => name)).toEqual(['search_words', 'find_providers'])
    expect(prepared[0]?.values[1]).toEqual(['ksarma', 'ksarm', 'vsharma', 'vsarma', 'vsarm'])
  })

  test('for a word that is not found', async () => {
    const statements = await statementsFor('zzzqqq')
    expect(statements.findLast(({ name }) => name === 'search_words')?.values[1]).toContain('vzzqqq')
    expect(statements.filter(({ name }) => name === 'find_providers')).toHaveLength(1)
  })

  test('for similar results beside a certain one', async () => {
    const query = { ...FIRST_PAGE, ...BY_RELEVANCE, text: 'sharda medical', limit: 60 }
    const found = await findProvidersFor(db, query)
    const similar = await findSimilarFor(db, {
      query,
      found,
      queryWords: queryReader(vocabularyOf(db), query),
    })
    expect(await namesOf(found)).toEqual(['Sharda Medical'])
    expect(await namesOf(similar)).toContain('Sharma Medical')
  })
})

test('common lexemes are counted', async () => {
  await sql`call count_common_lexemes()`.execute(db)
  const rows = await db.selectFrom('commonLexemes').selectAll().where('foundIn', '=', 'providers').execute()
  const counts = new Map(rows.map(({ lexeme, rowCount }) => [lexeme, rowCount]))
  expect(counts.get('')).toBe(PROVIDERS)
  expect(counts.get('nstor')).toBe(10)
  expect(counts.has('nzzz')).toBe(false)
})
