import { type Expression, sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import { IS_PUBLIC_ACCOUNT } from '../accounts/public-accounts.service.ts'

export type IdRange = { after: number; until: number }
type Bounds = { [At in keyof IdRange]: number | Expression<number> }

// The page of a business lists its posts, so a new post changes it.
const providerChangedAt = sql<Date>`greatest(
  providers.updated_at,
  accounts.verified_at,
  (select newest_at from post_heads where post_heads.provider_id = providers.account_id)
)`

const providers = (db: Db, { after, until }: Bounds) =>
  db
    .selectFrom('providers')
    .innerJoin('accounts', 'accounts.id', 'providers.accountId')
    .select(['providers.accountId as id', providerChangedAt.as('changedAt')])
    .where(IS_PUBLIC_ACCOUNT)
    .where('providers.accountId', '>', after)
    .where('providers.accountId', '<', until)

const posts = (db: Db, { after, until }: Bounds) =>
  db
    .selectFrom('posts')
    .innerJoin('accounts', 'accounts.id', 'posts.providerId')
    .select(['posts.id', 'posts.updatedAt as changedAt'])
    .where(IS_PUBLIC_ACCOUNT)
    .where('posts.visibility', '=', 'shown')
    .where('posts.id', '>', after)
    .where('posts.id', '<', until)

const LISTS = { shops: providers, posts } as const
export type ListKind = keyof typeof LISTS

/** Formatted by the database, which is faster than formatting dates in Node. */
const utc = (at: Expression<unknown>) =>
  sql<string>`to_char(${at} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

export const ROWS_AT_A_TIME = 500

export const listedRows = (db: Db, kind: ListKind, range: IdRange) => {
  const rows = db
    .selectFrom(LISTS[kind](db, range).as('listed'))
    .select(['listed.id', utc(sql`listed.changed_at`).as('changedAt')])
    .orderBy('listed.id')
    .limit(sql.lit(ROWS_AT_A_TIME))
  return db
    .selectFrom(rows.as('rows'))
    .select([
      sql<number[]>`coalesce(json_agg(rows.id order by rows.id), '[]')`.as('ids'),
      sql<string[]>`coalesce(json_agg(rows.changed_at order by rows.id), '[]')`.as('changes'),
    ])
    .executeTakeFirstOrThrow()
}

/** Equal fingerprints mean equal rows. Null without rows. */
export const fingerprintOf = async (db: Db, kind: ListKind, range: IdRange) => {
  const { at, hash, count } = await db
    .selectFrom(LISTS[kind](db, range).as('listed'))
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      utc(sql`max(listed.changed_at)`).as('at'),
      sql<string>`to_hex(bit_xor(hashint8extended(
        listed.id, (extract(epoch from listed.changed_at) * 1000000)::bigint
      )))`.as('hash'),
    ])
    .executeTakeFirstOrThrow()
  return count > 0 ? { print: `${count}-${hash}`, changedAt: at } : null
}

export const rangesInUse = async (db: Db, kind: ListKind, size: number) => {
  const highest =
    kind === 'shops' ? sql`select max(account_id) from providers` : sql`select max(id) from posts`
  const listed = LISTS[kind](db, {
    after: sql<number>`ranges.at * ${size}::bigint - 1`,
    until: sql<number>`(ranges.at + 1) * ${size}::bigint`,
  })
  const { rows } = await sql<{ at: number }>`
    select ranges.at from generate_series(0, (${highest}) / ${size}::bigint) as ranges (at)
    where exists (${listed}) order by ranges.at`.execute(db)
  return rows.map(({ at }) => at)
}

export const latestChange = async (db: Db) => {
  const provider = db
    .selectFrom('accounts')
    .select('accounts.verifiedAt as at')
    .where('accounts.role', '=', 'provider')
    .where(IS_PUBLIC_ACCOUNT)
    .orderBy('accounts.verifiedAt', 'desc')
    .limit(1)
  const post = posts(db, { after: 0, until: Number.MAX_SAFE_INTEGER })
    .clearSelect()
    .select('posts.createdAt as at')
    .orderBy('posts.createdAt', 'desc')
    .limit(1)
  const { rows } = await sql<{ at: string | null }>`
    select ${utc(sql`greatest((${provider}), (${post}))`)} as at`.execute(db)
  return rows[0]?.at ?? null
}

export const countMarketPages = async (db: Db) => {
  const { rows } = await sql<{ pages: number }>`
    select count(*) + count(distinct districts.id) + count(distinct districts.state_id) + least(count(*), 1) as pages
    from market_counts join districts on districts.id = market_counts.district_id
    where market_counts.providers > 0`.execute(db)
  return rows[0]?.pages ?? 0
}
