import { describe, expect, test } from 'vitest'
import { HOUR } from '../../../contract/limits.ts'
import { PASSWORD } from '../../testing/accounts.ts'
import { aReport, aReportedReview, caseOf } from '../../testing/cases.ts'
import { block } from '../../testing/posts.ts'
import { aProvider } from '../../testing/providers.ts'
import { aReview, aReviewer, reviewerOn, type ReviewReply, type ReviewsReply } from '../../testing/reviews.ts'
import { signedInStaff } from '../../testing/staff.ts'
import { NOON, testServer } from '../../testing/test-server.ts'

const server = await testServer({ env: { CAPTCHA_ANSWER: 'seen' } })
const { db } = server
const owner = await signedInStaff(server, 'owner')
const moderator = await signedInStaff(server, 'moderator')

const reviewsOf = async ({ id }: { id: number }) =>
  (await server.get(`/api/providers/${id}/reviews/`)).json<ReviewsReply>()
const complaint = { reason: 'They lie', description: 'No one of that name was here' }

describe('a reported review', () => {
  test('is stored as it was, with its rating and business', async () => {
    const { shop: provider, writer, review, id } = await aReportedReview(server)
    await (await reviewerOn(server, writer)).edit(review.id, { rating: '5', text: 'All is well here now' })
    const found = (await owner.get(`/api/admin/cases/${id}/`)).json()
    expect(found).toMatchObject({
      target_kind: 'review',
      target_id: review.id,
      title: 'They cheat people here',
      account_id: writer.id,
      visibility: 'shown',
      account: { id: writer.id, role: 'customer' },
      reports: [{ reason: 'scam', reporter: 'account' }],
      choices: ['dismiss', 'hide', 'remove', 'warn', 'limit', 'suspend', 'ban'],
    })
    expect(found.evidence).toEqual([
      {
        business_name: `Shop ${provider.id}`,
        title: null,
        content: 'They cheat people here',
        writer_name: expect.any(String),
        post_id: null,
        post_title: null,
        provider_id: provider.id,
        rating: 1,
        fields: {},
        images: [],
        is_private: false,
        videos: [],
      },
    ])
    expect((await owner.get('/api/admin/cases/')).json()).toContainEqual(
      expect.objectContaining({ id, target_kind: 'review', title: 'They cheat people here' }),
    )
  })

  test('can be reported by signed-in accounts that see it, except its author', async () => {
    const provider = await aProvider(db)
    const { id, customerId } = await aReview(db, provider.id)
    const report = async (who: { id: number }, named: object = { review: id }) =>
      (await (await server.as(who)).post('/api/reports/', { ...named, ...complaint })).statusCode
    expect((await server.post('/api/reports/', { review: id, ...complaint })).statusCode).toBe(401)
    expect(await report({ id: customerId })).toBe(403)
    expect(await report(provider, { review: 999_999 })).toBe(404)
    expect(await report(provider, { review: id, provider: provider.id })).toBe(400)
    expect(await report(provider, { review: id, customer: provider.id })).toBe(404)
    expect(await report(provider, { review: id, customer: customerId })).toBe(201)
    await block(db, { id: customerId }, provider)
    expect(await report(provider)).toBe(404)
  })

  test('when hidden leaves summary and bell at once, and returns after an appeal', async () => {
    const { shop: provider, writer, review, id } = await aReportedReview(server)
    const decided = await moderator.post(`/api/admin/cases/${id}/decide/`, {
      decision: 'hide',
      reason: 'Against the rules',
    })
    expect(decided.json()).toMatchObject({ status: 'decided' })
    expect(await reviewsOf(provider)).toMatchObject({ summary: { count: 0, average: null }, results: [] })
    const [notification] = (await (await server.as(writer)).get('/api/notifications/')).json<
      { target_url: string }[]
    >()
    const code = notification?.target_url.replace('/appeal/', '') ?? ''
    expect((await server.get(`/api/appeals/${code}/`)).json()).toMatchObject({
      target_kind: 'review',
      title: 'They cheat people here',
      decision: 'hide',
      can_appeal: true,
    })
    await server.post(`/api/appeals/${code}/`, { text: 'It is the truth' })
    const waiting = (await owner.get('/api/admin/appeals/')).json<
      { id: number; target_id: number; title: string }[]
    >()
    const appeal = waiting.find(({ target_id }) => target_id === review.id)
    expect(appeal?.title).toBe('They cheat people here')
    await owner.post(`/api/admin/appeals/${appeal?.id}/answer/`, {
      outcome: 'overturned',
      answer: 'You are right',
    })
    expect(await reviewsOf(provider)).toMatchObject({ summary: { count: 1, average: 1 } })
  })

  test('when removed is gone for its author too', async () => {
    const { shop: provider, writer, review, id } = await aReportedReview(server)
    await moderator.post(`/api/admin/cases/${id}/decide/`, {
      decision: 'remove',
      reason: 'Against the rules',
    })
    expect((await reviewsOf(provider)).summary.count).toBe(0)
    expect((await (await reviewerOn(server, writer)).remove(review.id)).statusCode).toBe(404)
  })

  test('stays as evidence when its author is deleted', async () => {
    const { writer, id } = await aReportedReview(server)
    await (await server.as(writer)).delete('/api/delete-account/')
    expect((await owner.get(`/api/admin/cases/${id}/`)).json()).toMatchObject({
      visibility: null,
      evidence: [{ content: 'They cheat people here' }],
    })
  })
})

describe('the list of content', () => {
  const idsOf = async (query: Record<string, string>) => {
    const reply = await owner.get(
      `/api/admin/content/?${new URLSearchParams({ kind: 'review', ...query }).toString()}`,
    )
    return reply.json<{ id: number }[]>().map(({ id }) => id)
  }

  test('finds a review by text and reply in either script, and by either account', async () => {
    const provider = await aProvider(db)
    const { customer, review, remove } = await reviewerOn(server)
    const { review_id: id } = (
      await review(provider, { rating: '2', text: 'Laddu basi nikle' })
    ).json<ReviewReply>()
    await (await server.as(provider)).put(`/api/reviews/${id}/reply/`, { text: 'Jhooth mat boliye' })
    for (const q of ['लड्डू', 'jhooth', 'झूठ']) expect(await idsOf({ q })).toEqual([id])
    for (const account of [provider.id, customer.id])
      expect(await idsOf({ account: String(account) })).toEqual([id])
    expect((await owner.get(`/api/admin/people/${customer.id}/`)).json()).toMatchObject({
      counts: { reviews: 1 },
    })
    await (await server.as(provider)).delete(`/api/reviews/${id}/reply/`)
    expect(await idsOf({ q: 'jhooth' })).toEqual([])
    await remove(id)
    expect(await idsOf({ q: 'laddu' })).toEqual([])
  })

  test('shows the review in full, hides and restores it', async () => {
    const provider = await aProvider(db)
    const { id, customerId } = await aReview(db, provider.id, {
      rating: 2,
      text: 'Not fresh at all',
      reply: 'Sorry',
    })
    const act = (action: string, body: object) =>
      owner.post(`/api/admin/content/review/${id}/${action}/`, body)
    expect((await act('decide', { decision: 'hide', reason: 'Rude' })).statusCode).toBe(200)
    expect((await reviewsOf(provider)).summary.count).toBe(0)
    expect(await idsOf({ visibility: 'hidden', account: String(provider.id) })).toEqual([id])
    expect((await owner.get(`/api/admin/content/review/${id}/`)).json()).toMatchObject({
      kind: 'review',
      title: `Shop ${provider.id}`,
      post_id: null,
      provider_id: provider.id,
      rating: 2,
      content: 'Not fresh at all',
      reply: 'Sorry',
      account_id: customerId,
      visibility: 'hidden',
      choices: ['remove'],
    })
    expect((await act('restore', { reason: 'It was fine' })).statusCode).toBe(200)
    expect((await reviewsOf(provider)).summary.count).toBe(1)
  })
})

describe('an automatic report', () => {
  const automatic = async ({ id }: { id: number }) => {
    const rows = await db
      .selectFrom('reports')
      .select(['reason', 'isAutomatic'])
      .where('targetKind', '=', 'provider')
      .where('targetId', '=', id)
      .execute()
    expect(rows.every(({ isAutomatic }) => isAutomatic)).toBe(true)
    return rows.map(({ reason }) => reason).toSorted()
  }

  test('is made once for more than ten reviews within an hour', async () => {
    const provider = await aProvider(db)
    for (let at = 0; at < 9; at += 1) await aReview(db, provider.id)
    await aReview(db, provider.id, { createdAt: new Date(NOON.getTime() - HOUR) })
    await (await reviewerOn(server)).review(provider)
    expect(await automatic(provider)).toEqual([])
    await (await reviewerOn(server)).review(provider)
    expect(await automatic(provider)).toEqual(['review_burst'])
    const id = await caseOf(server, 'provider', provider.id)
    expect((await owner.get(`/api/admin/cases/${id}/`)).json()).toMatchObject({
      target_kind: 'provider',
      account_id: provider.id,
      status: 'open',
      reasons: ['review_burst'],
      reports: [{ reporter: 'automatic' }],
    })
    await owner.post(`/api/admin/cases/${id}/decide/`, { decision: 'dismiss', reason: 'A festival' })
    await (await reviewerOn(server)).review(provider)
    expect(await automatic(provider)).toEqual(['review_burst'])
  })

  test('is made for the same text at several businesses, ignoring case and punctuation', async () => {
    const [one, other, third] = [await aProvider(db), await aProvider(db), await aProvider(db)]
    await (await reviewerOn(server)).review(one, { rating: '5', text: 'Best sweets in the whole town!' })
    expect(await automatic(one)).toEqual([])
    const { review } = await reviewerOn(server)
    await review(other, { rating: '5', text: 'best  sweets, in the WHOLE town' })
    await review(third, { rating: '5', text: 'Best sweets in another town' })
    expect(await automatic(one)).toEqual(['review_same_words'])
    expect(await automatic(other)).toEqual(['review_same_words'])
    expect(await automatic(third)).toEqual([])
  })

  test('ignores equal short texts, unless one customer writes them', async () => {
    const providers = [await aProvider(db), await aProvider(db), await aProvider(db)]
    const [one, other, third] = providers
    if (!one || !other || !third) throw new Error('no shops')
    const fields = { rating: '5', text: 'बहुत अच्छा है' }
    await (await reviewerOn(server)).review(one, fields)
    const { review } = await reviewerOn(server)
    await review(other, fields)
    expect(await automatic(other)).toEqual([])
    await review(third, fields)
    expect(await automatic(other)).toEqual(['review_same_words'])
    expect(await automatic(one)).toEqual([])
  })

  const login = async (role: string, identifier: string | null, cookies: Record<string, string> = {}) => {
    const { captcha_key } = (await server.get('/api/get-captcha/')).json<{ captcha_key: string }>()
    const payload = { identifier, password: PASSWORD, captcha_0: captcha_key, captcha_1: 'seen' }
    const reply = await server.app.inject({ method: 'POST', url: `/api/${role}/login/`, payload, cookies })
    const set = Object.fromEntries(reply.cookies.map(({ name, value }) => [name, value]))
    return { token: reply.json<{ access_token: string }>().access_token, cookies: { ...cookies, ...set } }
  }
  const reviewFrom = (provider: { id: number }, from: Awaited<ReturnType<typeof login>>) =>
    server.app.inject({
      method: 'POST',
      url: `/api/providers/${provider.id}/reviews/`,
      payload: { rating: '5' },
      cookies: from.cookies,
      headers: { authorization: `Bearer ${from.token}` },
    })

  test('is made for a review from a browser of the owner', async () => {
    const [provider, other] = [await aProvider(db), await aProvider(db)]
    const [friend, stranger] = [await aReviewer(db), await aReviewer(db)]
    const home = await login('provider', provider.username)
    expect((await reviewFrom(provider, await login('customer', stranger.username))).statusCode).toBe(201)
    expect(await automatic(provider)).toEqual([])
    const second = await login('provider', other.username, home.cookies)
    const visitor = await login('customer', friend.username, second.cookies)
    expect((await reviewFrom(provider, visitor)).statusCode).toBe(201)
    expect(await automatic(provider)).toEqual(['review_same_browser'])
    expect(await automatic(other)).toEqual([])
    expect((await reviewFrom(other, visitor)).statusCode).toBe(201)
    expect(await automatic(other)).toEqual(['review_same_browser'])
  })
})

test('shares its case with a report of the same review', async () => {
  const { review, id } = await aReportedReview(server)
  await aReport(server, { review: review.id })
  expect((await owner.get(`/api/admin/cases/${id}/`)).json()).toMatchObject({ report_count: 2 })
})
