import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../../lib/session/session.ts'
import { useBlockOfProvider } from '../../blocks/useBlockOfProvider.ts'
import { ownReviewQuery } from '../own-reviews.api.ts'

/** What the viewer can do about the reviews of a business: a customer writes one, its owner replies, another business reads. */
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
    /** Null for none, undefined while nobody knows. */
    ownReview: customerId === null ? undefined : own.data,
    // When it can't be learnt whether there is one, the server refuses a second.
    canWrite: isVisitor || (customerId !== null && !hasBlocked && (own.data === null || own.isError)),
  }
}

export type Reviewer = ReturnType<typeof useReviewer>
