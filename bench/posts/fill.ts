// A million posts of a country's market, with pictures and comments, and the same texts over and over.
import { sql } from 'kysely'
import type { Db } from '../../server/platform/db/db.ts'

const POST = 'ताज़ा तिलकुट आज सुबह से मिल रहा है, गुड़ और चीनी दोनों में। Fresh tilkut since this morning. '
const COMMENT = 'बहुत स्वादिष्ट! Do you deliver to Tekari Road?'
const REPLY = 'जी हाँ, शाम छह बजे तक। Yes, until six.'

const POSTS_A_PROVIDER = 10
const PEOPLE = 10_000

const fillPeople = (db: Db, providers: number) =>
  sql`
  insert into accounts (role, username, username_key, password_hash, verified_at)
  select case when n <= ${providers} then 'provider' else 'customer' end, 'person' || n, 'person' || n, 'x',
    now() - n * interval '1 minute'
  from generate_series(1, ${providers + PEOPLE}::integer) n`.execute(db)

const fillProviders = (db: Db) =>
  sql`
  insert into providers (account_id, name, business_name, category_id, street_address, district_id)
  select id, 'Ramesh Sharma', 'Sharma Sweets ' || id, 1 + id % 45, 'Shop No. 7, Tekari Road', 1 + id % 791
  from accounts where role = 'provider'`.execute(db)

const fillCustomers = (db: Db) =>
  sql`
  insert into customers (account_id, name) select id, 'Asha Kumari ' || id from accounts where role = 'customer'`.execute(
    db,
  )

// Consecutive posts are of different businesses.
const fillPosts = (db: Db, providers: number) =>
  sql`
  insert into posts (provider_id, title, content, created_at)
  select 1 + n % ${providers}, 'Fresh today, number ' || n, repeat(${POST}, 3),
    now() - (${providers * POSTS_A_PROVIDER} - n) * interval '7 seconds'
  from generate_series(1, ${providers * POSTS_A_PROVIDER}::integer) n`.execute(db)

// A picture for every other post.
const fillMedia = (db: Db) =>
  sql`
  insert into media (kind, folder, extension, widths, width, height, bytes)
  select 'image', substr(md5('post' || id), 1, 2) || '/' || substr(md5('post' || id), 3, 20), 'webp', '{320,640,1280}',
    1280, 853, 90000
  from posts where id % 2 = 0`.execute(db)

const hangPictures = (db: Db) =>
  sql`
  insert into post_media (post_id, media_id, position)
  select wanted.id, media.id, 0 from (select id, md5('post' || id) as name from posts) as wanted
  join media on media.folder = substr(name, 1, 2) || '/' || substr(name, 3, 20)`.execute(db)

// None to five under most posts, a thousand under every ten-thousandth.
const fillComments = (db: Db, providers: number) =>
  sql`
  insert into comments (post_id, customer_id, content, created_at, reply, replied_at)
  select id, ${providers} + 1 + (id * 7 + k) % ${PEOPLE}, ${COMMENT}, created_at + k * interval '1 minute',
    case when k % 3 = 0 then ${REPLY} end, case when k % 3 = 0 then created_at + k * interval '2 minutes' end
  from posts, generate_series(1, case when id % 10000 = 0 then 1000 else id % 6 end) k`.execute(db)

export const fillPostsAndComments = async (db: Db, posts: number) => {
  const providers = Math.ceil(posts / POSTS_A_PROVIDER)
  await fillPeople(db, providers)
  await fillProviders(db)
  await fillCustomers(db)
  await fillPosts(db, providers)
  await fillMedia(db)
  await hangPictures(db)
  await fillComments(db, providers)
  await sql`vacuum analyze`.execute(db)
}
