// A market of any size as rows: providers with logos and pictures, ten posts each, as many comments as posts.
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { rebuildIndex } from '../../server/features/search/rebuild.service.ts'
import { type Db, inTransaction } from '../../server/platform/db/db.ts'
import { crowdPosts } from '../search/crowd.ts'
import {
  crowdContents,
  insertAccounts,
  insertProviders,
  numbers,
  readReferenceRows,
  ROWS_AT_ONCE,
} from '../search/fill-crowd.ts'
import { commentTexts, customerName, replyTexts } from './people.ts'

export const POSTS_PER_PROVIDER = 10
export const customersOf = (providers: number) => Math.ceil(providers / 5)

// Raised when other rows are made of the same words.
const VERSION = 1

/** Ids of media follow from whose they are: logos, then three places for pictures of each provider, then one for each post. */
const fillMedia = (db: Db, providers: number) =>
  sql`
  insert into media (id, kind, folder, extension, widths, width, height, bytes)
  overriding system value
  select id, 'image', substr(md5(id::text), 1, 2) || '/' || substr(md5(id::text), 3, 20), 'webp',
    case when is_logo then '{320}'::integer[] else '{320,640,1280}' end,
    case when is_logo then 320 else 1280 end, case when is_logo then 320 else 853 end, 90000
  from (
    select shop::bigint as id, true as is_logo from generate_series(1, ${providers}::integer) shop where shop % 5 < 3
    union all
    select ${providers} + (shop - 1) * 3 + k, false
    from generate_series(1, ${providers}::integer) shop, generate_series(1, 3) k where k <= shop % 4
    union all
    select ${providers * 4} + post, false from generate_series(2, ${providers * POSTS_PER_PROVIDER}::integer, 2) post
  ) as wanted`.execute(db)

const hangPictures = async (db: Db, providers: number) => {
  await sql`
    insert into provider_media (provider_id, media_id, position)
    select shop, ${providers} + (shop - 1) * 3 + k, k
    from generate_series(1, ${providers}::integer) shop, generate_series(1, 3) k where k <= shop % 4`.execute(
    db,
  )
  await sql`
    insert into post_media (post_id, media_id, position)
    select post, ${providers * 4} + post, 0 from generate_series(2, ${providers * POSTS_PER_PROVIDER}::integer, 2) post`.execute(
    db,
  )
  // As the triggers would note it.
  await sql`
    update providers set logo_id = media.id, logo = case when media.id is not null then shown_media(media) end,
      shown = coalesce((
        select jsonb_agg(shown_media(picture) order by hung.position)
        from provider_media as hung join media as picture on picture.id = hung.media_id
        where hung.provider_id = shop.account_id
      ), '[]')
    from providers as shop left join media on media.id = shop.account_id
    where shop.account_id = providers.account_id`.execute(db)
}

// Within a batch, all first posts come before the second ones: consecutive posts are of different businesses.
const insertPosts = (db: Db, ids: readonly number[], providers: number) => {
  const first = ((ids[0] ?? 1) - 1) * POSTS_PER_PROVIDER
  const posts = ids
    .flatMap((provider) => crowdPosts(provider).map((post, turn) => ({ shop: provider, turn, ...post })))
    .toSorted((a, b) => a.turn - b.turn)
  return sql`
    insert into posts (id, provider_id, title, content, created_at, updated_at, shown)
    overriding system value
    select row.id, shop, title, content, written.at, written.at,
      case when media.id is null then '[]' else jsonb_build_array(shown_media(media)) end
    from unnest(
      ${posts.map((_, at) => first + at + 1)}::bigint[], ${posts.map(({ shop: provider }) => provider)}::bigint[],
      ${posts.map(({ title }) => title)}::text[], ${posts.map(({ content }) => content)}::text[]
    ) as row (id, shop, title, content)
    cross join lateral (select now() - (${providers * POSTS_PER_PROVIDER} - row.id) * interval '30 seconds' as at) as written
    left join media on media.id = ${providers * 4} + row.id`.execute(db)
}

const fillProviders = async (db: Db, providers: number) => {
  const reference = await readReferenceRows(db)
  for (let from = 1; from <= providers; from += ROWS_AT_ONCE) {
    const ids = numbers(from, Math.min(ROWS_AT_ONCE, providers + 1 - from))
    await inTransaction(db, async (tx) => {
      await insertAccounts(tx, ids)
      await insertProviders(tx, ids, reference)
      await insertPosts(tx, ids, providers)
    })
  }
}

const fillCustomers = async (db: Db, providers: number) => {
  const ids = numbers(providers + 1, customersOf(providers))
  await sql`
    insert into accounts (id, role, username, username_key, password_hash, verified_at)
    overriding system value
    select id, 'customer', 'customer' || id, 'customer' || id, 'x', timestamptz '2024-03-01' + id * interval '30 seconds'
    from unnest(${ids}::bigint[]) as id`.execute(db)
  await sql`
    insert into customers (account_id, name)
    select * from unnest(${ids}::bigint[], ${ids.map(customerName)}::text[])`.execute(db)
}

// None to four under most posts, a thousand under every ten-thousandth: about one for each.
const fillComments = (db: Db, providers: number) =>
  sql`
  insert into comments (post_id, provider_id, customer_id, content, created_at, reply, replied_at)
  select post.id, post.provider_id, ${providers} + 1 + (post.id * 7919 + k * 31) % ${customersOf(providers)},
    texts[1 + (post.id * 31 + k * 7) % cardinality(texts)] || ' ' || texts[1 + (post.id / 7 + k * 13) % cardinality(texts)],
    written.at, case when k % 3 = 0 then replies[1 + (post.id + k) % cardinality(replies)] end,
    case when k % 3 = 0 then written.at + interval '1 hour' end
  from (select ${commentTexts}::text[] as texts, ${replyTexts}::text[] as replies) as words,
    posts as post,
    generate_series(1, case
      when post.id % 10000 = 0 then 1000
      else ('{0,0,0,0,0,0,0,0,0,0,1,1,1,1,1,1,2,3,3,4}'::integer[])[1 + (post.id * 13) % 20]
    end) as k,
    lateral (select post.created_at + k * interval '5 minutes' as at) as written
  order by post.id, k`.execute(db)

/** Rows that are written from now on go behind those that brought their ids. */
const setSequences = async (db: Db) => {
  for (const table of ['accounts', 'media', 'posts'])
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))`.execute(
      db,
    )
}

const timed = async (what: string, work: () => Promise<unknown>) => {
  const begun = performance.now()
  await work()
  console.log(`  ${what} in ${((performance.now() - begun) / 1_000).toFixed(0)} s`)
}

/** What the triggers would have noted. */
const fillMarketPages = async (db: Db) => {
  await sql`select recount_accounts()`.execute(db)
  await sql`select find_heads(array_agg(account_id)) from providers`.execute(db)
  await sql`select list_in_market(array_agg(account_id)) from providers`.execute(db)
}

/** On one connection. Without triggers and foreign keys, which cost as much as the rows: every row is right as it is written. */
export const fillMix = async (db: Db, providers: number) => {
  console.log(`making a market of ${providers} shops, with ten posts and ten comments each ...`)
  await sql`set session_replication_role = replica`.execute(db)
  await timed('pictures', () => fillMedia(db, providers))
  await timed('shops and posts', () => fillProviders(db, providers))
  await timed('their pictures', () => hangPictures(db, providers))
  await timed('customers', () => fillCustomers(db, providers))
  await timed('comments', () => fillComments(db, providers))
  await setSequences(db)
  await sql`set session_replication_role = origin`.execute(db)
  await timed('market pages', () => fillMarketPages(db))
  await timed('search', () => rebuildIndex(db))
  // As the database itself does, sooner or later: not while we measure.
  await timed('tidied up', () => sql`vacuum (analyze, freeze)`.execute(db))
}

/** The same for the same code. */
export const mixContents = (providers: number) => {
  const words = createHash('sha256').update(JSON.stringify([commentTexts, replyTexts]))
  return `${VERSION} ${words.digest('hex')} ${crowdContents(providers)}`
}
