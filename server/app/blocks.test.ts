// Blocks hold everywhere: each endpoint of the contract that shows or touches another account, by whichever side asks. Staff meet all.
import { describe, expect, test } from 'vitest'
import { contractEndpoints, nameOf } from '../testing/contract-endpoints.ts'
import { anAccount } from '../testing/accounts.ts'
import { testServer } from '../testing/test-server.ts'
import { aComment } from '../testing/posts.ts'
import { aReview } from '../testing/reviews.ts'
import { aListedPost, aListedShop } from '../testing/search.ts'

const server = await testServer()
const { db } = server
const endpoints = [...(await contractEndpoints()).values()].filter(({ access }) => access !== 'admin')

// Each shop has a word of its own that only its search finds.
const SYLLABLES = ['ka', 'mi', 'to', 'ru', 'se', 'na', 'pi', 'lo', 'du', 'be']
let opened = 100
const uniqueWord = () => {
  opened += 1
  return [...String(opened)].map((digit) => SYLLABLES[Number(digit)]).join('')
}

const signedIn = async <A extends { id: number }>(account: A) => ({
  ...account,
  ...(await server.as(account)),
})

/** A customer who has commented on a shop's post and asked the shop to call back. */
const createPair = async () => {
  const word = uniqueWord()
  const shop = await signedIn(await aListedShop(db, word))
  const customer = await signedIn(await anAccount(db))
  const post = await aListedPost(db, shop.id, { title: `${word} today` })
  const comment = await aComment(db, post.id, { customerId: customer.id })
  const contact = await db
    .insertInto('contacts')
    .values({
      providerId: shop.id,
      senderId: customer.id,
      name: 'Asha',
      email: 'asha@example.in',
      mobileNumber: '9876543210',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const chat = await db
    .insertInto('chats')
    .values({ customerId: customer.id, providerId: shop.id })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('notifications')
    .values([
      { accountId: shop.id, actorId: customer.id, kind: 'comment', commentId: comment.id },
      { accountId: customer.id, actorId: shop.id, kind: 'chat_message', chatId: chat.id },
    ])
    .execute()
  return { word, shop, customer, post, comment, contact, chat, blockId: 999_999 }
}
type Pair = Awaited<ReturnType<typeof createPair>>
type Side = 'customer' | 'shop'

const blocking = async (pair: Pair, blocker: Side, blocked: Side): Promise<Pair> => {
  const { id } = await db
    .insertInto('blocks')
    .values({ blockerId: pair[blocker].id, blockedId: pair[blocked].id, reason: 'No more, please' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { ...pair, blockId: id }
}

/** Did they meet? */
type Probe = (pair: Pair) => Promise<boolean>
/** Of the one who asks: as a stranger, when the other has blocked them, when they have blocked the other. */
type Visibility = Readonly<{ probe: Probe; stranger: boolean; blocked: boolean; blocker: boolean }>

const neither = (probe: Probe): Visibility => ({ probe, stranger: true, blocked: false, blocker: false })
/** Who has blocked still sees the other, to unblock. */
const blockerStill = (probe: Probe): Visibility => ({ probe, stranger: true, blocked: false, blocker: true })
/** Only a viewer who has blocked gets something. */
const wayBack = (probe: Probe): Visibility => ({ probe, stranger: false, blocked: false, blocker: true })

/** One's own words one may always change and take back. */
const always = (probe: Probe): Visibility => ({ probe, stranger: true, blocked: true, blocker: true })

type Reply = Awaited<ReturnType<typeof server.get>>
const isDone = async (reply: Promise<Reply>) => [200, 201].includes((await reply).statusCode)
const lists = async (reply: Promise<Reply>, matches: (row: Record<string, unknown>) => boolean) =>
  (await reply).json<Record<string, unknown>[]>().some(matches)
const holds = async (reply: Promise<Reply>, text: string) => (await reply).body.includes(text)

const COMMENT = 'How much is a kilo?'
const REVIEW = 'The best tilkut in Gaya'
const ANSWER = 'Come again soon'
const reviewIn = ({ customer, shop }: Pair) =>
  aReview(db, shop.id, { customerId: customer.id, text: REVIEW, reply: ANSWER })
const wish = { name: 'Asha', email: 'asha@example.in', mobile_number: '9000000001' }
const complaint = { reason: 'spam', description: 'The same every hour' }

type Row = 'meets nobody' | Partial<Record<Side, Visibility>>
const meetNobody = (...names: string[]): Record<string, Row> =>
  Object.fromEntries(names.map((name) => [name, 'meets nobody']))

const table: Record<string, Row> = {
  ...meetNobody('GET /countries/', 'GET /states/', 'GET /districts/', 'GET /districts/:id/'),
  'GET /locations': 'meets nobody',
  ...meetNobody('GET /district-suggestions/', 'GET /reverse-geocode/', 'GET /category/'),
  'GET /marketplace/': 'meets nobody',
  'POST /contact-haat-admin/': 'meets nobody',
  'GET /outbox/': 'meets nobody',
  'GET /get-captcha/': 'meets nobody',
  ...meetNobody('GET /captcha/:key/image/', 'GET /captcha/:key/audio/', 'GET /proof-of-work/'),
  'POST /customer/login/': 'meets nobody',
  'POST /provider/login/': 'meets nobody',
  'POST /admin-login/': 'meets nobody',
  'POST /token/refresh/': 'meets nobody',
  'POST /logout/': 'meets nobody',
  'POST /customer/signup/': 'meets nobody',
  'POST /provider/signup/': 'meets nobody',
  ...meetNobody('GET /check-username/', 'GET /check-email/', 'GET /check-mobile_number/'),
  'POST /send-otp/': 'meets nobody',
  'POST /resend-otp/': 'meets nobody',
  'GET /verification/': 'meets nobody',
  'POST /verify-unverified-user/': 'meets nobody',
  'POST /verify-otp/': 'meets nobody',
  'POST /forget-password/': 'meets nobody',
  'POST /resend-otp-password/': 'meets nobody',
  'POST /verify-password/': 'meets nobody',
  'POST /reset-password/': 'meets nobody',
  ...meetNobody('GET /confirm/', 'POST /confirm/', 'POST /change-password/'),
  ...meetNobody('GET /sessions/', 'DELETE /sessions/'),
  'DELETE /delete-account/': 'meets nobody',
  ...meetNobody('GET /manage-customer-profile/', 'PUT /manage-customer-profile/'),
  'GET /manage-provider-profile/': 'meets nobody',
  'PUT /manage-provider-profile/': 'meets nobody',
  ...meetNobody('GET /provider-hours/', 'PUT /provider-hours/', 'PUT /provider-hours/today/'),
  'GET /get-google-maps-key/': 'meets nobody',
  ...meetNobody('GET /items/', 'POST /items/', 'PUT /items/:id/', 'DELETE /items/:id/'),
  ...meetNobody('PUT /items/order/', 'POST /items/paste/', 'POST /items/bulk/'),
  ...meetNobody('POST /blogs/', 'PUT /blogs/:id/', 'DELETE /blogs/:id/'),
  'GET /reports/:code/': 'meets nobody',
  'GET /appeals/:code/': 'meets nobody',
  'POST /appeals/:code/': 'meets nobody',
  // Its counts are of everybody, not of anybody.
  'GET /index/': {
    customer: neither(({ customer, word }) => holds(customer.get('/api/index/'), word)),
  },
  'GET /marketplace/search/': {
    customer: neither(({ customer, shop, word }) =>
      lists(customer.get(`/api/marketplace/search/?searchtext=${word}`), ({ id }) => id === shop.id),
    ),
  },
  'GET /blogs/search/': {
    customer: neither(({ customer, post, word }) =>
      lists(customer.get(`/api/blogs/search/?searchtext=${word}`), ({ blog_id }) => blog_id === post.id),
    ),
  },
  'GET /search/': {
    customer: neither(({ customer, word }) =>
      holds(customer.get(`/api/search/?searchtext=${word}`), `"${word}`),
    ),
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
    customer: blockerStill(({ customer, shop }) => isDone(customer.get(`/api/provider-profile/${shop.id}/`))),
  },
  'GET /providers/:id/items/': {
    customer: blockerStill(({ customer, shop }) => isDone(customer.get(`/api/providers/${shop.id}/items/`))),
  },
  'GET /blogs/': {
    customer: neither(({ customer, word }) => holds(customer.get('/api/blogs/'), word)),
  },
  'GET /blogs/:id/': {
    customer: blockerStill(({ customer, post }) => isDone(customer.get(`/api/blogs/${post.id}/`))),
  },
  'GET /blogs/:id/comments/view/': {
    customer: blockerStill(({ customer, post }) =>
      isDone(customer.get(`/api/blogs/${post.id}/comments/view/`)),
    ),
    shop: neither(({ shop, post }) => holds(shop.get(`/api/blogs/${post.id}/comments/view/`), COMMENT)),
  },
  'POST /blogs/:id/comments/': {
    customer: neither(({ customer, post }) =>
      isDone(customer.post(`/api/blogs/${post.id}/comments/`, { comment: 'And two?' })),
    ),
  },
  'POST /blogs/:id/comments/:commentId/reply/': {
    shop: neither(({ shop, post, comment }) =>
      isDone(shop.post(`/api/blogs/${post.id}/comments/${comment.id}/reply/`, { reply: 'Eighty' })),
    ),
  },
  'GET /view_comments/': {
    shop: blockerStill(({ shop }) => holds(shop.get('/api/view_comments/'), COMMENT)),
  },
  'GET /providers/:id/reviews/': {
    customer: neither(async (pair) => {
      await reviewIn(pair)
      return holds(pair.customer.get(`/api/providers/${pair.shop.id}/reviews/`), ANSWER)
    }),
    shop: neither(async (pair) => {
      await reviewIn(pair)
      return holds(pair.shop.get(`/api/providers/${pair.shop.id}/reviews/`), REVIEW)
    }),
  },
  'POST /providers/:id/reviews/': {
    customer: neither(({ customer, shop }) =>
      isDone(customer.post(`/api/providers/${shop.id}/reviews/`, { rating: '5' })),
    ),
  },
  'PUT /reviews/:id/': {
    customer: always(async (pair) => {
      const { id } = await reviewIn(pair)
      return isDone(pair.customer.put(`/api/reviews/${id}/`, { rating: '1' }))
    }),
  },
  'DELETE /reviews/:id/': {
    customer: always(async (pair) => {
      const { id } = await reviewIn(pair)
      return isDone(pair.customer.delete(`/api/reviews/${id}/`))
    }),
  },
  'PUT /reviews/:id/reply/': {
    shop: neither(async (pair) => {
      const { id } = await reviewIn(pair)
      return isDone(pair.shop.put(`/api/reviews/${id}/reply/`, { text: 'Thank you!' }))
    }),
  },
  'DELETE /reviews/:id/reply/': {
    shop: always(async (pair) => {
      const { id } = await reviewIn(pair)
      return isDone(pair.shop.delete(`/api/reviews/${id}/reply/`))
    }),
  },
  'GET /my-reviews/': {
    customer: neither(async (pair) => {
      await reviewIn(pair)
      return holds(pair.customer.get('/api/my-reviews/'), ANSWER)
    }),
  },
  'GET /view_reviews/': {
    shop: neither(async (pair) => {
      await reviewIn(pair)
      return holds(pair.shop.get('/api/view_reviews/'), REVIEW)
    }),
  },
  'GET /viewoldpost/': {
    shop: blockerStill(({ shop }) => holds(shop.get('/api/viewoldpost/'), '"comment_count":1')),
  },
  'POST /contacts/create/': {
    customer: neither(({ customer, shop }) =>
      isDone(customer.post('/api/contacts/create/', { provider_id: shop.id, ...wish })),
    ),
  },
  'POST /chats/': {
    customer: neither(({ customer, shop }) =>
      isDone(customer.post('/api/chats/', { customer: customer.id, provider: shop.id })),
    ),
    shop: neither(({ customer, shop }) =>
      isDone(shop.post('/api/chats/', { customer: customer.id, provider: shop.id })),
    ),
  },
  'GET /chats': {
    customer: neither(({ customer, chat }) =>
      lists(customer.get('/api/chats'), ({ chat_id }) => chat_id === chat.id),
    ),
    shop: neither(({ shop, chat }) => lists(shop.get('/api/chats'), ({ chat_id }) => chat_id === chat.id)),
  },
  'GET /chats/:chat_id/messages/': {
    customer: neither(({ customer, chat }) => isDone(customer.get(`/api/chats/${chat.id}/messages/`))),
    shop: neither(({ shop, chat }) => isDone(shop.get(`/api/chats/${chat.id}/messages/`))),
  },
  'GET /notifications/': {
    customer: neither(({ customer, word }) => holds(customer.get('/api/notifications/'), word)),
    shop: neither(({ shop }) => holds(shop.get('/api/notifications/'), 'commented')),
  },
  'POST /notifications/read/': {
    customer: neither(({ customer }) =>
      holds(customer.post('/api/notifications/read/', { ids: [] }), '"unread_count":1'),
    ),
  },
  'GET /contacts/': {
    shop: blockerStill(({ shop }) => holds(shop.get('/api/contacts/'), 'asha@example.in')),
  },
  'GET /contacts/csv/': {
    shop: blockerStill(({ shop }) => holds(shop.get('/api/contacts/csv/'), 'asha@example.in')),
  },
  'PUT /contacts/:id/': {
    shop: blockerStill(({ shop, contact }) =>
      isDone(shop.put(`/api/contacts/${contact.id}/`, { status: 'contacted' })),
    ),
  },
  'POST /reports/': {
    customer: blockerStill(({ customer, post }) =>
      isDone(customer.post('/api/reports/', { blog: post.id, ...complaint })),
    ),
    shop: blockerStill(({ shop, customer, comment }) =>
      isDone(shop.post('/api/reports/', { comment: comment.id, customer: customer.id, ...complaint })),
    ),
  },
  'GET /customer-blocks/': {
    customer: wayBack(({ customer, word }) => holds(customer.get('/api/customer-blocks/'), word)),
  },
  'POST /customer-blocks/': {
    customer: neither(({ customer, shop }) =>
      isDone(customer.post('/api/customer-blocks/', { provider: shop.id })),
    ),
  },
  'DELETE /customer-blocks/:id/': {
    customer: wayBack(({ customer, blockId }) => isDone(customer.delete(`/api/customer-blocks/${blockId}/`))),
  },
  'GET /blocks/': {
    shop: wayBack(({ shop, customer }) =>
      lists(shop.get('/api/blocks/'), (row) => row['customer'] === customer.id),
    ),
  },
  'POST /blocks/': {
    shop: neither(({ shop, customer }) =>
      isDone(shop.post('/api/blocks/', { customer: customer.id, reason: 'Rude' })),
    ),
  },
  'DELETE /blocks/:id/': {
    shop: wayBack(({ shop, blockId }) => isDone(shop.delete(`/api/blocks/${blockId}/`))),
  },
}

test('every endpoint says whom it meets, and no other does', () => {
  expect(Object.keys(table).toSorted()).toEqual(endpoints.map(nameOf).toSorted())
})

const visibilityOf = Object.entries(table).flatMap(([name, row]) =>
  row === 'meets nobody'
    ? []
    : Object.entries(row).map(([side, meets]) => ({ name, side: side as Side, ...meets })),
)

describe.each(visibilityOf)('$name, asked by the $side', ({ side, probe, stranger, blocked, blocker }) => {
  const other = side === 'customer' ? 'shop' : 'customer'

  test(`as a stranger: ${stranger}`, async () => {
    expect(await probe(await createPair())).toBe(stranger)
  })

  test(`blocked by the other: ${blocked}`, async () => {
    expect(await probe(await blocking(await createPair(), other, side))).toBe(blocked)
  })

  test(`having blocked the other: ${blocker}`, async () => {
    expect(await probe(await blocking(await createPair(), side, other))).toBe(blocker)
  })
})
