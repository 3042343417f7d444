import { sql } from 'kysely'
import type { Tx } from '../../platform/db/db.ts'
import { IS_PUBLIC_ACCOUNT } from '../accounts/public-accounts.service.ts'
import { addedColumns, columnList, COUNT_COLUMNS, EVENT_COLUMNS } from './columns.ts'
import type { PostCount, SearchCount, ProviderCounts } from './pending-counts.ts'

const each = (columns: readonly string[], write: (column: string) => ReturnType<typeof sql>) =>
  sql.join(columns.map(write))

const typed = each(COUNT_COLUMNS, (column) => sql`${sql.ref(column)} integer`)
const orNone = each(COUNT_COLUMNS, (column) => sql`coalesce(${sql.ref(column)}, 0) as ${sql.ref(column)}`)
const summed = each(EVENT_COLUMNS, (column) => sql`sum(${sql.ref(column)}) as ${sql.ref(column)}`)

// Skips businesses that are not public. Returns the totals by day as JSON for addMarketDays(). Rows are locked in order, so that
// concurrent processes do not deadlock.
export const addProviderDays = async (tx: Tx, rows: readonly ProviderCounts[]) => {
  const json = JSON.stringify(rows.map(({ providerId, ...rest }) => ({ provider_id: providerId, ...rest })))
  const { rows: counted } = await sql<{ days: string | null }>`
    with come as (
      select provider_id, day, ${orNone}
      from json_to_recordset(${json}::json) as given (provider_id bigint, day date, ${typed})
        join accounts on accounts.id = provider_id
        join providers on providers.account_id = provider_id
      where ${IS_PUBLIC_ACCOUNT}
    ), written as (
      insert into shop_days as known (provider_id, day, ${columnList(COUNT_COLUMNS)})
      select provider_id, day, ${columnList(COUNT_COLUMNS)} from come order by provider_id, day
      on conflict (provider_id, day) do update set ${addedColumns(COUNT_COLUMNS)}
    )
    select json_agg(row_to_json(sums))::text as days from (select day, ${summed} from come group by day) as sums`.execute(
    tx,
  )
  return counted[0]?.days ?? null
}

export const addPostDays = (tx: Tx, rows: readonly PostCount[]) => {
  const json = JSON.stringify(
    rows.map(({ postId, day, providerId, views }) => ({
      post_id: postId,
      provider_id: providerId,
      day,
      views,
    })),
  )
  return sql`
    insert into post_days as known (provider_id, day, post_id, views)
    select given.provider_id, given.day, given.post_id, given.views
    from json_to_recordset(${json}::json) as given (provider_id bigint, day date, post_id bigint, views integer)
      join posts on posts.id = given.post_id and posts.provider_id = given.provider_id and posts.visibility = 'shown'
      join accounts on accounts.id = given.provider_id
    where ${IS_PUBLIC_ACCOUNT}
    order by given.provider_id, given.day, given.post_id
    on conflict (provider_id, day, post_id) do update set ${addedColumns(['views'])}`.execute(tx)
}

export const addProviderSearches = (tx: Tx, rows: readonly SearchCount[]) => {
  const json = JSON.stringify(rows.map(({ providerId, ...rest }) => ({ provider_id: providerId, ...rest })))
  return sql`
    insert into shop_searches as known (provider_id, day, text, times)
    select provider_id, day, text, times
    from json_to_recordset(${json}::json) as given (provider_id bigint, day date, text text, times integer)
      join accounts on accounts.id = provider_id
      join providers on providers.account_id = provider_id
    where ${IS_PUBLIC_ACCOUNT}
    order by provider_id, day, text
    on conflict (provider_id, day, text) do update set ${addedColumns(['times'])}`.execute(tx)
}

export const addMarketDays = (tx: Tx, days: string) =>
  sql`
    insert into market_days as known (day, ${columnList(EVENT_COLUMNS)})
    select day, ${columnList(EVENT_COLUMNS)}
    from json_to_recordset(${days}::json) as given (day date, ${each(EVENT_COLUMNS, (column) => sql`${sql.ref(column)} bigint`)})
    order by day
    on conflict (day) do update set ${addedColumns(EVENT_COLUMNS)}`.execute(tx)
