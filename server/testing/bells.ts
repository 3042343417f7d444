// What people find at their bells, and something for them to find.
import { expect } from 'vitest'
import { anAccount } from './accounts.ts'
import type { testHouse } from './app.ts'
import { aPublishedPost } from './posts.ts'

export type Notification = {
  id: number
  message: string
  target_url: string
  is_read: boolean
  created_at: string
}

type House = Awaited<ReturnType<typeof testHouse>>

export const bellsIn = (house: House) => {
  const bellOf = async (who: { id: number }, query = '') => {
    const reply = await (await house.as(who)).get(`/api/notifications/${query}`)
    expect(reply.statusCode).toBe(200)
    return { list: reply.json<Notification[]>(), unread: Number(reply.headers['x-unread-count']) }
  }

  /** A customer has commented on a shop's post, and the shop has replied. */
  const aTalk = async () => {
    const { provider: shop, post } = await aPublishedPost(house.db, { title: 'Fresh laddu' })
    const customer = await anAccount(house.db)
    const written = await (
      await house.as(customer)
    ).post(`/api/blogs/${post.id}/comments/`, { comment: 'How much?' })
    const commentId = written.json<{ comment: { comment_id: number } }>().comment.comment_id
    const reply = () =>
      house
        .as(shop)
        .then((as) => as.post(`/api/blogs/${post.id}/comments/${commentId}/reply/`, { reply: 'Eighty' }))
    return { shop, customer, post, commentId, reply }
  }
  return { bellOf, aTalk }
}
