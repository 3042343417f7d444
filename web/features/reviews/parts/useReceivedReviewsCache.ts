import { type InfiniteData, useQueryClient } from '@tanstack/react-query'
import type { Review, ReviewPage } from '../reviews.api.ts'

const KEY = ['received-reviews']

const isPages = (data: unknown): data is InfiniteData<ReviewPage> =>
  typeof data === 'object' && data !== null && 'pages' in data

/** A changed review stays where it is in the list that is on the screen, also when it is no longer unanswered. */
export const useReceivedReviewsCache = () => {
  const client = useQueryClient()
  return async (id: number, reply: Review['reply']) => {
    // A read that is under way would bring back what was there before.
    await client.cancelQueries({ queryKey: KEY })
    const withReply = (review: Review) => (review.review_id === id ? { ...review, reply } : review)
    client.setQueriesData<unknown>({ queryKey: KEY }, (data: unknown) =>
      isPages(data)
        ? { ...data, pages: data.pages.map((page) => ({ ...page, results: page.results.map(withReply) })) }
        : data,
    )
    await client.invalidateQueries({ refetchType: 'none' })
  }
}
