// Accounts and content for the requests, which use them up.
import { randomBytes } from 'node:crypto'
import { openStaffSession } from '../../server/features/admin/sessions/staff-session.service.ts'
import { csrfTokenOf, STAFF_COOKIE } from '../../server/platform/http/staff.ts'
import { anAccount, PASSWORD } from '../../server/testing/accounts.ts'
import { aReport, caseOf } from '../../server/testing/cases.ts'
import { aChat, insertMessages } from '../../server/testing/chats.ts'
import { aPicture } from '../../server/testing/forms.ts'
import { aVideo } from '../../server/testing/videos.ts'
import { aComment, aPublishedPost, block } from '../../server/testing/posts.ts'
import { aProvider } from '../../server/testing/providers.ts'
import { aReview } from '../../server/testing/reviews.ts'
import { aStaff } from '../../server/testing/staff.ts'
import { caller, type testServer } from '../../server/testing/test-server.ts'
import type { Known } from './values.ts'

type TestServer = Awaited<ReturnType<typeof testServer>>

export const CAPTCHA = 'seen'

const picture = await aPicture({ width: 40, height: 30 }).png().toBuffer()
const files = [picture, picture, aVideo('mp4'), Buffer.alloc(0), randomBytes(500), Buffer.from('<svg/>')]

const staffHeaders = async ({ db, time }: TestServer) => {
  const { id } = await aStaff(db, 'owner')
  const token = await openStaffSession(db, { accountId: id, isProved: true, now: time.now })
  return { cookie: `${STAFF_COOKIE}=${token}`, 'x-csrf-token': csrfTokenOf(token) }
}

const aMarket = async (server: TestServer) => {
  const { db } = server
  const { provider, post } = await aPublishedPost(db)
  const { customer, chat } = await aChat(db, { provider })
  const messages = await insertMessages(db, chat.id, [{ by: 'customer', content: 'Namaste' }])
  const comment = await aComment(db, post.id, { customerId: customer.id })
  const review = await aReview(db, provider.id, { customerId: customer.id, reply: 'Thank you' })
  await block(db, customer, await aProvider(db))
  const report = await aReport(server, { blog: post.id }, customer)
  const reported = await caseOf(server, 'post', post.id)
  const ids = [
    provider.id,
    customer.id,
    post.id,
    chat.id,
    comment.id,
    review.id,
    ...messages,
    report.id,
    reported,
  ]
  return { provider, customer, ids, code: report.tracking_code }
}

const doPaperwork = async (server: TestServer, staff: Record<string, string>, customerId: number) => {
  const { post } = caller(server.app, staff)
  const contact = { name: 'Asha', email: 'asha@example.in', mobile_number: '9876543210' }
  await post('/api/contact-haat-admin/', { ...contact, subject: 'Namaste', message: 'A word' })
  await post('/api/admin/announcements/', { audience: 'all', text_en: 'New', text_hi: 'नया', path: '/posts' })
  await post(`/api/admin/people/${customerId}/decide/`, { decision: 'warn', reason: 'Be kind' })
  return server.db
    .selectFrom('decisions')
    .select(['id', 'appealCode'])
    .where('targetId', '=', customerId)
    .executeTakeFirstOrThrow()
}

const newCaptcha = async ({ get }: TestServer) =>
  (await get('/api/get-captcha/')).json<{ captcha_key: string }>().captcha_key

export const makeWorld = async (server: TestServer) => {
  const { provider, customer, ids, code } = await aMarket(server)
  const staff = await staffHeaders(server)
  const decision = await doPaperwork(server, staff, customer.id)
  const unproved = await anAccount(server.db, { verifiedAt: null })
  const session = async (account: { id: number }) => {
    const { access_token, refresh_token } = await server.signIn(account)
    return { headers: { authorization: `Bearer ${access_token}` }, refresh_token }
  }
  const sessions = { customer: await session(customer), provider: await session(provider) }
  const captcha = await newCaptcha(server)
  const known: Known = {
    id: [...ids, decision.id, 1, 2, 3, 999_999_999],
    code: [code, code.toLowerCase(), decision.appealCode, 'NONE'],
    user_id: [unproved.id],
    captcha_0: [captcha],
    key: [captcha],
    captcha_1: [CAPTCHA],
    identifier: [customer.username, provider.username, unproved.username],
    password: [PASSWORD],
    refresh_token: [sessions.customer.refresh_token, sessions.provider.refresh_token],
    lat: [24.79, 28.6],
    lng: [85, 77.2],
  }
  const callers = {
    visitor: {},
    customer: sessions.customer.headers,
    provider: sessions.provider.headers,
    unproved: (await session(unproved)).headers,
    staff,
  }
  return { known, callers, files }
}

export type World = Awaited<ReturnType<typeof makeWorld>>
