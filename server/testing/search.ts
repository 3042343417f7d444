import type { Insertable } from 'kysely'
import { indexPost, indexProvider } from '../features/search/index.service.ts'
import { type Db, inTransaction, type Tables } from '../platform/db/db.ts'
import { anItem, aPost, aProvider } from './providers.ts'

type Place = { district: string; state: string }
type ProviderOverrides = {
  category?: string
  place?: Place
  items?: readonly string[]
  account?: Partial<Insertable<Tables['accounts']>>
} & Partial<Insertable<Tables['providers']>>

const districtId = async (db: Db, { district, state }: Place) =>
  (
    await db
      .selectFrom('districts')
      .innerJoin('states', 'states.id', 'districts.stateId')
      .select('districts.id')
      .where('districts.nameEn', '=', district)
      .where('states.nameEn', '=', state)
      .executeTakeFirstOrThrow()
  ).id

const categoryId = async (db: Db, title: string) =>
  (await db.selectFrom('categories').select('id').where('titleEn', '=', title).executeTakeFirstOrThrow()).id

/** By default an indexed sweet shop in Gaya. */
export const aListedProvider = (
  db: Db,
  businessName: string,
  { category, place, items = [], account = {}, ...given }: ProviderOverrides = {},
) =>
  inTransaction(db, async (tx) => {
    const provider = {
      businessName,
      ...(category && { categoryId: await categoryId(tx, category) }),
      ...(place && { districtId: await districtId(tx, place) }),
      ...given,
    }
    const shop = await aProvider(tx, { account, provider })
    for (const name of items) await anItem(tx, shop.id, { name })
    await indexProvider(tx, shop.id)
    return shop
  })

export const aListedPost = (db: Db, providerId: number, given: Partial<Insertable<Tables['posts']>> = {}) =>
  inTransaction(db, async (tx) => {
    const post = await aPost(tx, providerId, given)
    await indexPost(tx, post.id)
    return post
  })
