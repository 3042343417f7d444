import { sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'
import { type Params, preparedRead } from '../../../platform/db/prepared.ts'
import type { Search } from '../find/find.queries.ts'
import { stagesJson } from '../find/index-scans.ts'
import { rowCountsOf } from '../find/row-counts.ts'

// Short prefixes match very many titles: only recent ones are compared.
const RECENT = 1_000

type Input = { stages: string; hidden: readonly number[]; wanted: number }

const recentRead = preparedRead('search_recent_posts', (db, param: Params<Input>) => ({
  compile: () =>
    sql<{ id: number }>`
      with recent as materialized (
        select post_id, created_at, terms from post_search
        where is_seen and provider_id <> all (${param('hidden')}::bigint[])
        order by created_at desc, post_id desc
        limit ${sql.lit(RECENT)}
      ), stages as materialized (
        select number, whole from search_stages(${param('stages')}::jsonb)
      )
      select post_id as id
      from recent join stages on terms @@ whole
      group by post_id, created_at
      order by min(number), created_at desc, post_id desc
      limit ${param('wanted')}`.compile(db),
}))

export const findRecentPosts = async (db: Db, search: Search) => {
  const stages = stagesJson(search, await rowCountsOf(db, 'posts'))
  return recentRead(db, { stages, hidden: search.hidden, wanted: search.wanted })
}
