import { expect } from 'vitest'
import { anAccount } from './accounts.ts'
import type { testServer } from './test-server.ts'
import { aPublishedPost } from './posts.ts'

export type Notification = {
  id: number
  message: string
  target_url: string
  is_read: boolean
  created_at: string
}

type TestServer = Awaited<ReturnType<typeof testServer>>

export const notificationsFor = (server: TestServer) => {
  const notificationsOf = async (who: { id: number }, query = '') => {
    const reply = await (await server.as(who)).get(`/api/notifications/${query}`)
    expect(reply.statusCode).toBe(200)
    return { list: reply.json<Notification[]>(), unread: Number(reply.headers['x-unread-count']) }
  }

  /** A comment with a reply of the provider. */
  const aCommentThread = async () => {
    const { provider, post } = await aPublishedPost(server.db, { title: 'Fresh laddu' })
    const customer = await anAccount(server.db)
    const written = await (
      await server.as(customer)
    ).post(`/api/blogs/${post.id}/comments/`, { comment: 'How much?' })
    const commentId = written.json<{ comment: { comment_id: number } }>().comment.comment_id
    const reply = () =>
      server
        .as(provider)
        .then((as) => as.post(`/api/blogs/${post.id}/comments/${commentId}/reply/`, { reply: 'Eighty' }))
    return { shop: provider, customer, post, commentId, reply }
  }
  return { notificationsOf, aCommentThread }
}
