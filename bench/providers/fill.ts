// A country's market: businesses with logos, pictures and posts, and the same texts over and over.
import { sql } from 'kysely'
import { hoursOf, insertCustomers, insertReviews } from '../choosing.ts'
import { type Db, inTransaction } from '../../server/platform/db/db.ts'

const DESCRIPTION =
  'Boondi laddu, khaja, balushahi and chhena sweets, made in our own kitchen every morning. '
const POST = 'ताज़ा तिलकुट आज सुबह से मिल रहा है, गुड़ और चीनी दोनों में। Fresh tilkut since this morning. '

const REVIEWED_AT_ONCE = 2_000

const fillAccounts = (db: Db, count: number) =>
  sql`
  insert into accounts (role, username, username_key, email, mobile_number, password_hash, verified_at)
  select 'provider', 'shop' || n, 'shop' || n, 'shop' || n || '@example.in', 6000000000 + n, 'x',
    now() - n * interval '1 minute'
  from generate_series(1, ${count}::integer) n`.execute(db)

// A logo for each, then pictures of the businesses (none to five), then one for every other post.
const fillMedia = (db: Db) =>
  sql`
  insert into media (kind, folder, extension, widths, width, height, bytes)
  select 'image', substr(md5(kind || n), 1, 2) || '/' || substr(md5(kind || n), 3, 20), 'webp',
    case kind when 'logo' then '{320}'::integer[] else '{320,640,1280}' end,
    case kind when 'logo' then 320 else 1280 end, case kind when 'logo' then 320 else 853 end, 90000
  from (
    select 'logo' as kind, id as n from accounts
    union all
    select 'shop', id * 10 + k from accounts, generate_series(1, 5) k where k <= id % 6
    union all
    select 'post', id from posts where id % 2 = 0
  ) as wanted`.execute(db)

const fillProviders = (db: Db) =>
  sql`
  insert into providers (account_id, name, business_name, business_tagline, business_description, category_id,
    street_address, district_id, zipcode, latitude, longitude, website_link, hours)
  select id, 'Ramesh Sharma', 'Sharma Sweets ' || id, 'Pure ghee, honest taste', repeat(${DESCRIPTION}, 6),
    1 + id % 45, 'Shop No. 7, Tekari Road', 1 + id % 791, '823001', 24.79512, 84.99871, 'https://shop.example.in/', ${hoursOf(sql`id`)}
  from accounts`.execute(db)

const fillPosts = (db: Db) =>
  sql`
  insert into posts (provider_id, title, content, created_at)
  select id, 'Fresh today, number ' || k, repeat(${POST}, 3), now() - (id + k) * interval '1 minute'
  from accounts, generate_series(1, 8) k where k <= id % 9`.execute(db)

const fillItems = (db: Db) =>
  sql`
  insert into price_items (provider_id, position, name, price_paise, unit, group_title)
  select account_id, k, 'Laddu number ' || k, k * 1000, case when k % 2 = 0 then 'kg' else '' end,
    case when k > 10 then 'Festival' else '' end
  from providers, generate_series(1, 20) k`.execute(db)

const fillReviews = async (db: Db, count: number) => {
  await insertCustomers(db)
  for (let from = 1; from <= count; from += REVIEWED_AT_ONCE)
    await inTransaction(db, (tx) => insertReviews(tx, { from, to: from + REVIEWED_AT_ONCE - 1 }))
}

const hangLogos = (db: Db) =>
  sql`
  update providers set logo_id = media.id from media
  where media.folder = substr(md5('logo' || account_id), 1, 2) || '/' || substr(md5('logo' || account_id), 3, 20)
  `.execute(db)

const hangPictures = (db: Db) =>
  sql`
  insert into provider_media (provider_id, media_id, position)
  select wanted.id, media.id, k
  from (select id, k, md5('shop' || id * 10 + k) as name from accounts, generate_series(1, 5) k) as wanted
  join media on media.folder = substr(name, 1, 2) || '/' || substr(name, 3, 20)`.execute(db)

const hangPostPictures = (db: Db) =>
  sql`
  insert into post_media (post_id, media_id, position)
  select wanted.id, media.id, 0 from (select id, md5('post' || id) as name from posts) as wanted
  join media on media.folder = substr(name, 1, 2) || '/' || substr(name, 3, 20)`.execute(db)

export const fillMarket = async (db: Db, count: number) => {
  await fillAccounts(db, count)
  await fillProviders(db)
  await fillPosts(db)
  await fillMedia(db)
  await hangLogos(db)
  await hangPictures(db)
  await hangPostPictures(db)
  await fillItems(db)
  await fillReviews(db, count)
  await sql`vacuum analyze`.execute(db)
}
