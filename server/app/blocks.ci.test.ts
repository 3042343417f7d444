// Blocks on each endpoint of the contract that shows or affects another account, from both sides. Staff are not affected.
import { describe, expect, test } from 'vitest'
import { figureRows } from '../testing/blocks/figure-rows.ts'
import { followRows } from '../testing/blocks/follow-rows.ts'
import { UNAFFECTED_BY_BLOCKS } from '../testing/blocks/unaffected.ts'
import { blocking, createPair, type Pair, type Side } from '../testing/blocks/pair.ts'
import { needRows } from '../testing/blocks/need-rows.ts'
import { orderRows } from '../testing/blocks/order-rows.ts'
import { reviewRows } from '../testing/blocks/review-rows.ts'
import {
  blockerStill,
  holds,
  isDone,
  lists,
  neither,
  type Row,
  wayBack,
} from '../testing/blocks/visibility.ts'
import { contractEndpoints, nameOf } from '../testing/contract-endpoints.ts'
import { testServer } from '../testing/test-server.ts'
import { voiceForm } from '../testing/voices.ts'

const server = await testServer()
const { db } = server
const endpoints = [...(await contractEndpoints()).values()].filter(({ access }) => access !== 'admin')

const COMMENT = 'How much is a kilo?'
const wish = { name: 'Asha', email: 'asha@example.in', mobile_number: '9000000001' }
const complaint = { reason: 'spam', description: 'The same every hour' }

const countsAll =
  (path: string) =>
  async ({ customer }: Pair) =>
    (await customer.get(`/api${path}`)).json<{ providers: number }>().providers ===
    (await server.get(`/api${path}`)).json<{ providers: number }>().providers

const table: Record<string, Row> = {
  ...figureRows(server),
  // Its counts include all accounts.
  'GET /index/': {
    customer: neither(({ customer, word }) => holds(customer.get('/api/index/'), word)),
  },
  'GET /marketplace/search/': {
    customer: neither(({ customer, shop: provider, word }) =>
      lists(customer.get(`/api/marketplace/search/?searchtext=${word}`), ({ id }) => id === provider.id),
    ),
  },
  'GET /blogs/search/': {
    customer: neither(({ customer, post, word }) =>
      lists(customer.get(`/api/blogs/search/?searchtext=${word}`), ({ blog_id }) => blog_id === post.id),
    ),
  },
  'GET /search/': {
    customer: neither(({ customer, word }) =>
      holds(customer.get(`/api/search/?searchtext=${word}`), `name":"${word}`),
    ),
  },
  'GET /market/': { customer: neither(countsAll('/market/')) },
  'GET /market/:state/': { customer: neither(countsAll('/market/bihar/')) },
  'GET /market/:state/:district/': {
    customer: neither(({ customer, word }) => holds(customer.get('/api/market/bihar/gaya/'), word)),
  },
  'GET /market/:state/:district/:category/': {
    customer: neither(({ customer, word }) =>
      holds(customer.get('/api/market/bihar/gaya/sweets-bakery/'), word),
    ),
  },
  'GET /districts/:id/hidden-businesses/': {
    customer: neither(async ({ customer, shop }) => {
      const { districtId } = await db
        .selectFrom('providers')
        .select('districtId')
        .where('accountId', '=', shop.id)
        .executeTakeFirstOrThrow()
      const reply = await customer.get(`/api/districts/${districtId}/hidden-businesses/`)
      return !reply.json<{ hidden: number[] }>().hidden.includes(shop.id)
    }),
  },
  'GET /search-suggestions/': {
    customer: neither(({ customer, word }) =>
      holds(customer.get(`/api/search-suggestions/?q=${word}`), word),
    ),
  },
  'GET /post-search-suggestions/': {
    customer: neither(({ customer, word }) =>
      holds(customer.get(`/api/post-search-suggestions/?q=${word}`), word),
    ),
  },
  'GET /provider-profile/:id/': {
    customer: blockerStill(({ customer, shop: provider }) =>
      isDone(customer.get(`/api/provider-profile/${provider.id}/`)),
    ),
  },
  'GET /providers/:id/items/': {
    customer: blockerStill(({ customer, shop: provider }) =>
      isDone(customer.get(`/api/providers/${provider.id}/items/`)),
    ),
  },
  'GET /blogs/': {
    customer: neither(({ customer, word }) => holds(customer.get('/api/blogs/'), word)),
  },
  'GET /blogs/:id/': {
    customer: blockerStill(({ customer, post }) => isDone(customer.get(`/api/blogs/${post.id}/`))),
  },
  'GET /blogs/:id/event.ics': {
    customer: blockerStill(({ customer, event }) => isDone(customer.get(`/api/blogs/${event.id}/event.ics`))),
  },
  'GET /blogs/:id/comments/view/': {
    customer: blockerStill(({ customer, post }) =>
      isDone(customer.get(`/api/blogs/${post.id}/comments/view/`)),
    ),
    shop: neither(({ shop: provider, post }) =>
      holds(provider.get(`/api/blogs/${post.id}/comments/view/`), COMMENT),
    ),
  },
  'POST /blogs/:id/comments/': {
    customer: neither(({ customer, post }) =>
      isDone(customer.post(`/api/blogs/${post.id}/comments/`, { comment: 'And two?' })),
    ),
  },
  'POST /blogs/:id/comments/:commentId/reply/': {
    shop: neither(({ shop: provider, post, comment }) =>
      isDone(provider.post(`/api/blogs/${post.id}/comments/${comment.id}/reply/`, { reply: 'Eighty' })),
    ),
  },
  'GET /view_comments/': {
    shop: blockerStill(({ shop: provider }) => holds(provider.get('/api/view_comments/'), COMMENT)),
  },
  'GET /viewoldpost/': {
    shop: blockerStill(({ shop: provider }) => holds(provider.get('/api/viewoldpost/'), '"comment_count":1')),
  },
  'POST /contacts/create/': {
    customer: neither(({ customer, shop: provider }) =>
      isDone(customer.post('/api/contacts/create/', { provider_id: provider.id, ...wish })),
    ),
  },
  'POST /chats/': {
    customer: neither(({ customer, shop: provider }) =>
      isDone(customer.post('/api/chats/', { customer: customer.id, provider: provider.id })),
    ),
    shop: neither(({ customer, shop: provider }) =>
      isDone(provider.post('/api/chats/', { customer: customer.id, provider: provider.id })),
    ),
  },
  'GET /chats': {
    customer: neither(({ customer, chat }) =>
      lists(customer.get('/api/chats'), ({ chat_id }) => chat_id === chat.id),
    ),
    shop: neither(({ shop: provider, chat }) =>
      lists(provider.get('/api/chats'), ({ chat_id }) => chat_id === chat.id),
    ),
  },
  'GET /chats/:chat_id/messages/': {
    customer: neither(({ customer, chat }) => isDone(customer.get(`/api/chats/${chat.id}/messages/`))),
    shop: neither(({ shop: provider, chat }) => isDone(provider.get(`/api/chats/${chat.id}/messages/`))),
  },
  'POST /chats/:chat_id/messages/': {
    customer: neither(({ customer, chat }) =>
      isDone(customer.post(`/api/chats/${chat.id}/messages/`, { content: 'Namaste', client_id: 'mine' })),
    ),
    shop: neither(({ shop: provider, chat }) =>
      isDone(provider.post(`/api/chats/${chat.id}/messages/`, { content: 'Namaste', client_id: 'ours' })),
    ),
  },
  'POST /chats/:chat_id/voice/': {
    customer: neither(({ customer, chat }) =>
      isDone(customer.post(`/api/chats/${chat.id}/voice/`, voiceForm('my voice'))),
    ),
    shop: neither(({ shop: provider, chat }) =>
      isDone(provider.post(`/api/chats/${chat.id}/voice/`, voiceForm('our voice'))),
    ),
  },
  'GET /notifications/': {
    customer: neither(({ customer, word }) => holds(customer.get('/api/notifications/'), word)),
    shop: neither(({ shop: provider }) => holds(provider.get('/api/notifications/'), 'commented')),
  },
  'POST /notifications/read/': {
    customer: neither(({ customer }) =>
      holds(customer.post('/api/notifications/read/', { ids: [] }), '"unread_count":1'),
    ),
  },
  'GET /contacts/': {
    shop: blockerStill(({ shop: provider }) => holds(provider.get('/api/contacts/'), 'asha@example.in')),
  },
  'GET /contacts/csv/': {
    shop: blockerStill(({ shop: provider }) => holds(provider.get('/api/contacts/csv/'), 'asha@example.in')),
  },
  'PUT /contacts/:id/': {
    shop: blockerStill(({ shop: provider, contact }) =>
      isDone(provider.put(`/api/contacts/${contact.id}/`, { status: 'contacted' })),
    ),
  },
  'POST /reports/': {
    customer: blockerStill(({ customer, post }) =>
      isDone(customer.post('/api/reports/', { blog: post.id, ...complaint })),
    ),
    shop: blockerStill(({ shop: provider, customer, comment }) =>
      isDone(provider.post('/api/reports/', { comment: comment.id, customer: customer.id, ...complaint })),
    ),
  },
  'GET /customer-blocks/': {
    customer: wayBack(({ customer, word }) => holds(customer.get('/api/customer-blocks/'), word)),
  },
  'POST /customer-blocks/': {
    customer: neither(({ customer, shop: provider }) =>
      isDone(customer.post('/api/customer-blocks/', { provider: provider.id })),
    ),
  },
  'DELETE /customer-blocks/:id/': {
    customer: wayBack(({ customer, blockId }) => isDone(customer.delete(`/api/customer-blocks/${blockId}/`))),
  },
  'GET /blocks/': {
    shop: wayBack(({ shop: provider, customer }) =>
      lists(provider.get('/api/blocks/'), (row) => row['customer'] === customer.id),
    ),
  },
  'POST /blocks/': {
    shop: neither(({ shop: provider, customer }) =>
      isDone(provider.post('/api/blocks/', { customer: customer.id, reason: 'Rude' })),
    ),
  },
  'DELETE /blocks/:id/': {
    shop: wayBack(({ shop: provider, blockId }) => isDone(provider.delete(`/api/blocks/${blockId}/`))),
  },
  ...reviewRows(db),
  ...needRows(db),
  ...orderRows(server),
  ...followRows,
}

test('every endpoint that involves another account has a row, and no other', () => {
  expect([...UNAFFECTED_BY_BLOCKS, ...Object.keys(table)].toSorted()).toEqual(
    endpoints.map(nameOf).toSorted(),
  )
})

const visibilityOf = Object.entries(table).flatMap(([name, row]) =>
  Object.entries(row).map(([side, meets]) => ({ name, side: side as Side, ...meets })),
)

describe.each(visibilityOf)('$name, called by the $side', ({ side, probe, stranger, blocked, blocker }) => {
  const other = side === 'customer' ? 'shop' : 'customer'

  test(`as a stranger: ${stranger}`, async () => {
    expect(await probe(await createPair(server))).toBe(stranger)
  })

  test(`blocked by the other: ${blocked}`, async () => {
    expect(await probe(await blocking(db, await createPair(server), other, side))).toBe(blocked)
  })

  test(`having blocked the other: ${blocker}`, async () => {
    expect(await probe(await blocking(db, await createPair(server), side, other))).toBe(blocker)
  })
})
