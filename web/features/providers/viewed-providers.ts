// The businesses that were opened last in this browser. The server never receives the list.
import { VIEWED_KEY } from '../../lib/session/session.ts'
import type { ProviderSummary, PublicProvider } from './providers.api.ts'

const MAX_VIEWED = 6

export const readViewed = (): ProviderSummary[] => {
  try {
    return JSON.parse(window.localStorage.getItem(VIEWED_KEY) ?? '[]') as ProviderSummary[]
  } catch {
    return [] // storage is blocked
  }
}

const save = (viewed: readonly ProviderSummary[]) => {
  try {
    if (viewed.length === 0) window.localStorage.removeItem(VIEWED_KEY)
    else window.localStorage.setItem(VIEWED_KEY, JSON.stringify(viewed))
  } catch {
    // Storage is blocked or full: the home page has no such list.
  }
}

export const forgetViewed = (id: number) => save(readViewed().filter((provider) => provider.id !== id))

export const saveViewed = (provider: PublicProvider) => {
  const { id } = provider
  const summary: ProviderSummary = {
    id,
    user_id: provider.user_id,
    business_name: provider.business_name,
    business_category: provider.business_category,
    business_tagline: provider.business_tagline,
    logo: provider.logo,
    rating: provider.rating,
    images: provider.images.slice(0, 1),
    district: provider.district,
    state: provider.state,
    verified: provider.verified,
    // Changes by the hour.
    is_open: null,
    next_change_at: null,
  }
  const others = readViewed().filter((viewed) => viewed.id !== id)
  save([summary, ...others].slice(0, MAX_VIEWED))
}
