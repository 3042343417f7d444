// The days of businesses in one table and in a partition for each month.
import type { Client } from 'pg'
import { costOf, readCostOf, sizeOf } from './measure.ts'

const DAYS = 366
const ROWS_AT_ONCE = 500
const OPTIONS =
  'fillfactor = 100, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02'

// As in bench/analytics: a fifth of the businesses every day, a third every second day, the rest once a week.
const isCounted = (age: string) =>
  `(n % 5 = 0 or (n % 5 < 3 and (${age} + n) % 2 = 0) or (${age} + n) % 7 = 0)`

/** Day by day, as they come. */
export const fillDays = (client: Client, table: string, businesses: number) =>
  client.query(`
    insert into ${table} (provider_id, day, views, calls, from_search, from_market)
    select n, current_date - age, 40, 3, 20, 20
    from generate_series(${DAYS}, 0, -1) as age, generate_series(1, ${businesses}) n where ${isCounted('age')}`)

const createTables = async (client: Client) => {
  await client.query(`create table one_table (like shop_days_default including all) with (${OPTIONS})`)
  await client.query('create index on one_table using brin (day) with (autosummarize = on)')
  await client.query('create table by_month (like shop_days_default including all) partition by range (day)')
  await client.query(`create table by_month_default partition of by_month default with (${OPTIONS})`)
  const { rows } = await client.query<{ month: string }>(
    `select date_trunc('month', current_date - ${DAYS})::date as month`,
  )
  const month = rows[0]?.month ?? ''
  await client.query(
    `create table by_month_before_${month.slice(0, 7).replace('-', '_')} partition of by_month for values from (minvalue) to ('${month}')`,
  )
  await client.query(`select create_month_partitions('by_month', (current_date + 90))`)
}

// In the order of a hash, since businesses are viewed in any order.
const writeDay = async (client: Client, table: string, businesses: number) => {
  const { rows } = await client.query<{ id: number }>(
    `select n as id from generate_series(1, ${businesses}) n where ${isCounted('-1')} order by hashint4(n)`,
  )
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
    await client.query({
      name: `write ${table}`,
      text: `insert into ${table} as known (provider_id, day, views)
        select id, current_date + 1, 1 from unnest($1::bigint[]) as given (id) order by id
        on conflict (provider_id, day) do update set views = known.views + excluded.views`,
      values: [rows.slice(at, at + ROWS_AT_ONCE).map(({ id }) => id)],
    })
}

const deleteMonth = async (client: Client) => {
  for (let age = DAYS; age > DAYS - 30; age -= 1)
    await client.query(`delete from one_table where day <= current_date - ${age}`)
  await client.query('vacuum one_table')
}

const dropMonth = async (client: Client) => {
  const { rows } = await client.query<{ name: string }>(
    `select 'by_month_' || to_char(date_trunc('month', current_date - ${DAYS - 31}), 'YYYY_MM') as name`,
  )
  await client.query(`drop table ${rows[0]?.name}`)
}

const readText = (table: string) => `
  select sum(views) filter (where day >= current_date - 90), sum(calls) from ${table}
  where provider_id = $1 and day between $2::date and $3::date`

export const measureFigures = async (client: Client, businesses: number) => {
  await createTables(client)
  const until = new Date().toISOString().slice(0, 10)
  const since = new Date(Date.now() - 180 * 86_400_000).toISOString().slice(0, 10)
  for (const [table, remove] of [
    ['one_table', deleteMonth],
    ['by_month', dropMonth],
  ] as const) {
    await fillDays(client, table, businesses)
    console.log(`shop_days, ${table}: ${await sizeOf(client, table)}`)
    const read = {
      name: `read ${table}`,
      text: readText(table),
      values: (turn: number) => [1 + ((turn * 7_919) % businesses), since, until],
    }
    console.log(`  180 days of a business: ${await readCostOf(client, read)}`)
    console.log(`  counts of a day: ${await costOf(client, () => writeDay(client, table, businesses))}`)
    console.log(`  removing a month: ${await costOf(client, () => remove(client))}`)
  }
}
