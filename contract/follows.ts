// Customers follow businesses and save posts. A business sees the number of followers, never who they are.
import { Type } from 'typebox'
import { endpoint } from './endpoint.ts'
import { following } from './limits.ts'
import { Post } from './posts.ts'
import { ProviderSummary } from './providers.ts'
import { Id, Lang, page, orNull } from './schemas.ts'

const Params = Type.Object({ id: Id })
const Count = Type.Integer({ minimum: 0 })
/** The path of the next page, from /api/ on. */
const Next = orNull(Type.String())
const PageQuery = Type.Object({ lang: Lang, ...page })
const PostPage = Type.Object({ results: Type.Array(Post), next: Next })
const RATE = { calls: 120, minutes: 10 }

const Follow = Type.Object({ is_following: Type.Boolean(), followers: Count })

export const readFollow = endpoint({
  method: 'GET',
  path: '/providers/:id/follow/',
  access: 'customer',
  summary: 'Whether the customer follows a business, and its number of followers',
  params: Params,
  reply: { 200: Follow },
  refusals: ['not_found'],
})

export const followProvider = endpoint({
  method: 'PUT',
  path: '/providers/:id/follow/',
  access: 'customer',
  summary: `Follow a business; at most ${following.most} of them`,
  params: Params,
  reply: { 200: Follow },
  refusals: ['not_found', 'provider_blocked', 'follows_full'],
  rate: RATE,
  // The number is public.
  isUserContent: true,
  invalidates: ['follows'],
})

export const unfollowProvider = endpoint({
  method: 'DELETE',
  path: '/providers/:id/follow/',
  access: 'customer',
  summary: 'Unfollow a business',
  params: Params,
  reply: { 200: Follow },
  refusals: ['not_found'],
  rate: RATE,
  invalidates: ['follows'],
})

const FollowedProvider = Type.Object({
  provider: ProviderSummary,
  followed_at: Type.String(),
  new_posts: Type.Integer({
    minimum: 0,
    maximum: following.countedPosts,
    description:
      'posts since the follow or the last read of the first page of /feed/, whichever is later; ' +
      `${following.countedPosts} means this many or more`,
  }),
})

export const listFollowing = endpoint({
  method: 'GET',
  path: '/following/',
  access: 'customer',
  summary: 'Followed businesses, latest first',
  query: PageQuery,
  reply: { 200: Type.Object({ results: Type.Array(FollowedProvider), next: Next }) },
})

export const readFeed = endpoint({
  method: 'GET',
  path: '/feed/',
  access: 'customer',
  summary: 'Posts of followed businesses, newest first',
  query: PageQuery,
  reply: { 200: PostPage },
})

const SavedState = Type.Object({ is_saved: Type.Boolean() })

export const readSaved = endpoint({
  method: 'GET',
  path: '/blogs/:id/save/',
  access: 'customer',
  summary: 'Whether the customer has saved a post',
  params: Params,
  reply: { 200: SavedState },
  refusals: ['not_found'],
})

export const savePost = endpoint({
  method: 'PUT',
  path: '/blogs/:id/save/',
  access: 'customer',
  summary: 'Save a post for later',
  params: Params,
  reply: { 200: SavedState },
  refusals: ['not_found', 'provider_blocked'],
  rate: RATE,
  invalidates: [],
})

export const unsavePost = endpoint({
  method: 'DELETE',
  path: '/blogs/:id/save/',
  access: 'customer',
  summary: 'Remove a saved post',
  params: Params,
  reply: { 200: SavedState },
  refusals: ['not_found'],
  rate: RATE,
  invalidates: [],
})

export const listSaved = endpoint({
  method: 'GET',
  path: '/saved/',
  access: 'customer',
  summary: 'Saved posts, latest saved first',
  query: PageQuery,
  reply: { 200: PostPage },
})

export const readOwnFollowers = endpoint({
  method: 'GET',
  path: '/own-followers/',
  access: 'provider',
  summary: 'Number of followers of the own business, and its change in seven days',
  reply: { 200: Type.Object({ followers: Count, change_7_days: Type.Integer() }) },
})
