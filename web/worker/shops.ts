// Stores the shops of cached pages and replies, for the offline search.
import { openStore, type SeenShop, type Shop } from './store.ts'

const MOST = 500

const isShop = (value: object): value is Shop =>
  'business_name' in value && 'business_category' in value && 'district' in value && 'images' in value

const summaryOf = (shop: Shop): Shop => ({
  id: shop.id,
  user_id: shop.user_id,
  business_name: shop.business_name,
  business_category: shop.business_category,
  business_tagline: shop.business_tagline,
  logo: shop.logo,
  images: shop.images.slice(0, 1),
  district: shop.district,
  state: shop.state,
  verified: shop.verified,
  rating: shop.rating,
  is_open: null,
  next_change_at: null,
})

/** Anywhere in a reply or in the data of a page. */
export const findShops = (value: unknown): Shop[] => {
  if (typeof value !== 'object' || value === null) return []
  if (isShop(value)) return [summaryOf(value)]
  return Object.values(value).flatMap(findShops)
}

export const saveShops = async (value: unknown, now = Date.now()) => {
  const found = findShops(value)
  if (found.length === 0) return
  const store = await openStore()
  const changes = store.transaction('shops', 'readwrite')
  for (const shop of found) await changes.store.put({ id: shop.id, shop, seenAt: now })
  const surplus = (await changes.store.count()) - MOST
  // The least recently seen.
  let cursor = surplus > 0 ? await changes.store.index('seenAt').openCursor() : null
  for (let left = surplus; cursor && left > 0; left -= 1) {
    await cursor.delete()
    cursor = await cursor.continue()
  }
  await changes.done
}

/** The most recently seen first. */
export const seenShops = async (): Promise<SeenShop[]> =>
  (await (await openStore()).getAllFromIndex('shops', 'seenAt')).toReversed()

export const deleteShop = async (id: number) => (await openStore()).delete('shops', id)
