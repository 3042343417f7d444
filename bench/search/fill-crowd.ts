// The generated businesses (crowd.ts) as rows of the product's own tables.
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Tx } from '../../server/platform/db/db.ts'
import { inTransaction } from '../../server/platform/db/db.ts'
import { hoursOf, insertCustomers, insertReviews } from '../choosing.ts'
import { crowdItems, crowdPosts, type CrowdProvider, crowdProvider } from './crowd.ts'

export const ROWS_AT_ONCE = 2_000

type District = { id: number; latitude: number; longitude: number }
export type ReferenceRows = { districts: District[]; categories: ReadonlyMap<string, number> }

export const readReferenceRows = async (db: Db): Promise<ReferenceRows> => ({
  districts: await db.selectFrom('districts').select(['id', 'latitude', 'longitude']).orderBy('id').execute(),
  categories: new Map(
    (await db.selectFrom('categories').select(['id', 'titleEn']).execute()).map((row) => [
      row.titleEn,
      row.id,
    ]),
  ),
})

export const numbers = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at)

// The generated accounts have a database of their own, so they are not mistaken for real ones.
export const insertAccounts = (tx: Tx, ids: readonly number[]) =>
  sql`
    insert into accounts (id, role, username, username_key, password_hash, verified_at)
    overriding system value
    select id, 'provider', 'crowd' || id, 'crowd' || id, 'x', timestamptz '2024-01-01' + id * interval '30 seconds'
    from unnest(${ids}::bigint[]) as id`.execute(tx)

const placeOf = ({ districtPosition: town, offset }: CrowdProvider, { districts }: ReferenceRows) => {
  const chosen = districts[Math.floor(town * districts.length)]
  if (!chosen) throw new Error('a crowd needs districts')
  return {
    districtId: chosen.id,
    latitude: chosen.latitude + offset.latitude,
    longitude: chosen.longitude + offset.longitude,
  }
}

export const insertProviders = (tx: Tx, ids: readonly number[], reference: ReferenceRows) => {
  const rows = ids.map((id) => {
    const each = crowdProvider(id)
    return { ...each, ...placeOf(each, reference), categoryId: reference.categories.get(each.category) ?? 1 }
  })
  return sql`
    insert into providers (account_id, name, business_name, business_tagline, business_description, street_address,
      category_id, district_id, latitude, longitude, website_link, hours)
    select id, 'Crowd', name, tagline, description, street, category, district, latitude, longitude,
      case when has_website then 'https://example.in' end, ${hoursOf(sql`id`)}
    from unnest(
      ${ids}::bigint[], ${rows.map((row) => row.businessName)}::text[], ${rows.map((row) => row.businessTagline)}::text[],
      ${rows.map((row) => row.businessDescription)}::text[], ${rows.map((row) => row.streetAddress)}::text[],
      ${rows.map((row) => row.categoryId)}::integer[], ${rows.map((row) => row.districtId)}::integer[],
      ${rows.map((row) => row.latitude)}::float8[], ${rows.map((row) => row.longitude)}::float8[],
      ${rows.map((row) => row.hasWebsite)}::boolean[]
    ) as row (id, name, tagline, description, street, category, district, latitude, longitude, has_website)`.execute(
    tx,
  )
}

const insertPosts = (tx: Tx, ids: readonly number[]) => {
  const posts = ids.flatMap((id) => crowdPosts(id).map((post) => ({ id, ...post })))
  return sql`
    insert into posts (provider_id, title, content)
    select * from unnest(
      ${posts.map((post) => post.id)}::bigint[], ${posts.map((post) => post.title)}::text[],
      ${posts.map((post) => post.content)}::text[]
    )`.execute(tx)
}

const insertItems = (tx: Tx, ids: readonly number[]) => {
  const items = ids.flatMap((id) => crowdItems(id).map((item, position) => ({ id, position, ...item })))
  return sql`
    insert into price_items (provider_id, position, name, price_paise, unit)
    select * from unnest(
      ${items.map((item) => item.id)}::bigint[], ${items.map((item) => item.position)}::integer[],
      ${items.map((item) => item.name)}::text[], ${items.map((item) => item.pricePaise)}::bigint[],
      ${items.map((item) => item.unit)}::text[]
    )`.execute(tx)
}

export const fillCrowd = async (db: Db, size: number) => {
  const reference = await readReferenceRows(db)
  for (let from = 1; from <= size; from += ROWS_AT_ONCE) {
    const ids = numbers(from, Math.min(ROWS_AT_ONCE, size + 1 - from))
    await inTransaction(db, async (tx) => {
      await insertAccounts(tx, ids)
      await insertProviders(tx, ids, reference)
      await insertPosts(tx, ids)
      await insertItems(tx, ids)
    })
  }
  await fillReviews(db, size)
}

const fillReviews = async (db: Db, size: number) => {
  await sql`select setval(pg_get_serial_sequence('accounts', 'id'), ${size})`.execute(db)
  await insertCustomers(db)
  for (let from = 1; from <= size; from += ROWS_AT_ONCE)
    await inTransaction(db, (tx) => insertReviews(tx, { from, to: from + ROWS_AT_ONCE - 1 }))
}

/** The same for the same code: a market of other words is another one. */
export const crowdContents = (size: number) => {
  const some = numbers(1, 50).map((id) => [crowdProvider(id), crowdPosts(id), crowdItems(id)])
  return `${size} ${createHash('sha256').update(JSON.stringify(some)).digest('hex')}`
}
