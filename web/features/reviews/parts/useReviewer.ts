import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../../lib/session/session.ts'
import { useBlockOfProvider } from '../../blocks/useBlockOfProvider.ts'
import { ownReviewQuery } from '../own-reviews.api.ts'

export const useReviewer = (providerId: number) => {
  const session = useSession()
  const customerId = session?.role === 'customer' ? session.id : null
  const hasBlocked = Boolean(useBlockOfProvider(providerId))
  const own = useQuery({ ...ownReviewQuery(customerId ?? 0, providerId), enabled: customerId !== null })
  const isVisitor = session === null
  return {
    customerId,
    isVisitor,
    isOwner: session?.role === 'provider' && session.id === providerId,
    /** Null for none, undefined while it is loading. */
    ownReview: customerId === null ? undefined : own.data,
    // After a failure the form is still offered: the server refuses a second review.
    canWrite: isVisitor || (customerId !== null && !hasBlocked && (own.data === null || own.isError)),
  }
}

export type Reviewer = ReturnType<typeof useReviewer>
