import { anAccount } from './accounts.ts'
import type { testServer } from './test-server.ts'
import { aComment } from './posts.ts'
import { aChat, insertMessages } from './chats.ts'
import { aProvider } from './providers.ts'
import { aReview, aReviewer } from './reviews.ts'
import { aListedPost } from './search.ts'

type TestServer = Awaited<ReturnType<typeof testServer>>
type SentReport = { id: number; tracking_code: string }

const REPORT_TEXT = { reason: 'scam', description: 'Takes money and sends nothing' }

/** By a new customer by default; `null` is a visitor without an account. */
export const aReport = async (server: TestServer, named: object, by?: { id: number } | null) => {
  const reporter = by === null ? null : (by ?? (await anAccount(server.db)))
  const from = reporter ? await server.as(reporter) : server
  const signature = reporter ? {} : { reporter_name: 'Zoya', reporter_email: 'zoya@example.in' }
  const reply = await from.post('/api/reports/', { ...named, ...REPORT_TEXT, ...signature })
  return { ...reply.json<SentReport>(), reporter }
}

export const caseOf = async (
  { db }: TestServer,
  targetKind: 'post' | 'provider' | 'comment' | 'review' | 'need' | 'message',
  targetId: number,
) =>
  (
    await db
      .selectFrom('cases')
      .select('id')
      .where('targetKind', '=', targetKind)
      .where('targetId', '=', targetId)
      .executeTakeFirstOrThrow()
  ).id

/** An indexed post of a new provider, reported once. */
export const aReportedPost = async (server: TestServer, by?: { id: number } | null) => {
  const provider = await aProvider(server.db)
  const post = await aListedPost(server.db, provider.id, { title: 'Gold for nothing', content: 'Pay first' })
  const report = await aReport(server, { blog: post.id }, by)
  return { shop: provider, post, report, id: await caseOf(server, 'post', post.id) }
}

export const aReportedProvider = async (server: TestServer) => {
  const provider = await aProvider(server.db)
  const report = await aReport(server, { provider: provider.id })
  return { shop: provider, report, id: await caseOf(server, 'provider', provider.id) }
}

export const aReportedComment = async (server: TestServer) => {
  const provider = await aProvider(server.db)
  const post = await aListedPost(server.db, provider.id)
  const writer = await anAccount(server.db)
  const comment = await aComment(server.db, post.id, {
    customerId: writer.id,
    content: 'You cheat people',
  })
  const report = await aReport(server, { comment: comment.id }, provider)
  return { shop: provider, post, writer, comment, report, id: await caseOf(server, 'comment', comment.id) }
}

export const aReportedReview = async (server: TestServer) => {
  const provider = await aProvider(server.db)
  const writer = await aReviewer(server.db)
  const text = 'They cheat people here'
  const review = await aReview(server.db, provider.id, { customerId: writer.id, rating: 1, text })
  const report = await aReport(server, { review: review.id }, provider)
  return { shop: provider, writer, review, report, id: await caseOf(server, 'review', review.id) }
}

/** The third message of a chat, written by the customer and reported by the business. */
export const aReportedMessage = async (server: TestServer) => {
  const { chat, customer, shop: provider } = await aChat(server.db)
  const [, , messageId = 0] = await insertMessages(server.db, chat.id, [
    { by: 'provider', content: 'Namaste' },
    { by: 'customer', content: 'Is it ready?' },
    { by: 'customer', content: 'You cheat people' },
  ])
  const report = await aReport(server, { message: messageId }, provider)
  return { chat, customer, provider, messageId, report, id: await caseOf(server, 'message', messageId) }
}
