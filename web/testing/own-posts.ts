// Posts as seen by their owner.
import type { OwnPost } from '../features/posts/own-posts.api.ts'
import type { PostInFull } from '../features/posts/posts.api.ts'
import { aPost } from './providers.ts'

const picture = (id: number) => ({
  url: `/media/${id}/1280.webp`,
  width: 1280,
  height: 960,
  sources: [{ url: `/media/${id}/320.webp`, width: 320 }],
})

export const anImage = (id: number) => ({
  image: `/media/${id}/1280.webp`,
  image_id: id,
  picture: picture(id),
})

const changedAt = '2025-05-04T06:30:00Z'

/** As in the list of the own posts. */
export const anOwnPost = (id: number, overrides: Partial<OwnPost> = {}): OwnPost => ({
  ...aPost(id),
  updated_at: changedAt,
  comment_count: 0,
  is_hidden: false,
  version: 'v1',
  ...overrides,
})

/** As its owner reads it on a page of its own. */
export const anOwnPostInFull = (id: number, overrides: Partial<PostInFull> = {}): PostInFull => ({
  ...aPost(id),
  updated_at: changedAt,
  version: 'v1',
  provider: {
    id: 7,
    business_name: 'Sharma Sweets',
    logo: null,
    street_address: 'Shop No. 7, Tekari Road',
    district: 'Gaya',
    state: 'Bihar',
    country: 'India',
    state_slug: 'bihar',
    district_slug: 'gaya',
    category_slug: 'sweets-bakery',
    followers: 5,
  },
  blog_images: [anImage(1), anImage(2)],
  blog_videos: [{ video: '/media/9/video.mp4', video_id: 9 }],
  ...overrides,
})
