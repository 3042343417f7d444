// A provider with every optional field.
import type { CustomerBlock } from '../features/blocks/blocks.api.ts'
import type { Post } from '../features/posts/posts.api.ts'
import type { FoundProvider } from '../features/search/results.api.ts'
import type { OwnProvider } from '../features/providers/own-provider.api.ts'
import type { ProviderSummary, PublicProvider } from '../features/providers/providers.api.ts'

const picture = (name: number) => ({
  url: `/media/${name}/1280.webp`,
  width: 1280,
  height: 960,
  sources: [{ url: `/media/${name}/320.webp`, width: 320 }],
})
const image = (id: number) => ({
  id,
  image_id: id,
  image_data: `/media/${id}/1280.webp`,
  picture: picture(id),
})

export const aProvider = (overrides: Partial<PublicProvider> = {}): PublicProvider => ({
  id: 7,
  user_id: 7,
  business_name: 'Sharma Sweets',
  business_category: 'Sweets & Bakery',
  category_id: 2,
  business_tagline: 'Pure ghee, honest taste',
  business_description: 'Laddu every morning.\n\nTilkut in winter.',
  email: 'sharma@example.com',
  mobile_number: '7000008887',
  website_link: 'https://www.sharmasweets.example.in/menu',
  street_address: 'Shop No. 7, Tekari Road',
  district: 'Gaya',
  district_id: 1,
  state: 'Bihar',
  state_id: 1,
  state_slug: 'bihar',
  district_slug: 'gaya',
  category_slug: 'sweets-bakery',
  country: 'India',
  country_id: 1,
  zipcode: '823001',
  latitude: 24.79512,
  longitude: 84.99871,
  logo: '/media/logo/320.webp',
  images: [image(1), image(2)],
  videos: [{ id: 9, video_id: 9, video_data: '/media/9/video.mp4' }],
  listed_at: '2025-05-03T06:30:00Z',
  verified: false,
  rating: { average: null, count: 0 },
  followers: 0,
  hours: null,
  answer_minutes: null,
  orders: null,
  ...overrides,
})

/** The same provider as its owner sees it. */
export const anOwnProvider = (overrides: Partial<OwnProvider> = {}): OwnProvider => {
  const { listed_at: _, verified: __, hours: ___, answer_minutes: ____, ...provider } = aProvider()
  return {
    ...provider,
    name: 'Ramesh Sharma',
    username: 'sharma_sweets',
    email_to_verify: false,
    mobile_to_verify: false,
    version: 'v1',
    ...overrides,
  }
}

export const aPost = (id: number, overrides: Partial<Post> = {}): Post => ({
  blog_id: id,
  title: `Post ${id}`,
  content: 'Fresh from the pan.',
  category_title: 'Sweets & Bakery',
  created_at: '2025-05-03T06:30:00Z',
  created_by: 'Sharma Sweets',
  created_by_id: 7,
  blog_images: [],
  blog_videos: [],
  kind: 'update',
  starts_at: null,
  ends_at: null,
  offer_code: null,
  price_paise: null,
  was_price_paise: null,
  has_ended: false,
  ...overrides,
})

export const aSummary = (id: number): ProviderSummary => ({
  id,
  user_id: id,
  business_name: `Shop ${id}`,
  business_category: 'Tailor',
  business_tagline: 'Fits at once',
  logo: null,
  images: [image(id)],
  district: 'Gaya',
  state: 'Bihar',
  verified: false,
  rating: { average: null, count: 0 },
  is_open: null,
  next_change_at: null,
})

/** The same in the results of a search. */
export const aFoundProvider = (id: number): FoundProvider => ({
  ...aSummary(id),
  matched_item: null,
  reason: null,
})

/** A customer's block of a shop. */
export const aBlock = (providerId: number): CustomerBlock => ({
  id: 3,
  provider: providerId,
  provider_name: 'Sharma Sweets',
  blocked_reason: 'Blocked from provider profile',
  blocked_at: '2025-05-03T06:30:00Z',
})
