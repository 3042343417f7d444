import { describe, expect, test } from 'vitest'
import { anAccount } from '../../testing/accounts.ts'
import { NOON, testServer } from '../../testing/test-server.ts'
import { aComment, aPublishedPost, block } from '../../testing/posts.ts'
import { aProvider } from '../../testing/providers.ts'

const server = await testServer()
const { db } = server

const aCustomer = async () => {
  const account = await anAccount(db)
  return { ...account, ...(await server.as(account)) }
}
type From = Pick<typeof server, 'post'>
const words = { reason: 'spam', description: 'The same every hour' }
const signed = { reporter_name: 'Asha', reporter_email: 'asha@example.in' }
const report = (body: object, from: From = server) => from.post('/api/reports/', body)
type Sent = { id: number; detail: string; tracking_code: string }

const rowOf = (id: number) =>
  db.selectFrom('reports').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

describe('a visitor who is not signed in', () => {
  test('reports a post with name and email', async () => {
    const { post, provider } = await aPublishedPost(db)
    const sent = await report({ blog: post.id, ...words, ...signed })
    expect(sent.statusCode).toBe(201)
    const { id, detail, tracking_code } = sent.json<Sent>()
    expect(detail).toBe('Report submitted successfully')
    expect(tracking_code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/)
    expect(await rowOf(id)).toMatchObject({
      targetKind: 'post',
      targetId: post.id,
      targetAccountId: provider.id,
      reporterId: null,
      reporterName: 'Asha',
      reporterEmail: 'asha@example.in',
      ...words,
      status: 'open',
    })
  })

  test('reports a business', async () => {
    const provider = await aProvider(db)
    const sent = await report({ provider: provider.id, ...words, ...signed, reason: 'scam' })
    expect(sent.statusCode).toBe(201)
    expect(await rowOf(sent.json<Sent>().id)).toMatchObject({
      targetKind: 'provider',
      targetId: provider.id,
      targetAccountId: provider.id,
      reason: 'scam',
    })
  })

  test('must give name, email, reason and description', async () => {
    const provider = await aProvider(db)
    const empty = await report({ provider: provider.id })
    expect([empty.statusCode, empty.json()]).toEqual([
      400,
      {
        reason: ['Please provide a reason for reporting'],
        description: ['*This field is required.'],
        reporter_name: ['*This field is required.'],
        reporter_email: ['Email is required.'],
      },
    ])
    const wrong = await report({
      provider: provider.id,
      reason: 'boring',
      description: 'न'.repeat(501),
      reporter_name: 'न'.repeat(101),
      reporter_email: 'asha',
    })
    expect(wrong.json()).toEqual({
      reason: ['Choose a reason from the list.'],
      description: ['Description must be at most 500 characters.'],
      reporter_name: ['*Name must be at most 100 characters.'],
      reporter_email: ['Invalid email format.'],
    })
  })

  test('cannot report a comment', async () => {
    const { post } = await aPublishedPost(db)
    const comment = await aComment(db, post.id)
    const refused = await report({ comment: comment.id, ...words, ...signed })
    expect([refused.statusCode, refused.json().code]).toEqual([401, 'not_authenticated'])
  })
})

describe('a signed-in account', () => {
  test('needs no name', async () => {
    const [customer, provider] = [await aCustomer(), await aProvider(db)]
    const sent = await report({ provider: provider.id, ...words, ...signed }, customer)
    expect(await rowOf(sent.json<Sent>().id)).toMatchObject({
      reporterId: customer.id,
      reporterName: null,
      reporterEmail: null,
    })
  })

  test('reports a comment and its author, as provider or customer', async () => {
    const { post, provider } = await aPublishedPost(db)
    const comment = await aComment(db, post.id)
    const body = { comment: comment.id, customer: comment.customerId, ...words, reason: 'Insults my mother' }
    for (const from of [await server.as(provider), await aCustomer()]) {
      const sent = await report(body, from)
      expect(sent.statusCode).toBe(201)
      expect(await rowOf(sent.json<Sent>().id)).toMatchObject({
        targetKind: 'comment',
        targetId: comment.id,
        targetAccountId: comment.customerId,
        reason: 'Insults my mother',
      })
    }
  })

  test('gives a reason that is stored unabridged', async () => {
    const { post, provider } = await aPublishedPost(db)
    const comment = await aComment(db, post.id)
    const from = await server.as(provider)
    const send = (reason: string) => report({ comment: comment.id, ...words, reason }, from)
    const refused = await send('न'.repeat(256))
    expect([refused.statusCode, refused.json()]).toEqual([
      400,
      { reason: ['Reason must be at most 255 characters.'] },
    ])
    expect((await send(' ')).json()).toEqual({ reason: ['Please provide a reason for reporting'] })
    expect((await send('न'.repeat(255))).statusCode).toBe(201)
  })
})

test('a report names exactly one target', async () => {
  const { post, provider } = await aPublishedPost(db)
  const comment = await aComment(db, post.id)
  const from = await server.as(provider)
  const wrong = [
    {},
    { blog: post.id, provider: provider.id },
    { customer: comment.customerId },
    { blog: post.id, customer: comment.customerId },
    { blog: 'first' },
  ]
  for (const named of wrong) expect((await report({ ...named, ...words }, from)).statusCode).toBe(400)
  const mixed = { comment: comment.id, customer: provider.id, ...words }
  expect((await report(mixed, from)).statusCode).toBe(404)
})

test('refuses reports about own content', async () => {
  const { post, provider } = await aPublishedPost(db)
  const customer = await aCustomer()
  const comment = await aComment(db, post.id, { customerId: customer.id })
  const own = await server.as(provider)
  for (const [body, from] of [
    [{ provider: provider.id }, own],
    [{ blog: post.id }, own],
    [{ comment: comment.id }, customer],
  ] as const)
    expect((await report({ ...body, ...words }, from)).json()).toMatchObject({ code: 'forbidden' })
})

test('returns 404 for unknown content, a suspended business and a suspended author', async () => {
  const customer = await aCustomer()
  const { post, provider } = await aPublishedPost(db)
  const { customerId, id } = await aComment(db, post.id)
  await db.updateTable('accounts').set({ suspendedAt: NOON }).where('id', '=', customerId).execute()
  const hidden = [{ blog: 999_999 }, { provider: 999_999 }, { comment: 999_999 }, { comment: id }]
  for (const named of hidden) expect((await report({ ...named, ...words }, customer)).statusCode).toBe(404)
  await db.updateTable('accounts').set({ suspendedAt: NOON }).where('id', '=', provider.id).execute()
  for (const named of [{ blog: post.id }, { provider: provider.id }])
    expect((await report({ ...named, ...words }, customer)).statusCode).toBe(404)
  expect((await report({ provider: customer.id, ...words }, customer)).statusCode).toBe(404)
})

test('returns 404 to a blocked account, but not to one who blocked the target', async () => {
  const { post, provider } = await aPublishedPost(db)
  const comment = await aComment(db, post.id)
  const [blocked, blocker] = [await aCustomer(), await aCustomer()]
  await block(db, provider, blocked)
  await block(db, blocker, provider)
  for (const named of [{ blog: post.id }, { provider: provider.id }, { comment: comment.id }]) {
    expect((await report({ ...named, ...words }, blocked)).statusCode).toBe(404)
    expect((await report({ ...named, ...words }, blocker)).statusCode).toBe(201)
  }
})

describe('a duplicate', () => {
  const count = async (provider: number) =>
    (await db.selectFrom('reports').select('id').where('targetId', '=', provider).execute()).length

  test('by the same reporter returns the first report, also concurrently', async () => {
    const [provider, customer] = [await aProvider(db), await aCustomer()]
    const body = { provider: provider.id, ...words }
    const twins = await Promise.all([report(body, customer), report(body, customer)])
    expect(twins[0].json()).toEqual(twins[1].json())
    const again = await report({ ...body, description: ` ${words.description} ` }, customer)
    expect([again.statusCode, again.json()]).toEqual([201, twins[0].json()])
    const first = await report({ ...body, ...signed })
    const capital = { ...body, ...signed, reporter_email: 'ASHA@example.in' }
    expect((await report(capital)).json()).toEqual(first.json())
    expect(await count(provider.id)).toBe(2)
  })

  test('is a new report with another text, by another reporter or after the decision', async () => {
    const [provider, customer] = [await aProvider(db), await aCustomer()]
    const body = { provider: provider.id, ...words }
    const { id } = (await report(body, customer)).json<Sent>()
    await report({ ...body, description: 'And again' }, customer)
    await report(body, await aCustomer())
    expect(await count(provider.id)).toBe(3)
    const decided = { status: 'decided', decision: 'no_action', decidedAt: NOON } as const
    await db.updateTable('reports').set(decided).where('id', '=', id).execute()
    expect((await report(body, customer)).json<Sent>().id).not.toBe(id)
    expect(await count(provider.id)).toBe(4)
  })
})

describe('the tracking code', () => {
  test('returns the state of the report in any notation, without names', async () => {
    const provider = await aProvider(db)
    const { id, tracking_code } = (await report({ provider: provider.id, ...words, ...signed })).json<Sent>()
    const state = async (code: string) => (await server.get(`/api/reports/${code}/`)).json<object>()
    const open = { status: 'open', reported_at: NOON.toISOString(), decided_at: null, decision: null }
    expect(await state(tracking_code)).toEqual(open)
    expect(await state(tracking_code.toLowerCase().replaceAll('-', '').replaceAll('0', 'o'))).toEqual(open)
    const decided = { status: 'decided', decision: 'warned', decidedAt: NOON } as const
    await db.updateTable('reports').set(decided).where('id', '=', id).execute()
    expect(await state(tracking_code)).toEqual({
      status: 'decided',
      reported_at: NOON.toISOString(),
      decided_at: NOON.toISOString(),
      decision: 'warned',
    })
  })

  test('is unguessable, and the response is not cached', async () => {
    const provider = await aProvider(db)
    const { id, tracking_code } = (await report({ provider: provider.id, ...words, ...signed })).json<Sent>()
    expect((await server.get(`/api/reports/${tracking_code}/`)).headers['cache-control']).toBe(
      'private, no-store',
    )
    for (const wrong of ['0000-0000-0000-0000', String(id), '%20', tracking_code.slice(0, -1)])
      expect((await server.get(`/api/reports/${wrong}/`)).statusCode).toBe(404)
  })
})
