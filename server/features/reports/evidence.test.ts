import { expect, test } from 'vitest'
import { anAccount } from '../../testing/accounts.ts'
import { testServer } from '../../testing/test-server.ts'
import { aPostAuthor } from '../../testing/post-forms.ts'
import { aComment, anOffer, aPublishedPost } from '../../testing/posts.ts'
import { aMedia, anItem, aPost, aProvider } from '../../testing/providers.ts'

const server = await testServer()
const { db } = server

const words = { reason: 'scam', description: 'Takes money and sends nothing' }
const report = async (named: object, from: Pick<typeof server, 'post'>) =>
  (await from.post('/api/reports/', { ...named, ...words })).json<{ id: number; tracking_code: string }>()
const storedReport = (id: number) =>
  db
    .selectFrom('reports')
    .select(['reporterId', 'reporterName', 'reporterEmail', 'targetAccountId', 'snapshot'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const aReporter = async () => server.as(await anAccount(db))

test('stores a post with its images after it was edited and deleted', async () => {
  const { provider, me, edit } = await aPostAuthor(server)
  const media = await aMedia(db)
  const post = await aPost(
    db,
    provider.id,
    anOffer({ title: 'Gold for nothing', content: 'Pay first', pricePaise: 100, wasPricePaise: 500_000 }),
    [media],
  )
  const { id } = await report({ blog: post.id }, await aReporter())
  const before = {
    providerId: provider.id,
    businessName: `Shop ${provider.id}`,
    title: 'Gold for nothing',
    content: 'Pay first',
    kind: 'offer',
    pricePaise: 100,
    wasPricePaise: 500_000,
    shown: [{ id: media.id, folder: media.folder }],
  }
  expect(
    (await edit(post.id, { kind: 'update', title: 'Sweets', content: 'Come and taste.' })).statusCode,
  ).toBe(200)
  expect((await storedReport(id)).snapshot).toMatchObject(before)
  expect((await me.delete(`/api/blogs/${post.id}/`)).statusCode).toBe(200)
  expect((await storedReport(id)).snapshot).toMatchObject(before)
})

test('stores a business after its account was deleted', async () => {
  const provider = {
    businessName: 'Quick Loans',
    businessDescription: 'No papers',
    websiteLink: 'https://x.in',
  }
  const account = await aProvider(db, { provider })
  await anItem(db, account.id, { name: 'Loan', description: 'In an hour' })
  await anItem(db, account.id, { name: 'Gold' })
  const { id, tracking_code } = await report({ provider: account.id }, await aReporter())
  expect((await (await server.as(account)).delete('/api/delete-account/')).statusCode).toBe(200)
  expect(await storedReport(id)).toMatchObject({
    targetAccountId: account.id,
    snapshot: {
      ...provider,
      priceList: 'Loan: In an hour\nGold',
      providerId: account.id,
      email: account.email,
      mobileNumber: account.mobileNumber,
    },
  })
  expect((await server.get(`/api/reports/${tracking_code}/`)).statusCode).toBe(200)
})

test('stores a comment and its author after the post and the author were deleted', async () => {
  const { provider, post } = await aPublishedPost(db, { title: 'Fresh jalebi' })
  const writer = await anAccount(db)
  const comment = await aComment(db, post.id, { customerId: writer.id, content: 'You cheat people' })
  const reporter = await server.as(provider)
  const { id } = await report({ comment: comment.id, customer: writer.id }, reporter)
  await (await server.as(writer)).delete('/api/delete-account/')
  await reporter.delete(`/api/blogs/${post.id}/`)
  expect((await storedReport(id)).snapshot).toMatchObject({
    customerId: writer.id,
    customerName: expect.stringMatching(/^Person/),
    content: 'You cheat people',
    postId: post.id,
    postTitle: 'Fresh jalebi',
  })
})

test('removes the name of a deleted reporter, signed in or not', async () => {
  const provider = await aProvider(db)
  const reporter = await anAccount(db, { email: 'Zoya@example.in' })
  const me = await server.as(reporter)
  const signed = await report({ provider: provider.id }, me)
  const under = (reporter_email: string) =>
    report({ provider: provider.id, reporter_name: 'Zoya Bano', reporter_email }, server)
  const unsigned = await under('ZOYA@example.in')
  const another = await under('another@example.in')
  await me.delete('/api/delete-account/')
  for (const { id } of [signed, unsigned])
    expect(await storedReport(id)).toMatchObject({
      reporterId: null,
      reporterName: null,
      reporterEmail: null,
    })
  expect(await storedReport(another.id)).toMatchObject({ reporterName: 'Zoya Bano' })
  expect((await under('zoya@example.in')).id).not.toBe(unsigned.id)
})
