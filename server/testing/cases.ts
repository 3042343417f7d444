// Reports for tests, and the cases that they are of.
import { anAccount } from './accounts.ts'
import type { testHouse } from './app.ts'
import { aComment } from './posts.ts'
import { aProvider } from './providers.ts'
import { aListedPost } from './search.ts'

type House = Awaited<ReturnType<typeof testHouse>>
type Sent = { id: number; tracking_code: string }

const WORDS = { reason: 'scam', description: 'Takes money and sends nothing' }

/** Of a customer of its own, unless the test says who; `null` is a visitor without an account. */
export const aReport = async (house: House, named: object, by?: { id: number } | null) => {
  const reporter = by === null ? null : (by ?? (await anAccount(house.db)))
  const from = reporter ? await house.as(reporter) : house
  const signature = reporter ? {} : { reporter_name: 'Zoya', reporter_email: 'zoya@example.in' }
  const reply = await from.post('/api/reports/', { ...named, ...WORDS, ...signature })
  return { ...reply.json<Sent>(), reporter }
}

export const caseOf = async ({ db }: House, targetKind: 'post' | 'provider' | 'comment', targetId: number) =>
  (
    await db
      .selectFrom('cases')
      .select('id')
      .where('targetKind', '=', targetKind)
      .where('targetId', '=', targetId)
      .executeTakeFirstOrThrow()
  ).id

/** A post that the search knows, of a shop of its own, reported once. */
export const aReportedPost = async (house: House, by?: { id: number } | null) => {
  const shop = await aProvider(house.db)
  const post = await aListedPost(house.db, shop.id, { title: 'Gold for nothing', content: 'Pay first' })
  const report = await aReport(house, { blog: post.id }, by)
  return { shop, post, report, id: await caseOf(house, 'post', post.id) }
}

export const aReportedShop = async (house: House) => {
  const shop = await aProvider(house.db)
  const report = await aReport(house, { provider: shop.id })
  return { shop, report, id: await caseOf(house, 'provider', shop.id) }
}

export const aReportedComment = async (house: House) => {
  const shop = await aProvider(house.db)
  const post = await aListedPost(house.db, shop.id)
  const writer = await anAccount(house.db)
  const comment = await aComment(house.db, post.id, { customerId: writer.id, content: 'You cheat everybody' })
  const report = await aReport(house, { comment: comment.id }, shop)
  return { shop, post, writer, comment, report, id: await caseOf(house, 'comment', comment.id) }
}
