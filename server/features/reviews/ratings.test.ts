import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inTransaction } from '../../platform/db/db.ts'
import { aProvider } from '../../testing/providers.ts'
import { aReview, aReviewer, reviewerOn, type ReviewReply } from '../../testing/reviews.ts'
import { signedInStaff } from '../../testing/staff.ts'
import { testServer } from '../../testing/test-server.ts'
import { deleteReviewsOf } from './write-review.queries.ts'

const server = await testServer()
const { db } = server

const miscounted = async () => {
  const { rows } = await sql`
    select account_id, ratings from providers where ratings <> (
      select array_agg(coalesce(counted, 0) order by star) from generate_series(1, 5) as star left join (
        select rating, count(*)::integer as counted from reviews
        where provider_id = account_id and is_shown group by rating
      ) as shown on shown.rating = star
    )`.execute(db)
  return rows
}

const ratingsOf = async ({ id }: { id: number }) =>
  (await db.selectFrom('providers').select('ratings').where('accountId', '=', id).executeTakeFirstOrThrow())
    .ratings

test('stays right under concurrent writes, edits, hidings and deletions', async () => {
  const provider = await aProvider(db)
  const staff = await signedInStaff(server, 'owner')
  const people = await Promise.all(Array.from({ length: 12 }, () => reviewerOn(server)))
  const written = await Promise.all(
    people.map(async ({ review, ...author }, index) => {
      const reply = await review(provider, { rating: String(1 + (index % 5)) })
      return { ...author, id: reply.json<ReviewReply>().review_id }
    }),
  )
  expect((await ratingsOf(provider)).reduce((sum, each) => sum + each)).toBe(12)
  const reason = 'Against the rules'
  const outcomes = await Promise.all(
    written.map(async ({ id, edit, remove }, index) => {
      if (index % 3 === 0) return edit(id, { rating: '5' })
      if (index % 3 === 1) return remove(id)
      return staff.post(`/api/admin/content/review/${id}/decide/`, { decision: 'hide', reason })
    }),
  )
  expect(outcomes.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 12 }, () => 200))
  expect(await ratingsOf(provider)).toEqual([0, 0, 0, 0, 4])
  expect(await miscounted()).toEqual([])
})

test('stays right when reviewers are deleted concurrently with a business and a suspension', async () => {
  const providers = await Promise.all(Array.from({ length: 6 }, () => aProvider(db)))
  const people = await Promise.all(Array.from({ length: 6 }, () => aReviewer(db)))
  for (const [turn, { id: customerId }] of people.entries())
    for (const provider of turn % 2 ? providers : providers.toReversed())
      await aReview(db, provider.id, { customerId })
  const [suspended, ...leaving] = people
  const [closing] = providers
  await Promise.all([
    ...leaving.map(({ id }) => inTransaction(db, (tx) => deleteReviewsOf(tx, id))),
    db
      .updateTable('accounts')
      .set({ suspendedAt: new Date() })
      .where('id', '=', suspended?.id ?? 0)
      .execute(),
    db
      .deleteFrom('providers')
      .where('accountId', '=', closing?.id ?? 0)
      .execute(),
  ])
  expect(await db.selectFrom('reviews').select('id').where('isShown', '=', true).execute()).toHaveLength(4)
  expect(await miscounted()).toEqual([])
})

test('counts every business of a statement that changes many', async () => {
  const [one, other] = [await aProvider(db), await aProvider(db)]
  await aReview(db, one.id, { rating: 1 })
  await aReview(db, other.id, { rating: 2 })
  const ids = [one.id, other.id]
  await db.updateTable('reviews').set({ rating: 5 }).where('providerId', 'in', ids).execute()
  expect([await ratingsOf(one), await ratingsOf(other)]).toEqual([
    [0, 0, 0, 0, 1],
    [0, 0, 0, 0, 1],
  ])
  await db.deleteFrom('reviews').where('providerId', 'in', ids).execute()
  expect([await ratingsOf(one), await ratingsOf(other)]).toEqual([
    [0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0],
  ])
})

test('a reply does not update the row of the business', async () => {
  const provider = await aProvider(db)
  const { id } = await aReview(db, provider.id)
  const version = async () =>
    (await sql<{ xmin: string }>`select xmin from providers where account_id = ${provider.id}`.execute(db))
      .rows
  const before = await version()
  await (await server.as(provider)).put(`/api/reviews/${id}/reply/`, { text: 'Thank you' })
  expect(await version()).toEqual(before)
})

test('deleting a customer deletes the reviews, deleting a business its replies', async () => {
  const provider = await aProvider(db)
  const { customer, me, review } = await reviewerOn(server)
  await review(provider, { rating: '3', text: 'Good sweets, small boxes' })
  expect((await me.delete('/api/delete-account/')).statusCode).toBe(200)
  expect(await db.selectFrom('reviews').select('id').where('customerId', '=', customer.id).execute()).toEqual(
    [],
  )
  expect(await ratingsOf(provider)).toEqual([0, 0, 0, 0, 0])
  await aReview(db, provider.id, { reply: 'Thank you' })
  expect((await (await server.as(provider)).delete('/api/delete-account/')).statusCode).toBe(200)
  expect(await db.selectFrom('reviews').select('id').where('providerId', '=', provider.id).execute()).toEqual(
    [],
  )
})
