import { type Expression, sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import { type Params, preparedRead } from '../../platform/db/prepared.ts'

/** Log entries as [id, business], and the transaction id below which all have ended. */
export type ChangesColumns = { changes: [id: number, providerId: number][]; doneBefore: number }

export const microsecondsOf = (column: string) =>
  sql<number>`(extract(epoch from ${sql.ref(column)}) * 1000000)::bigint`

// Two columns of a query. Transactions that were open at the last read are read again. A position beyond the newest transaction comes from
// another database, restored from a backup.
export const changesSince = (since: Expression<number | null>) => sql`
  (
    select coalesce(json_agg(json_build_array(id, provider_id)), '[]') from provider_changes
    where changed_in >= ${since}::text::xid8 and changed_in < pg_snapshot_xmax(pg_current_snapshot())
  ) as changes,
  pg_snapshot_xmin(pg_current_snapshot())::text::bigint as done_before`

type ProviderIds = { ids: readonly number[] }

type Heads = { ids: number[]; ats: number[] }

export const headsRead = preparedRead('post_heads', (db, param: Params<ProviderIds>) => ({
  compile: () =>
    sql<Heads>`
      select coalesce(json_agg(provider_id), '[]') as ids,
        coalesce(json_agg(${microsecondsOf('newest_at')}), '[]') as ats
      from post_heads where provider_id = any(${param('ids')}::bigint[])`.compile(db),
}))

type NewestPosts = { providerId: number; ids: number[]; ats: number[] }

export const newestPostsRead = preparedRead(
  'newest_posts',
  (db, param: Params<ProviderIds & { most: number }>) => ({
    compile: () =>
      sql<NewestPosts>`
      select asked.provider_id, json_agg(newest.id) as ids, json_agg(newest.at) as ats
      from unnest(${param('ids')}::bigint[]) as asked (provider_id) cross join lateral (
        select posts.id, ${microsecondsOf('posts.created_at')} as at from posts
        where posts.provider_id = asked.provider_id and posts.visibility = 'shown'
        order by posts.created_at desc, posts.id desc limit ${param('most')}
      ) as newest
      group by asked.provider_id`.compile(db),
  }),
)

export const deleteProviderChanges = (db: Db, before: Date) =>
  db.deleteFrom('providerChanges').where('changedAt', '<', before).execute()
