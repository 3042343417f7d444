// People, and things that they can name. The requests use them up: some delete an account, some end a session.
import { randomBytes } from 'node:crypto'
import { csrfTokenOf, STAFF_COOKIE } from '../../server/platform/http/staff.ts'
import { openStaffSession } from '../../server/features/admin/sessions/staff-session.service.ts'
import { anAccount } from '../../server/testing/accounts.ts'
import { aReport } from '../../server/testing/cases.ts'
import { aChat, insertMessages } from '../../server/testing/chats.ts'
import { aPicture, aVideo } from '../../server/testing/forms.ts'
import { aComment, aPublishedPost } from '../../server/testing/posts.ts'
import { aStaff } from '../../server/testing/staff.ts'
import type { testServer } from '../../server/testing/test-server.ts'
import type { Known } from './values.ts'

type TestServer = Awaited<ReturnType<typeof testServer>>

const picture = await aPicture({ width: 40, height: 30 }).png().toBuffer()
const files = [picture, picture, aVideo('mp4'), Buffer.alloc(0), randomBytes(500), Buffer.from('<svg/>')]

const sessionOf = async (server: TestServer, account: { id: number }) => ({
  authorization: `Bearer ${(await server.signIn(account)).access_token}`,
})

const staffSession = async ({ db, time }: TestServer) => {
  const { id } = await aStaff(db, 'owner')
  const token = await openStaffSession(db, { accountId: id, isProved: true, now: time.now })
  return { cookie: `${STAFF_COOKIE}=${token}`, 'x-csrf-token': csrfTokenOf(token) }
}

const thingsOf = async (server: TestServer) => {
  const { db } = server
  const { provider, post } = await aPublishedPost(db)
  const { customer, chat } = await aChat(db, { shop: provider })
  const messages = await insertMessages(db, chat.id, [{ by: 'customer', content: 'Namaste' }])
  const comment = await aComment(db, post.id, { customerId: customer.id })
  const report = await aReport(server, { blog: post.id }, customer)
  const ids = [provider.id, customer.id, post.id, chat.id, comment.id, ...messages, report.id]
  return { provider, customer, ids, code: report.tracking_code }
}

export const makeWorld = async (server: TestServer) => {
  const { provider, customer, ids, code } = await thingsOf(server)
  const known: Known = { id: [...ids, 1, 2, 3, 999_999_999], code: [code, code.toLowerCase(), 'NONE'] }
  const callers = {
    visitor: {},
    customer: await sessionOf(server, customer),
    provider: await sessionOf(server, provider),
    unproved: await sessionOf(server, await anAccount(server.db, { verifiedAt: null })),
    staff: await staffSession(server),
  }
  return { known, callers, files }
}

export type World = Awaited<ReturnType<typeof makeWorld>>
