// Fetched in the browser only, since it needs the session.
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type * as api from '../../../contract/follows.ts'
import { call } from '../../lib/http/call.ts'

export type FollowedProvider = { id: number; name: string; followers: number }
export type SavedPost = { id: number; title: string }

/** The key contains the account: another account must not see it. */
export const followQuery = (accountId: number, providerId: number) =>
  queryOptions({
    queryKey: ['follow', accountId, providerId],
    queryFn: () =>
      call<typeof api.readFollow>('GET', '/providers/:id/follow/', { params: { id: providerId } }),
  })

/** Idempotent. */
export const sendFollow = (providerId: number, isFollowing: boolean) => {
  const input = { params: { id: providerId } }
  return isFollowing
    ? call<typeof api.followProvider>('PUT', '/providers/:id/follow/', input)
    : call<typeof api.unfollowProvider>('DELETE', '/providers/:id/follow/', input)
}

export const FEED_KEY = 'feed'

export const invalidateFeed = (client: QueryClient) => client.invalidateQueries({ queryKey: [FEED_KEY] })

export const saveQuery = (accountId: number, postId: number) =>
  queryOptions({
    queryKey: ['save', accountId, postId],
    queryFn: () => call<typeof api.readSaved>('GET', '/blogs/:id/save/', { params: { id: postId } }),
  })

export const sendSave = (postId: number, isSaved: boolean) => {
  const input = { params: { id: postId } }
  return isSaved
    ? call<typeof api.savePost>('PUT', '/blogs/:id/save/', input)
    : call<typeof api.unsavePost>('DELETE', '/blogs/:id/save/', input)
}

export const ownFollowersQuery = (accountId: number) =>
  queryOptions({
    queryKey: ['own-followers', accountId],
    queryFn: () => call<typeof api.readOwnFollowers>('GET', '/own-followers/'),
  })
