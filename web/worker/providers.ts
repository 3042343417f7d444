import { openStore, type SeenProvider, type Provider } from './store.ts'

const MAX_PROVIDERS = 500

const isProvider = (value: object): value is Provider =>
  'business_name' in value && 'business_category' in value && 'district' in value && 'images' in value

const summaryOf = (provider: Provider): Provider => ({
  id: provider.id,
  user_id: provider.user_id,
  business_name: provider.business_name,
  business_category: provider.business_category,
  business_tagline: provider.business_tagline,
  logo: provider.logo,
  images: provider.images.slice(0, 1),
  district: provider.district,
  state: provider.state,
  verified: provider.verified,
  rating: provider.rating,
  is_open: null,
  next_change_at: null,
})

/** Anywhere in a reply or in the data of a page. */
export const findProviders = (value: unknown): Provider[] => {
  if (typeof value !== 'object' || value === null) return []
  if (isProvider(value)) return [summaryOf(value)]
  return Object.values(value).flatMap(findProviders)
}

export const saveProviders = async (value: unknown, now = Date.now()) => {
  const found = findProviders(value)
  if (found.length === 0) return
  const store = await openStore()
  const changes = store.transaction('shops', 'readwrite')
  for (const provider of found) await changes.store.put({ id: provider.id, shop: provider, seenAt: now })
  const surplus = (await changes.store.count()) - MAX_PROVIDERS
  // The least recently seen.
  let cursor = surplus > 0 ? await changes.store.index('seenAt').openCursor() : null
  for (let left = surplus; cursor && left > 0; left -= 1) {
    await cursor.delete()
    cursor = await cursor.continue()
  }
  await changes.done
}

export const seenProviders = async (): Promise<SeenProvider[]> =>
  (await (await openStore()).getAllFromIndex('shops', 'seenAt')).toReversed()

export const deleteProvider = async (id: number) => (await openStore()).delete('shops', id)
