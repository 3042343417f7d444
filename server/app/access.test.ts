import { describe, expect, test } from 'vitest'
import type { Endpoint } from '../../contract/endpoint.ts'
import { contractEndpoints, nameOf } from '../testing/contract-endpoints.ts'
import {
  all,
  customersOnly,
  ok,
  ownersOnly,
  peopleOnly,
  providersOnly,
} from '../testing/expected-statuses.ts'
import { grievanceAccess } from '../testing/grievance-access.ts'
import { needAccess } from '../testing/need-access.ts'
import { notificationAccess } from '../testing/notification-access.ts'
import { rightsAccess } from '../testing/rights-access.ts'
import { anEvent } from '../testing/posts.ts'
import { aPost } from '../testing/providers.ts'
import { createCallers, createPeople } from '../testing/roles.ts'
import { testServer } from '../testing/test-server.ts'

const server = await testServer({ env: { PUSH_HOSTS: 'push.test' } })
const people = await createPeople(server)
const callers = await createCallers(server, people)
const post = await aPost(server.db, people.provider.id)
const event = await aPost(server.db, people.provider.id, anEvent())
await server.db
  .insertInto('chats')
  .values({ customerId: people.customer.id, providerId: people.provider.id })
  .execute()

const endpoints = [...(await contractEndpoints()).values()]
const SHA = 'a'.repeat(64)

// The status that each caller gets for a valid call. An endpoint without a row fails.
type Row = {
  url?: string
  body?: object
  expected: Record<keyof typeof callers, number>
  /** It ends the caller's sessions, so it gets accounts of its own. */
  isFinal?: true
}
const table: Record<string, Row> = {
  'GET /countries/': { expected: ok },
  'GET /states/': { expected: ok },
  'GET /districts/': { expected: ok },
  'GET /districts/:id/offline.json': { url: '/districts/1/offline.json', expected: ok },
  'GET /districts/:id/hidden-businesses/': {
    url: '/districts/1/hidden-businesses/',
    expected: peopleOnly(200, 200),
  },
  'GET /districts/:id/': { url: '/districts/1/', expected: ok },
  'GET /locations': { expected: ok },
  'GET /district-suggestions/': { url: '/district-suggestions/?q=gaya', expected: ok },
  'GET /reverse-geocode/': { url: '/reverse-geocode/?lat=24.78&lng=85', expected: ok },
  'GET /category/': { expected: ok },
  'GET /marketplace/': { expected: ok },
  'GET /outbox/': { expected: ok },
  'GET /get-captcha/': { expected: ok },
  'GET /captcha/:key/image/': { url: '/captcha/unknown/image/', expected: all(404) },
  'GET /captcha/:key/audio/': { url: '/captcha/unknown/audio/', expected: all(404) },
  'GET /proof-of-work/': { expected: ok },
  'POST /customer/login/': { body: {}, expected: all(400) },
  'POST /provider/login/': { body: {}, expected: all(400) },
  'POST /provider/login/code/': { body: {}, expected: all(403) },
  'POST /admin-login/': { body: {}, expected: all(401) },
  'POST /token/refresh/': { body: {}, expected: all(401) },
  'POST /customer/signup/': { body: {}, expected: all(400) },
  'POST /provider/signup/': { body: {}, expected: all(400) },
  'GET /check-username/': { expected: ok },
  'GET /check-email/': { expected: ok },
  'GET /check-mobile_number/': { expected: ok },
  'POST /send-otp/': {
    body: { user_id: 999_999, contact: '', otp_via: 'email', user_type: 'customer' },
    expected: all(403),
  },
  'POST /resend-otp/': {
    body: { contact: '', otp_via: 'email', user_type: 'customer' },
    expected: ownersOnly(400),
  },
  'GET /verification/': { expected: ok },
  'POST /verify-unverified-user/': {
    body: { user_id: 1, otp_via: 'email', user_type: 'customer' },
    expected: all(403),
  },
  'POST /verify-otp/': { body: { contact: '', otp: '', user_type: 'customer' }, expected: ownersOnly(400) },
  'POST /forget-password/': { body: {}, expected: all(404) },
  'POST /resend-otp-password/': { body: {}, expected: all(404) },
  'POST /verify-password/': { body: {}, expected: all(400) },
  'POST /reset-password/': { body: {}, expected: all(403) },
  'GET /confirm/': { expected: peopleOnly(200, 403) },
  'POST /confirm/': { body: {}, expected: peopleOnly(401, 403) },
  'POST /change-password/': { body: {}, expected: peopleOnly(400, 403) },
  'GET /sessions/': { expected: peopleOnly(200, 403) },
  'DELETE /sessions/': { isFinal: true, expected: peopleOnly(200, 403) },
  'GET /second-factor/': { expected: providersOnly(200) },
  'POST /second-factor/': { expected: providersOnly(200) },
  'POST /second-factor/confirm/': { body: { code: 'wrong' }, expected: providersOnly(400) },
  'POST /second-factor/recovery-codes/': { body: { code: 'wrong' }, expected: providersOnly(400) },
  'POST /second-factor/off/': { body: { code: 'wrong' }, expected: providersOnly(400) },
  'GET /manage-customer-profile/': { expected: customersOnly(200) },
  'PUT /manage-customer-profile/': { body: {}, expected: customersOnly(400) },
  'GET /marketplace/search/': { url: '/marketplace/search/?searchtext=mithai', expected: ok },
  'GET /blogs/search/': { url: '/blogs/search/?searchtext=mithai', expected: ok },
  'GET /search/': { url: '/search/?searchtext=mithai', expected: ok },
  'GET /search-suggestions/': { url: '/search-suggestions/?q=m', expected: ok },
  'GET /post-search-suggestions/': { url: '/post-search-suggestions/?q=m', expected: ok },
  'GET /market/': { expected: ok },
  'GET /market/:state/': { url: '/market/bihar/', expected: ok },
  'GET /market/:state/:district/': { url: '/market/bihar/gaya/', expected: ok },
  'GET /market/:state/:district/:category/': { url: '/market/bihar/gaya/sweets-bakery/', expected: ok },
  'GET /index/': { expected: ok },
  'GET /get-google-maps-key/': { expected: ok },
  'GET /provider-profile/:id/': { url: `/provider-profile/${people.provider.id}/`, expected: ok },
  'GET /providers/:id/qr.svg': { url: `/providers/${people.provider.id}/qr.svg`, expected: ok },
  'GET /providers/:id/contact.vcf': { url: `/providers/${people.provider.id}/contact.vcf`, expected: ok },
  'POST /shop-events/': {
    body: { provider_id: people.provider.id, kind: 'view' },
    expected: all(204),
  },
  'GET /provider-dashboard/': { expected: providersOnly(200) },
  'GET /provider-stats/': { expected: providersOnly(200) },
  'GET /provider-stats/csv/': { expected: providersOnly(200) },
  'GET /manage-provider-profile/': { expected: providersOnly(200) },
  'PUT /manage-provider-profile/': { body: {}, expected: providersOnly(200) },
  'GET /provider-hours/': { expected: providersOnly(200) },
  'PUT /provider-hours/': { body: {}, expected: providersOnly(200) },
  'PUT /provider-hours/today/': { body: { closed: true }, expected: providersOnly(200) },
  'GET /providers/:id/items/': { url: `/providers/${people.provider.id}/items/`, expected: ok },
  'GET /items/': { expected: providersOnly(200) },
  'POST /items/': { body: { name: 'Samosa', price_paise: '1200' }, expected: providersOnly(201) },
  'PUT /items/:id/': { url: '/items/999999/', body: { name: 'Samosa' }, expected: providersOnly(404) },
  'DELETE /items/:id/': { url: '/items/999999/', expected: providersOnly(404) },
  'PUT /items/order/': { body: { item_ids: [999_999] }, expected: providersOnly(400) },
  'POST /items/paste/': { body: { text: 'Samosa 12' }, expected: providersOnly(200) },
  'POST /items/bulk/': { body: { items: [{ name: 'Samosa' }] }, expected: providersOnly(201) },
  'GET /blogs/': { expected: ok },
  'GET /blogs/:id/event.ics': { url: `/blogs/${event.id}/event.ics`, expected: ok },
  'GET /blogs/:id/': { url: `/blogs/${post.id}/`, expected: ok },
  'POST /blogs/': { body: { title: 'Fresh', content: 'Come and taste.' }, expected: providersOnly(201) },
  'PUT /blogs/:id/': { url: `/blogs/${post.id}/`, body: { title: 'Fresher' }, expected: providersOnly(200) },
  'DELETE /blogs/:id/': { url: '/blogs/999999/', expected: providersOnly(404) },
  'GET /viewoldpost/': { expected: providersOnly(200) },
  'GET /blogs/:id/comments/view/': { url: `/blogs/${post.id}/comments/view/`, expected: ok },
  'POST /blogs/:id/comments/': {
    url: `/blogs/${post.id}/comments/`,
    body: { comment: 'How fresh!' },
    expected: customersOnly(201),
  },
  'POST /blogs/:id/comments/:commentId/reply/': {
    url: `/blogs/${post.id}/comments/999999/reply/`,
    body: { reply: 'Thank you!' },
    expected: providersOnly(404),
  },
  'GET /view_comments/': { expected: providersOnly(200) },
  'GET /providers/:id/follow/': {
    url: `/providers/${people.provider.id}/follow/`,
    expected: customersOnly(200),
  },
  'PUT /providers/:id/follow/': {
    url: `/providers/${people.provider.id}/follow/`,
    expected: customersOnly(200),
  },
  'DELETE /providers/:id/follow/': {
    url: `/providers/${people.provider.id}/follow/`,
    expected: customersOnly(200),
  },
  'GET /following/': { expected: customersOnly(200) },
  'GET /feed/': { expected: customersOnly(200) },
  'GET /blogs/:id/save/': { url: `/blogs/${post.id}/save/`, expected: customersOnly(200) },
  'PUT /blogs/:id/save/': { url: `/blogs/${post.id}/save/`, expected: customersOnly(200) },
  'DELETE /blogs/:id/save/': { url: `/blogs/${post.id}/save/`, expected: customersOnly(200) },
  'GET /saved/': { expected: customersOnly(200) },
  'GET /own-followers/': { expected: providersOnly(200) },
  'GET /providers/:id/reviews/': { url: `/providers/${people.provider.id}/reviews/`, expected: ok },
  'POST /providers/:id/reviews/': {
    url: '/providers/999999/reviews/',
    body: { rating: '5' },
    expected: customersOnly(404),
  },
  'PUT /reviews/:id/': { url: '/reviews/999999/', body: { rating: '5' }, expected: customersOnly(404) },
  'DELETE /reviews/:id/': { url: '/reviews/999999/', expected: customersOnly(404) },
  'PUT /reviews/:id/reply/': {
    url: '/reviews/999999/reply/',
    body: { text: 'Thank you!' },
    expected: providersOnly(404),
  },
  'DELETE /reviews/:id/reply/': { url: '/reviews/999999/reply/', expected: providersOnly(404) },
  'GET /view_reviews/': { expected: providersOnly(200) },
  ...needAccess,
  ...grievanceAccess,
  'GET /customer-blocks/': { expected: customersOnly(200) },
  'POST /customer-blocks/': { body: { provider: 999_999 }, expected: customersOnly(404) },
  'GET /my-reviews/': { expected: customersOnly(200) },
  'DELETE /customer-blocks/:id/': { url: '/customer-blocks/999999/', expected: customersOnly(404) },
  'GET /blocks/': { expected: providersOnly(200) },
  'POST /blocks/': { body: { customer: 999_999, reason: 'Rude' }, expected: providersOnly(404) },
  'DELETE /blocks/:id/': { url: '/blocks/999999/', expected: providersOnly(404) },
  'POST /contacts/create/': {
    body: {
      provider_id: people.provider.id,
      name: 'Asha',
      email: 'asha@example.in',
      mobile_number: '9876543210',
    },
    // A provider may not contact or report itself.
    expected: { ...all(201), provider: 403 },
  },
  'POST /chats/': {
    body: { customer: people.customer.id, provider: people.provider.id },
    expected: { anonymous: 401, customer: 200, provider: 200, admin: 403, suspended: 401 },
  },
  'GET /chats': { expected: peopleOnly(200, 403) },
  'GET /chats/:chat_id/messages/': { url: '/chats/999999/messages/', expected: peopleOnly(404, 404) },
  'POST /chats/:chat_id/messages/': {
    url: '/chats/999999/messages/',
    body: { content: 'Namaste', client_id: 'one' },
    expected: peopleOnly(404, 403),
  },
  'POST /chats/:chat_id/voice/': {
    url: '/chats/999999/voice/',
    body: { client_id: 'one' },
    expected: peopleOnly(404, 403),
  },
  'GET /order-settings/': { expected: providersOnly(200) },
  'PUT /order-settings/': { body: { delivers: true }, expected: providersOnly(200) },
  'POST /orders/': {
    body: { provider_id: 999_999, items: [{ item_id: 1, quantity: '1' }], handover: 'pickup' },
    expected: customersOnly(404),
  },
  'POST /orders/by-name/': {
    body: {
      provider_id: 999_999,
      items: [{ name: 'Tomato', unit: 'kg', price_paise: 4_000, price_to_paise: null, quantity: '1' }],
      handover: 'pickup',
    },
    expected: customersOnly(404),
  },
  'GET /orders/': { expected: customersOnly(200) },
  'GET /received-orders/': { expected: providersOnly(200) },
  'GET /orders/:id/': { url: '/orders/999999/', expected: peopleOnly(404, 404) },
  // Without If-Match.
  'PUT /orders/:id/': {
    url: '/orders/999999/',
    body: { status: 'cancelled' },
    expected: peopleOnly(428, 428),
  },
  'POST /orders/:id/chat/': { url: '/orders/999999/chat/', expected: peopleOnly(404, 404) },
  ...notificationAccess,
  ...rightsAccess,
  'POST /uploads/': { body: { sha256: SHA, size: 10 }, expected: peopleOnly(200, 200) },
  // As JSON, which it refuses.
  'PATCH /uploads/:sha256/': { url: `/uploads/${SHA}/?offset=0`, body: {}, expected: peopleOnly(415, 415) },
  'GET /contacts/': { expected: providersOnly(200) },
  'PUT /contacts/:id/': { url: '/contacts/999999/', body: { status: 'won' }, expected: providersOnly(404) },
  'GET /contacts/csv/': { expected: providersOnly(200) },
  'POST /reports/': {
    body: {
      provider: people.provider.id,
      reason: 'spam',
      description: 'Too many posts',
      reporter_name: 'Asha',
      reporter_email: 'asha@example.in',
    },
    expected: { ...all(201), provider: 403 },
  },
  'GET /appeals/:code/': { url: '/appeals/unknown/', expected: all(404) },
  'POST /appeals/:code/': { url: '/appeals/unknown/', body: { text: 'Why?' }, expected: all(404) },
  'GET /reports/:code/': { url: '/reports/unknown/', expected: all(404) },
  'POST /logout/': {
    isFinal: true,
    expected: { anonymous: 401, customer: 200, provider: 200, admin: 200, suspended: 401 },
  },
  'DELETE /delete-account/': {
    isFinal: true,
    expected: { anonymous: 401, customer: 200, provider: 200, admin: 403, suspended: 401 },
  },
}

const send = (caller: (typeof callers)['customer'], { method, path }: Endpoint, { url, body }: Row) => {
  const target = `/api${url ?? path}`
  if (method === 'GET') return caller.get(target)
  if (method === 'DELETE') return caller.delete(target, body)
  const write = { POST: caller.post, PUT: caller.put, PATCH: caller.patch }[method]
  return write(target, body)
}

describe('every endpoint by every role', () => {
  test.each(endpoints.map((each) => [nameOf(each), each] as const))('%s', async (name, each) => {
    const row: Row | undefined = each.access === 'admin' ? { expected: all(401) } : table[name]
    if (!row) throw new Error(`${name} has no row in the role table`)
    const those = row.isFinal ? await createCallers(server, await createPeople(server)) : callers
    const seen = await Promise.all(
      Object.entries(those).map(async ([who, caller]) => [who, (await send(caller, each, row)).statusCode]),
    )
    expect(Object.fromEntries(seen)).toEqual(row.expected)
  })
})
