import { type GrowingList, useMoreRows } from '../../../lib/loading/useMoreRows.ts'
import type { Review } from '../reviews.api.ts'
import { reviewElementId } from './ReviewItem.tsx'

const elementId = ({ review_id }: Review) => reviewElementId(review_id)

export const useMoreReviews = (list: GrowingList<Review>) => useMoreRows(list, elementId)
