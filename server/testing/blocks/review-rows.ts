import type { Db } from '../../platform/db/db.ts'
import { aReview } from '../reviews.ts'
import type { Pair } from './pair.ts'
import { always, holds, isDone, neither, type Row } from './visibility.ts'

const REVIEW = 'The best tilkut in Gaya'
const ANSWER = 'Come again soon'

export const reviewRows = (db: Db): Record<string, Row> => {
  const reviewIn = ({ customer, shop: provider }: Pair) =>
    aReview(db, provider.id, { customerId: customer.id, text: REVIEW, reply: ANSWER })
  return {
    'GET /providers/:id/reviews/': {
      customer: neither(async (pair) => {
        await reviewIn(pair)
        return holds(pair.customer.get(`/api/providers/${pair.shop.id}/reviews/`), ANSWER)
      }),
      shop: neither(async (pair) => {
        await reviewIn(pair)
        return holds(pair.shop.get(`/api/providers/${pair.shop.id}/reviews/`), REVIEW)
      }),
    },
    'POST /providers/:id/reviews/': {
      customer: neither(({ customer, shop: provider }) =>
        isDone(customer.post(`/api/providers/${provider.id}/reviews/`, { rating: '5' })),
      ),
    },
    'PUT /reviews/:id/': {
      customer: always(async (pair) => {
        const { id } = await reviewIn(pair)
        return isDone(pair.customer.put(`/api/reviews/${id}/`, { rating: '1' }))
      }),
    },
    'DELETE /reviews/:id/': {
      customer: always(async (pair) => {
        const { id } = await reviewIn(pair)
        return isDone(pair.customer.delete(`/api/reviews/${id}/`))
      }),
    },
    'PUT /reviews/:id/reply/': {
      shop: neither(async (pair) => {
        const { id } = await reviewIn(pair)
        return isDone(pair.shop.put(`/api/reviews/${id}/reply/`, { text: 'Thank you!' }))
      }),
    },
    'DELETE /reviews/:id/reply/': {
      shop: always(async (pair) => {
        const { id } = await reviewIn(pair)
        return isDone(pair.shop.delete(`/api/reviews/${id}/reply/`))
      }),
    },
    'GET /my-reviews/': {
      customer: neither(async (pair) => {
        await reviewIn(pair)
        return holds(pair.customer.get('/api/my-reviews/'), ANSWER)
      }),
    },
    'GET /view_reviews/': {
      shop: neither(async (pair) => {
        await reviewIn(pair)
        return holds(pair.shop.get('/api/view_reviews/'), REVIEW)
      }),
    },
  }
}
