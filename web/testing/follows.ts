import type { Following } from '../features/follows/feed.api.ts'
import { reply } from './forms.tsx'
import { nextPath } from './reviews.ts'
import { aSummary } from './providers.ts'

export const aFollowedProvider = (id: number, new_posts = 0): Following => ({
  provider: aSummary(id),
  followed_at: '2025-05-03T06:30:00Z',
  new_posts,
})

export const listReply = (results: readonly unknown[], next?: string) =>
  reply({ results, next: nextPath(next) })
