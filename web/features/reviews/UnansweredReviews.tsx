import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { unansweredReviewsQuery } from './received-reviews.api.ts'

/** How many reviews wait for a reply. Nothing while nobody knows, and when none does. Its words are in Traderdashboard. */
export const UnansweredReviews = ({ accountId }: { accountId: number }) => {
  const { t } = useTranslation('Traderdashboard', { keyPrefix: 'reviews' })
  const { data } = useQuery(unansweredReviewsQuery(accountId))
  if (!data || data.count === 0) return null
  return (
    <p>
      <Badge tone="sindoor">
        {t(data.hasMore ? 'manyUnanswered' : 'unanswered', { number: data.count })}
      </Badge>
    </p>
  )
}
