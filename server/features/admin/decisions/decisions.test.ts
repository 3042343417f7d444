import { describe, expect, test } from 'vitest'
import { testServer } from '../../../testing/test-server.ts'
import {
  aReport,
  aReportedComment,
  aReportedPost,
  aReportedProvider,
  caseOf,
} from '../../../testing/cases.ts'
import { aChat } from '../../../testing/chats.ts'
import { aPostAuthor } from '../../../testing/post-forms.ts'
import { aListedPost } from '../../../testing/search.ts'
import { listenForSockets } from '../../../testing/sockets.ts'
import { signedInStaff } from '../../../testing/staff.ts'
import { appealCodeOf, endSuspensions } from './decisions.service.ts'

const server = await testServer({ jobs: 'work' })
const { db } = server
const { connect } = await listenForSockets(server)
const adminClient = await signedInStaff(server, 'owner')

const DAY = 24 * 60 * 60_000
const inDays = (days: number) => new Date(server.time.now.getTime() + days * DAY).toISOString()
const decide = async (id: number, decision: string, until?: string) => {
  const reply = await adminClient.post(`/api/admin/cases/${id}/decide/`, {
    decision,
    reason: 'Against the rules',
    until,
  })
  expect([reply.statusCode, reply.json()]).toMatchObject([200, { status: 'decided' }])
}
const reopen = (id: number) => adminClient.post(`/api/admin/cases/${id}/reopen/`, { reason: 'Once more' })

type Notification = { message: string; target_url: string }
const notificationsOf = async (who: { id: number }, lang = 'en') =>
  (await (await server.as(who)).get(`/api/notifications/?lang=${lang}`)).json<Notification[]>()
type Mail = { to: string; text: string; subject: string }
const mailTo = async (contact: string | null) => {
  const mails = async () =>
    (await server.get('/api/outbox/')).json<Mail[]>().filter(({ to }) => to === contact)
  await expect.poll(async () => (await mails()).length).toBeGreaterThan(0)
  return (await mails())[0]
}

const statusOf = async (url: string) => (await server.get(url)).statusCode
const holds = async (url: string, text: string) => (await server.get(url)).body.includes(text)

/** The status of every public page and list that contains the post. */
const placesOf = async (post: { id: number }, provider: { id: number }) => ({
  itself: await statusOf(`/api/blogs/${post.id}/`),
  comments: await statusOf(`/api/blogs/${post.id}/comments/view/`),
  list: await holds('/api/blogs/', `"blog_id":${post.id},`),
  profile: await holds(`/api/provider-profile/${provider.id}/`, `"blog_id":${post.id},`),
  search: await holds('/api/blogs/search/?searchtext=gold', `"blog_id":${post.id},`),
  everything: await holds('/api/search/?searchtext=gold', `"blog_id":${post.id},`),
})
const EVERYWHERE = { itself: 200, comments: 200, list: true, profile: true, search: true, everything: true }
const NOWHERE = { itself: 404, comments: 404, list: false, profile: false, search: false, everything: false }

describe('a post', () => {
  test('when hidden disappears everywhere except for its author, and reappears when reopened', async () => {
    const { shop: provider, post, id } = await aReportedPost(server)
    expect(await placesOf(post, provider)).toEqual(EVERYWHERE)
    await decide(id, 'hide')
    expect(await placesOf(post, provider)).toEqual(NOWHERE)
    const own = async () =>
      (await (await server.as(provider)).get('/api/viewoldpost/')).json<{ blogs: object[] }>()
    expect((await own()).blogs).toMatchObject([{ blog_id: post.id, is_hidden: true }])
    await reopen(id)
    expect(await placesOf(post, provider)).toEqual(EVERYWHERE)
    expect((await own()).blogs).toMatchObject([{ blog_id: post.id, is_hidden: false }])
  })

  test('when removed is gone for its author too and refuses comments and reports', async () => {
    const { shop: provider, post, id, report } = await aReportedPost(server)
    await decide(id, 'remove')
    expect(await placesOf(post, provider)).toEqual(NOWHERE)
    const me = await server.as(provider)
    expect((await me.get('/api/viewoldpost/')).body).not.toContain(`"blog_id":${post.id},`)
    expect((await me.put(`/api/blogs/${post.id}/`, { title: 'Again' })).statusCode).toBe(404)
    expect((await me.delete(`/api/blogs/${post.id}/`)).statusCode).toBe(404)
    const reporter = await server.as(report.reporter ?? { id: 0 })
    expect((await reporter.post(`/api/blogs/${post.id}/comments/`, { comment: 'Hello' })).statusCode).toBe(
      404,
    )
    const again = { blog: post.id, reason: 'spam', description: 'Still' }
    expect((await reporter.post('/api/reports/', again)).statusCode).toBe(404)
  })

  test('stays hidden when its author edits it or was suspended', async () => {
    const { provider, me, edit } = await aPostAuthor(server)
    const post = await aListedPost(db, provider.id, { title: 'Gold for nothing' })
    await aReport(server, { blog: post.id })
    await decide(await caseOf(server, 'post', post.id), 'hide')
    await edit(post.id, { title: 'Gold, really' })
    expect(await placesOf(post, provider)).toEqual(NOWHERE)
    expect((await me.get('/api/viewoldpost/')).body).toContain(`"blog_id":${post.id},`)
    await aReport(server, { provider: provider.id })
    const other = await caseOf(server, 'provider', provider.id)
    await decide(other, 'suspend', inDays(1))
    await reopen(other)
    expect(await placesOf(post, provider)).toEqual(NOWHERE)
  })
})

describe('a comment', () => {
  test.each(['hide', 'remove'])('is invisible to all after %s', async (decision) => {
    const { post, shop: provider, comment, id } = await aReportedComment(server)
    const thread = `/api/blogs/${post.id}/comments/view/`
    await db
      .insertInto('notifications')
      .values({ accountId: provider.id, actorId: comment.customerId, kind: 'comment', commentId: comment.id })
      .execute()
    const me = await server.as(provider)
    expect(await holds(thread, 'You cheat people')).toBe(true)
    await decide(id, decision)
    expect(await holds(thread, 'You cheat people')).toBe(false)
    expect((await me.get('/api/view_comments/')).body).not.toContain('You cheat people')
    expect((await me.get('/api/viewoldpost/')).body).toContain('"comment_count":0')
    expect((await me.get('/api/notifications/')).body).not.toContain('commented')
    const reply = { reply: 'Not true' }
    expect((await me.post(`/api/blogs/${post.id}/comments/${comment.id}/reply/`, reply)).statusCode).toBe(404)
    await reopen(id)
    expect(await holds(thread, 'You cheat people')).toBe(true)
  })
})

describe('an account', () => {
  test('when suspended loses sessions and sockets at once until the suspension ends', async () => {
    const { shop: provider, id } = await aReportedProvider(server)
    const me = await server.as(provider)
    const line = await connect('/ws/notifications/', provider)
    await decide(id, 'suspend', inDays(7))
    expect((await line.closed).code).toBe(4401)
    expect((await me.get('/api/notifications/')).statusCode).toBe(401)
    expect(await statusOf(`/api/provider-profile/${provider.id}/`)).toBe(404)
    expect(await appealCodeOf(db, provider.id)).toMatch(/^([0-9A-Z]{4}-){3}[0-9A-Z]{4}$/)
    const start = server.time.now
    const deps = { clock: server.ctx.clock, publish: server.ctx.live.publish }
    server.time.now = new Date(start.getTime() + 6 * DAY)
    await endSuspensions(db, deps)
    expect(await statusOf(`/api/provider-profile/${provider.id}/`)).toBe(404)
    server.time.now = new Date(start.getTime() + 7 * DAY + 1)
    await endSuspensions(db, deps)
    expect(await statusOf(`/api/provider-profile/${provider.id}/`)).toBe(200)
    server.time.now = start
  })

  test('when banned stays out after a shorter suspension has ended', async () => {
    const { shop: provider, id } = await aReportedProvider(server)
    const post = await aListedPost(db, provider.id)
    await aReport(server, { blog: post.id })
    const second = await caseOf(server, 'post', post.id)
    await decide(second, 'suspend', inDays(1))
    await decide(id, 'ban')
    const start = server.time.now
    server.time.now = new Date(start.getTime() + 30 * DAY)
    await endSuspensions(db, { clock: server.ctx.clock, publish: server.ctx.live.publish })
    const row = db
      .selectFrom('accounts')
      .select(['suspendedAt', 'suspendedUntil'])
      .where('id', '=', provider.id)
    expect(await row.executeTakeFirst()).toEqual({ suspendedAt: start, suspendedUntil: null })
    server.time.now = start
  })

  test('when limited can read but not write until the limit ends', async () => {
    const { post, writer, id } = await aReportedComment(server)
    await decide(id, 'limit', inDays(2))
    const me = await server.as(writer)
    expect((await me.get('/api/notifications/')).statusCode).toBe(200)
    const comment = () => me.post(`/api/blogs/${post.id}/comments/`, { comment: 'And again' })
    expect((await comment()).json().code).toBe('account_limited')
    const start = server.time.now
    server.time.now = new Date(start.getTime() + 2 * DAY + 1)
    const later = await server.as(writer)
    const written = await later.post(`/api/blogs/${post.id}/comments/`, { comment: 'Sorry' })
    expect(written.statusCode).toBe(201)
    server.time.now = start
  })

  test('when limited cannot publish but can still be deleted', async () => {
    const { shop: business, writer, id } = await aReportedComment(server)
    await decide(id, 'limit', inDays(2))
    await aReport(server, { provider: business.id })
    await decide(await caseOf(server, 'provider', business.id), 'limit', inDays(2))
    const [customer, provider] = [await server.as(writer), await server.as(business)]
    const saved = [
      await customer.put('/api/manage-customer-profile/', { name: 'Read this', username: 'read_this' }),
      await provider.put('/api/manage-provider-profile/', { business_name: 'Read this' }),
    ]
    expect(saved.map((reply) => reply.json().code)).toEqual(['account_limited', 'account_limited'])
    const asked = await server.post('/api/forget-password/', { mobile_number: writer.mobileNumber })
    expect(asked.statusCode).toBe(200)
    expect((await customer.delete('/api/delete-account/')).statusCode).toBe(200)
  })

  test('when limited reconnects to an open chat read-only', async () => {
    const { shop: provider, path } = await aChat(db)
    await aReport(server, { provider: provider.id })
    const before = await connect(path, provider)
    await decide(await caseOf(server, 'provider', provider.id), 'limit', inDays(2))
    expect((await before.closed).code).toBe(4401)
    const line = await connect(path, provider)
    expect(await line.ask({ content: 'Hello?' })).toMatchObject({ code: 'account_limited' })
    await line.close()
  })

  test('keeps the effects of other decisions when one is undone', async () => {
    const { shop: provider, id } = await aReportedProvider(server)
    const post = await aListedPost(db, provider.id)
    await aReport(server, { blog: post.id })
    const second = await caseOf(server, 'post', post.id)
    await decide(second, 'suspend', inDays(3))
    await decide(id, 'suspend', inDays(9))
    await reopen(second)
    expect(await statusOf(`/api/provider-profile/${provider.id}/`)).toBe(404)
    await reopen(id)
    expect(await statusOf(`/api/provider-profile/${provider.id}/`)).toBe(200)
  })
})

describe('notifications of a decision', () => {
  test('reach both bells, each in its language, with links to report and appeal', async () => {
    const { shop: provider, report, id } = await aReportedPost(server)
    await decide(id, 'hide')
    const [heard] = await notificationsOf(provider)
    expect(heard).toMatchObject({
      message: 'A post, comment, review or need of yours broke our rules and is now hidden.',
      target_url: expect.stringMatching(/^\/appeal\/([0-9A-Z]{4}-){3}[0-9A-Z]{4}$/),
    })
    const reporter = report.reporter ?? { id: 0 }
    expect((await notificationsOf(reporter))[0]).toEqual(
      expect.objectContaining({
        message: 'We have reviewed your report. It was removed.',
        target_url: `/report/${report.tracking_code}`,
      }),
    )
    expect((await notificationsOf(reporter, 'hi'))[0]?.message).toBe(
      'हमने आपकी शिकायत देख ली है। उसे हटा दिया गया है।',
    )
  })

  test('reach the account by mail in its language, with reason, end and appeal code', async () => {
    const { shop: provider, id } = await aReportedProvider(server)
    await db.updateTable('accounts').set({ language: 'hi' }).where('id', '=', provider.id).execute()
    await decide(id, 'suspend', inDays(5))
    const mail = await mailTo(provider.email)
    expect(mail?.subject).toBe('आपके हाट खाते पर कार्रवाई')
    expect(mail?.text).toContain('कारण: Against the rules')
    expect(mail?.text).toContain('19 मार्च 2026')
    expect(mail?.text).toMatch(/\/appeal\/([0-9A-Z]{4}-){3}[0-9A-Z]{4}/)
  })

  test('reach a reporter without an account by mail', async () => {
    const { report, id } = await aReportedPost(server, null)
    await decide(id, 'warn')
    expect((await mailTo('zoya@example.in'))?.text).toContain(`/report/${report.tracking_code}`)
  })

  test('of a dismissal reach only the bell', async () => {
    const { shop: provider, id } = await aReportedProvider(server)
    await decide(id, 'dismiss')
    expect(await notificationsOf(provider)).toMatchObject([
      {
        message: 'We have reviewed a report about your account. You do not need to do anything.',
        target_url: '/profile-provider',
      },
    ])
  })
})
