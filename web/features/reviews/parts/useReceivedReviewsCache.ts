import { type InfiniteData, useQueryClient } from '@tanstack/react-query'
import type { ListPage } from '../../../lib/loading/list-pages.ts'
import type { Review } from '../reviews.api.ts'

const KEY = ['received-reviews']

const isPages = (data: unknown): data is InfiniteData<ListPage<Review>> =>
  typeof data === 'object' && data !== null && 'pages' in data

/** An answered review stays in the visible list of unanswered ones. */
export const useReceivedReviewsCache = () => {
  const client = useQueryClient()
  return async (id: number, reply: Review['reply']) => {
    // A running fetch would restore the old data.
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
