import { type Insertable, sql } from 'kysely'
import type { Db, Tables } from '../platform/db/db.ts'
import { anAccount } from './accounts.ts'

type ProviderOverrides = {
  account?: Partial<Insertable<Tables['accounts']>>
  provider?: Partial<Insertable<Tables['providers']>>
}

// Another one if a test has renamed it.
const someDistrict = (db: Db) =>
  db
    .selectFrom('districts')
    .innerJoin('states', 'states.id', 'districts.stateId')
    .select('districts.id')
    .orderBy((eb) => eb.and({ 'districts.nameEn': 'Gaya', 'states.nameEn': 'Bihar' }), 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()

const someCategory = (db: Db) =>
  db
    .selectFrom('categories')
    .select('id')
    .orderBy((eb) => eb('titleEn', '=', 'Sweets & Bakery'), 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()

let providerCount = 0

/** By default a verified sweet shop in Gaya. */
export const aProvider = async (db: Db, { account = {}, provider = {} }: ProviderOverrides = {}) => {
  providerCount += 1
  const person = await anAccount(db, {
    role: 'provider',
    email: `shop${providerCount}@example.in`,
    ...account,
  })
  await db
    .insertInto('providers')
    .values({
      accountId: person.id,
      name: 'Ramesh Sharma',
      businessName: `Shop ${person.id}`,
      categoryId: (await someCategory(db)).id,
      districtId: (await someDistrict(db)).id,
      ...provider,
    })
    .execute()
  return person
}

let mediaCount = 0

/** A media row without files. */
export const aMedia = async (db: Db, given: Partial<Insertable<Tables['media']>> = {}) => {
  mediaCount += 1
  const folder = `te/${String(mediaCount).padStart(20, '0')}`
  const { id } = await db
    .insertInto('media')
    .values({
      kind: 'image',
      folder,
      extension: 'webp',
      widths: [320, 640],
      width: 640,
      height: 480,
      bytes: 1_000,
      ...given,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, folder }
}

/** In this order. */
export const attachMedia = (db: Db, providerId: number, media: readonly { id: number }[]) =>
  db
    .insertInto('providerMedia')
    .values(media.map(({ id: mediaId }, position) => ({ providerId, mediaId, position })))
    .execute()

export const aPost = async (
  db: Db,
  providerId: number,
  given: Partial<Insertable<Tables['posts']>> = {},
  media: readonly { id: number }[] = [],
) => {
  const post = await db
    .insertInto('posts')
    .values({ providerId, title: 'Fresh today', content: 'Come and taste.', ...given })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (media.length > 0)
    await db
      .insertInto('postMedia')
      .values(media.map(({ id: mediaId }, position) => ({ postId: post.id, mediaId, position })))
      .execute()
  return post
}

export const anItem = (db: Db, providerId: number, given: Partial<Insertable<Tables['priceItems']>> = {}) =>
  db
    .insertInto('priceItems')
    .values({
      providerId,
      name: 'Samosa',
      pricePaise: 1_200,
      position: sql<number>`(select coalesce(max(position), 0) + 1 from price_items where provider_id = ${providerId})`,
      ...given,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
