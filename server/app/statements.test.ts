// How many statements each endpoint asks of the database, with begin and commit: one more is seen here. All of them are prepared.
import { afterAll, expect, test, vi } from 'vitest'
import type { AskedStatement } from '../testing/statements.ts'

// Files that ran before in this process have given names to statements, of which there may be so many only: here all begins anew.
vi.resetModules()
const { contractEndpoints, nameOf } = await import('../testing/contract-endpoints.ts')
const { happyCalls } = await import('../testing/happy-calls/all.ts')
const { HAPPY_SERVER } = await import('../testing/happy-calls/call.ts')
const { statementsOfCall } = await import('../testing/happy-calls/statements-of-call.ts')
const { isPlanned, writeStatementReport } = await import('../testing/statement-report.ts')
const { testServer } = await import('../testing/test-server.ts')

const server = await testServer(HAPPY_SERVER)
const endpoints = [...(await contractEndpoints()).values()]

// Of a call that succeeds, when the caches of places and categories are warm. A missing row fails.
const COUNTS: Readonly<Record<string, number>> = {
  'POST /admin-login/': 8,
  'GET /admin/announcements/': 2,
  'POST /admin/announcements/': 8,
  'POST /admin/announcements/:id/withdraw/': 8,
  'GET /admin/appeals/': 2,
  'POST /admin/appeals/:id/answer/': 20,
  'GET /admin/audit/': 2,
  'GET /admin/cases/': 2,
  'GET /admin/cases/:id/': 8,
  'POST /admin/cases/:id/assign/': 11,
  'POST /admin/cases/:id/decide/': 22,
  'POST /admin/cases/:id/reopen/': 17,
  'GET /admin/categories/': 3,
  'POST /admin/categories/': 16,
  'PUT /admin/categories/:id/': 18,
  'POST /admin/categories/:id/restore/': 16,
  'POST /admin/categories/:id/retire/': 17,
  'GET /admin/content/': 3,
  'GET /admin/content/:kind/:id/': 4,
  'POST /admin/content/:kind/:id/decide/': 18,
  'POST /admin/content/:kind/:id/restore/': 19,
  'GET /admin/deliveries/': 1,
  'POST /admin/deliveries/retry/': 6,
  'GET /admin/districts/': 2,
  'PUT /admin/districts/:id/': 18,
  'GET /admin/inbox/': 2,
  'GET /admin/inbox/:id/': 3,
  'POST /admin/inbox/:id/answer/': 11,
  'POST /admin/inbox/:id/close/': 10,
  'POST /admin/inbox/:id/reopen/': 10,
  'POST /admin/inbox/:id/sender/': 7,
  'POST /admin/logout/': 2,
  'GET /admin/overview/': 6,
  'GET /admin/people/': 4,
  'GET /admin/people/:id/': 4,
  'POST /admin/people/:id/decide/': 14,
  'POST /admin/people/:id/end-sessions/': 8,
  'POST /admin/people/:id/personal/': 7,
  'POST /admin/people/:id/restore/': 14,
  'POST /admin/people/:id/verified/': 8,
  'POST /admin/reports/:id/reporter/': 7,
  'POST /admin/second-factor/': 5,
  'POST /admin/second-factor/confirm/': 12,
  'POST /admin/second-factor/prove/': 10,
  'GET /admin/session/': 2,
  'GET /admin/staff/': 2,
  'GET /appeals/:code/': 2,
  'POST /appeals/:code/': 5,
  'GET /blocks/': 2,
  'POST /blocks/': 7,
  'DELETE /blocks/:id/': 4,
  'GET /blogs/': 1,
  'POST /blogs/': 12,
  'DELETE /blogs/:id/': 7,
  'GET /blogs/:id/': 1,
  'PUT /blogs/:id/': 14,
  'POST /blogs/:id/comments/': 2,
  'POST /blogs/:id/comments/:commentId/reply/': 2,
  'GET /blogs/:id/comments/view/': 1,
  'GET /blogs/search/': 3,
  'GET /captcha/:key/audio/': 2,
  'GET /captcha/:key/image/': 1,
  'GET /category/': 1,
  'POST /change-password/': 9,
  'GET /chats': 3,
  'POST /chats/': 4,
  'GET /chats/:chat_id/messages/': 3,
  'GET /check-email/': 1,
  'GET /check-mobile_number/': 1,
  'GET /check-username/': 1,
  'GET /confirm/': 2,
  'POST /confirm/': 3,
  'POST /contact-haat-admin/': 3,
  'GET /contacts/': 3,
  'PUT /contacts/:id/': 5,
  'POST /contacts/create/': 5,
  'GET /contacts/csv/': 2,
  'GET /countries/': 1,
  'GET /customer-blocks/': 2,
  'POST /customer-blocks/': 6,
  'DELETE /customer-blocks/:id/': 4,
  'POST /customer/login/': 7,
  'POST /customer/signup/': 8,
  'DELETE /delete-account/': 20,
  'GET /district-suggestions/': 1,
  'GET /districts/': 1,
  'GET /districts/:id/': 1,
  'POST /forget-password/': 5,
  'GET /get-captcha/': 1,
  'GET /get-google-maps-key/': 0,
  'GET /items/': 2,
  'POST /items/': 13,
  'DELETE /items/:id/': 11,
  'PUT /items/:id/': 14,
  'POST /items/bulk/': 12,
  'PUT /items/order/': 7,
  'POST /items/paste/': 1,
  'GET /index/': 2,
  'GET /locations': 1,
  'POST /logout/': 2,
  'GET /manage-customer-profile/': 2,
  'PUT /manage-customer-profile/': 11,
  'GET /manage-provider-profile/': 2,
  'PUT /manage-provider-profile/': 24,
  'GET /marketplace/': 1,
  'GET /marketplace/search/': 4,
  'GET /notifications/': 2,
  'POST /notifications/read/': 3,
  'GET /notification-settings/': 2,
  'PUT /notification-settings/': 7,
  'GET /push/key/': 0,
  'POST /push/subscriptions/': 6,
  'DELETE /push/subscriptions/': 2,
  'GET /provider-hours/': 2,
  'PUT /provider-hours/': 5,
  'PUT /provider-hours/today/': 2,
  'GET /outbox/': 0,
  'GET /post-search-suggestions/': 4,
  'GET /proof-of-work/': 0,
  'GET /provider-profile/:id/': 1,
  'POST /provider/login/': 7,
  'POST /provider/signup/': 15,
  'POST /reports/': 5,
  'GET /providers/:id/items/': 1,
  'GET /reports/:code/': 1,
  'POST /resend-otp-password/': 5,
  'POST /resend-otp/': 6,
  'POST /reset-password/': 6,
  'GET /reverse-geocode/': 1,
  'GET /search-suggestions/': 3,
  'GET /search/': 9,
  'POST /send-otp/': 6,
  'DELETE /sessions/': 5,
  'GET /sessions/': 3,
  'GET /states/': 1,
  'POST /token/refresh/': 6,
  'GET /verification/': 2,
  'POST /verify-otp/': 12,
  'POST /verify-password/': 4,
  'POST /verify-unverified-user/': 5,
  'GET /view_comments/': 2,
  'GET /view_reviews/': 2,
  'GET /my-reviews/': 3,
  'GET /providers/:id/reviews/': 1,
  'POST /providers/:id/reviews/': 15,
  'PUT /reviews/:id/': 11,
  'DELETE /reviews/:id/': 6,
  'PUT /reviews/:id/reply/': 8,
  'DELETE /reviews/:id/reply/': 8,
  'GET /viewoldpost/': 2,
}

// Of them these many are not prepared. A search for words is planned for its words, and a list of rows has another text for each length.
const UNPREPARED: Readonly<Record<string, number>> = {
  'GET /admin/content/': 2,
  'GET /admin/people/': 2,
  'POST /admin/second-factor/confirm/': 1,
}

const heard = new Map<string, readonly AskedStatement[]>()
afterAll(() => writeStatementReport(server, heard))

test('no row is left of an endpoint that is gone', () => {
  const names = endpoints.map(nameOf).toSorted()
  expect([Object.keys(COUNTS).toSorted(), Object.keys(happyCalls).toSorted()]).toEqual([names, names])
})

test.each(endpoints.map((each) => [nameOf(each), each] as const))('%s', async (name, endpoint) => {
  const statements = await statementsOfCall(server, endpoint)
  heard.set(name, statements)
  const unprepared = statements.filter((each) => isPlanned(each) && each.name === undefined)
  expect([statements.length, statements.map(({ text }) => text)]).toEqual([COUNTS[name], expect.anything()])
  expect([unprepared.length, unprepared]).toEqual([UNPREPARED[name] ?? 0, expect.anything()])
})
