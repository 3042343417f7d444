// Reads the public pages from the tables, independently of the tested code.
import { sql } from 'kysely'
import type { Db } from '../../server/platform/db/db.ts'

const PUBLIC = sql`accounts.verified_at is not null and accounts.suspended_at is null and accounts.deleted_at is null`

const PROVIDERS = sql`
  from providers join accounts on accounts.id = providers.account_id
    join districts on districts.id = providers.district_id
    join states on states.id = districts.state_id
    join categories on categories.id = providers.category_id
  where ${PUBLIC}`

export const publicPaths = async (db: Db) => {
  const { rows } = await sql<{ path: string }>`
    select '/providerprofile/' || providers.account_id as path ${PROVIDERS}
    union select '/postpage/' || posts.id from posts join accounts on accounts.id = posts.provider_id
      where ${PUBLIC} and posts.visibility = 'shown'
    union select '/market' ${PROVIDERS}
    union select '/market/' || states.slug ${PROVIDERS}
    union select '/market/' || states.slug || '/' || districts.slug ${PROVIDERS}
    union select '/market/' || states.slug || '/' || districts.slug || '/' || categories.slug ${PROVIDERS}
    order by path`.execute(db)
  return rows.flatMap(({ path }) => [path, `${path}?lng=hi`])
}
