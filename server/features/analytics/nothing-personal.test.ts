// Nothing personal is stored: every column of the figures is listed here with its reason (docs/privacy.md).
import { expect, test } from 'vitest'
import { testServer } from '../../testing/test-server.ts'

const server = await testServer()

const WHOSE = 'whose figures they are: the business, which is public'
const WHEN = 'the day in India; no time of day is kept'
const KINDS = ['views', 'calls', 'whatsapp', 'directions', 'website', 'shares', 'contacts_saved']
const SOURCES = ['from_search', 'from_market', 'from_home', 'from_post', 'from_link', 'from_qr']
const reasons = (columns: readonly string[], reason: string) =>
  Object.fromEntries(columns.map((column) => [column, reason]))

const COLUMNS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  shop_days: {
    provider_id: WHOSE,
    day: WHEN,
    ...reasons(KINDS, 'how many visitors did it on that day'),
    ...reasons(SOURCES, 'how many of the views came from there'),
  },
  shop_months: {
    provider_id: WHOSE,
    month: 'the month, when a year has passed',
    ...reasons(KINDS, 'the sum of its days'),
    ...reasons(SOURCES, 'the sum of its days'),
  },
  post_days: {
    provider_id: WHOSE,
    day: WHEN,
    post_id: 'the post of that business, which is public',
    views: 'how many visitors read it on that day',
  },
  shop_searches: {
    provider_id: WHOSE,
    day: WHEN,
    text: 'what was typed in at least five different networks on that day',
    times: 'how many of them opened the business from it',
  },
  shop_habits: {
    habit: 'what a business may have: photos, hours, a price list, a post',
    has_it: 'of all businesses that have it, or that do not',
    shops: 'how many of these there are',
    calls: 'the mean of their calls',
    calls_error: 'how exact that mean is',
  },
  market_days: { day: WHEN, ...reasons(KINDS, 'how many in the whole market') },
}

test('every column is documented, and is a number, a day or a common text', async () => {
  const { rows } = await server.ctx.pool.query<{ table: string; name: string; type: string }>(
    `select table_name as table, column_name as name, data_type as type from information_schema.columns
     where table_schema = 'public' and table_name = any($1)`,
    [Object.keys(COLUMNS)],
  )
  const found: Record<string, string[]> = {}
  for (const { table, name } of rows) (found[table] ??= []).push(name)
  for (const [table, columns] of Object.entries(COLUMNS))
    expect([table, found[table]?.toSorted()]).toEqual([table, Object.keys(columns).toSorted()])
  const numbers = new Set(['bigint', 'integer', 'double precision', 'date', 'boolean'])
  const texts = rows.filter(({ type }) => !numbers.has(type)).map(({ table, name }) => `${table}.${name}`)
  expect(texts.toSorted()).toEqual(['shop_habits.habit', 'shop_searches.text'])
})

const OF_OTHERS = [
  'follower_days',
  'market_counts',
  'market_districts',
  'market_listings',
  'market_posts',
  'sms_days',
]

test('there is no undocumented table', async () => {
  const { rows } = await server.ctx.pool.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
       and relname ~ '^(shop|market)_|_(days|months|searches)$' and relname <> all($1)`,
    [OF_OTHERS],
  )
  expect(rows.map(({ name }) => name).toSorted()).toEqual(Object.keys(COLUMNS).toSorted())
})
