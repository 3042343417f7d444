import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useWrite } from '../../../lib/useWrite.ts'
import type { ReviewPage } from '../reviews.api.ts'
import { reviewElementId } from './ReviewItem.tsx'

type Result<P extends ReviewPage> = Pick<
  UseInfiniteQueryResult<InfiniteData<P>>,
  'isFetching' | 'refetch' | 'fetchNextPage'
>

/** The next page below the list. The keyboard goes to the first review of it. */
export const useMoreReviews = <P extends ReviewPage>(list: Result<P>) => {
  const next = useRef<string>(undefined)
  useEffect(() => {
    const element = next.current && document.getElementById(next.current)
    if (!element) return
    next.current = undefined
    element.focus()
  })
  const { write, isPending, error } = useWrite({
    mutationFn: async () => {
      // A read that is under way comes first: it may be the first one as whoever is signed in.
      if (list.isFetching) await list.refetch({ cancelRefetch: false })
      return list.fetchNextPage({ throwOnError: true })
    },
    onDone: ({ data }) => {
      const first = data?.pages.at(-1)?.results[0]
      if (first) next.current = reviewElementId(first.review_id)
    },
  })
  return { more: () => write(), isGrowing: isPending, hasFailed: error !== null }
}
