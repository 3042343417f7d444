// Reports for tests, and the cases that they are of.
import { anAccount } from './accounts.ts'
import type { testServer } from './test-server.ts'
import { aComment } from './posts.ts'
import { aProvider } from './providers.ts'
import { aReview, aReviewer } from './reviews.ts'
import { aListedPost } from './search.ts'

type TestServer = Awaited<ReturnType<typeof testServer>>
type SentReport = { id: number; tracking_code: string }

const REPORT_TEXT = { reason: 'scam', description: 'Takes money and sends nothing' }

/** Of a customer of its own, unless the test says who; `null` is a visitor without an account. */
export const aReport = async (server: TestServer, named: object, by?: { id: number } | null) => {
  const reporter = by === null ? null : (by ?? (await anAccount(server.db)))
  const from = reporter ? await server.as(reporter) : server
  const signature = reporter ? {} : { reporter_name: 'Zoya', reporter_email: 'zoya@example.in' }
  const reply = await from.post('/api/reports/', { ...named, ...REPORT_TEXT, ...signature })
  return { ...reply.json<SentReport>(), reporter }
}

export const caseOf = async (
  { db }: TestServer,
  targetKind: 'post' | 'provider' | 'comment' | 'review',
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

/** A post that the search knows, of a shop of its own, reported once. */
export const aReportedPost = async (server: TestServer, by?: { id: number } | null) => {
  const shop = await aProvider(server.db)
  const post = await aListedPost(server.db, shop.id, { title: 'Gold for nothing', content: 'Pay first' })
  const report = await aReport(server, { blog: post.id }, by)
  return { shop, post, report, id: await caseOf(server, 'post', post.id) }
}

export const aReportedShop = async (server: TestServer) => {
  const shop = await aProvider(server.db)
  const report = await aReport(server, { provider: shop.id })
  return { shop, report, id: await caseOf(server, 'provider', shop.id) }
}

export const aReportedComment = async (server: TestServer) => {
  const shop = await aProvider(server.db)
  const post = await aListedPost(server.db, shop.id)
  const writer = await anAccount(server.db)
  const comment = await aComment(server.db, post.id, {
    customerId: writer.id,
    content: 'You cheat people',
  })
  const report = await aReport(server, { comment: comment.id }, shop)
  return { shop, post, writer, comment, report, id: await caseOf(server, 'comment', comment.id) }
}

export const aReportedReview = async (server: TestServer) => {
  const shop = await aProvider(server.db)
  const writer = await aReviewer(server.db)
  const text = 'They cheat people here'
  const review = await aReview(server.db, shop.id, { customerId: writer.id, rating: 1, text })
  const report = await aReport(server, { review: review.id }, shop)
  return { shop, writer, review, report, id: await caseOf(server, 'review', review.id) }
}
