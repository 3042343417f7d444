import type { Db } from '../../platform/db/db.ts'
import { aReceivedNeed, NEED_TEXT } from '../needs.ts'
import type { Pair } from './pair.ts'
import { always, holds, isDone, neither, type Row } from './visibility.ts'

const ANSWER = 'Fresh ones tomorrow morning'

/** Asked before the block. */
export const needRows = (db: Db): Record<string, Row> => {
  const needIn = ({ customer, shop: provider }: Pair, reply?: string) =>
    aReceivedNeed(db, { customerId: customer.id, providerId: provider.id }, { ...(reply && { reply }) })
  return {
    'GET /needs/': {
      customer: neither(async (pair) => {
        await needIn(pair, ANSWER)
        return holds(pair.customer.get('/api/needs/'), ANSWER)
      }),
    },
    'GET /needs/:id/': {
      customer: neither(async (pair) => {
        const { id } = await needIn(pair, ANSWER)
        return holds(pair.customer.get(`/api/needs/${id}/`), ANSWER)
      }),
      shop: neither(async (pair) => {
        const { id } = await needIn(pair)
        return isDone(pair.shop.get(`/api/needs/${id}/`))
      }),
    },
    'POST /needs/:id/close/': {
      customer: always(async (pair) => {
        const { id } = await needIn(pair)
        return isDone(pair.customer.post(`/api/needs/${id}/close/`, { reason: 'found_here' }))
      }),
    },
    'POST /needs/:id/choose/': {
      customer: neither(async (pair) => {
        const { id, replyId } = await needIn(pair, ANSWER)
        return isDone(pair.customer.post(`/api/needs/${id}/choose/`, { reply_id: replyId }))
      }),
    },
    'GET /received-needs/': {
      shop: neither(async (pair) => {
        await needIn(pair)
        return holds(pair.shop.get('/api/received-needs/'), NEED_TEXT)
      }),
    },
    'POST /needs/:id/replies/': {
      shop: neither(async (pair) => {
        const { id } = await needIn(pair)
        return isDone(pair.shop.post(`/api/needs/${id}/replies/`, { text: ANSWER }))
      }),
    },
    'PUT /needs/:id/replies/': {
      shop: neither(async (pair) => {
        const { id } = await needIn(pair, ANSWER)
        return isDone(pair.shop.put(`/api/needs/${id}/replies/`, { text: 'Tomorrow evening' }))
      }),
    },
    'POST /needs/:id/decline/': {
      shop: neither(async (pair) => {
        const { id } = await needIn(pair)
        return isDone(pair.shop.post(`/api/needs/${id}/decline/`))
      }),
    },
  }
}
