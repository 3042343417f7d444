import { describe, expect, test } from 'vitest'
import type { ChatMessage, ChatThread } from '../../../contract/chat.ts'
import { anAccount } from '../../testing/accounts.ts'
import { testServer } from '../../testing/test-server.ts'
import { aChat, askToCallBack, insertMessages } from '../../testing/chats.ts'
import { aComment } from '../../testing/posts.ts'
import { aPost, aProvider } from '../../testing/providers.ts'
import { queriesDuring } from '../../testing/queries.ts'

type Account = { id: number }

const server = await testServer()
const { db } = server

const hello = { by: 'customer', content: 'नमस्ते' } as const
const answer = { by: 'provider', content: 'Welcome' } as const

describe('starting a chat', () => {
  test('returns one chat per pair for either side', async () => {
    const [customer, provider] = [await anAccount(db), await aProvider(db)]
    const pair = { customer: customer.id, provider: provider.id }
    const first = await (await server.as(customer)).post('/api/chats/', { ...pair, sender_type: 'customer' })
    expect(first.statusCode).toBe(201)
    const second = await (await server.as(provider)).post('/api/chats/', { ...pair, sender_type: 'provider' })
    expect([second.statusCode, second.json()]).toEqual([200, first.json()])
  })

  test('creates one chat under concurrent requests', async () => {
    const [customer, provider] = [await anAccount(db), await aProvider(db)]
    await askToCallBack(db, { customer, provider })
    const pair = { customer: customer.id, provider: provider.id }
    const both = [await server.as(customer), await server.as(provider)]
    const replies = await Promise.all(both.map((as) => as.post('/api/chats/', pair)))
    expect(new Set(replies.map((reply) => reply.json<{ chat_id: number }>().chat_id)).size).toBe(1)
  })

  test('requires the caller as own side and a public account of the other role', async () => {
    const [customer, provider] = [await anAccount(db), await aProvider(db)]
    const [otherCustomer, hidden] = [
      await anAccount(db),
      await aProvider(db, { account: { suspendedAt: new Date() } }),
    ]
    const unverified = await aProvider(db, { account: { verifiedAt: null } })
    const as = await server.as(customer)
    const status = async (body: object) => (await as.post('/api/chats/', body)).statusCode
    expect(await status({ customer: otherCustomer.id, provider: provider.id })).toBe(403)
    expect(await status({ customer: customer.id, provider: provider.id, sender_type: 'provider' })).toBe(403)
    expect(await status({ customer: customer.id })).toBe(400)
    for (const id of [otherCustomer.id, hidden.id, unverified.id, 999_999])
      expect(await status({ customer: customer.id, provider: id })).toBe(404)
  })
})

describe('a business starts one', () => {
  const begin = async (customer: { id: number }, provider: { id: number }) =>
    (await server.as(provider)).post('/api/chats/', { customer: customer.id, provider: provider.id })

  test.each([
    [
      'asked to be called back',
      (customer: Account, provider: Account) => askToCallBack(db, { customer, provider }),
    ],
    [
      'commented',
      async (customer: Account, provider: Account) =>
        aComment(db, (await aPost(db, provider.id)).id, { customerId: customer.id }),
    ],
  ])('with a customer who %s', async (_what, turnTo) => {
    const [customer, provider, other] = [await anAccount(db), await aProvider(db), await aProvider(db)]
    await turnTo(customer, provider)
    expect((await begin(customer, provider)).statusCode).toBe(201)
    expect((await begin(customer, other)).statusCode).toBe(404)
  })

  test('with no other customer, who looks unknown', async () => {
    const [stranger, hidden, provider] = [await anAccount(db), await anAccount(db), await aProvider(db)]
    const { id: postId } = await aPost(db, provider.id)
    await aComment(db, postId, { customerId: hidden.id, visibility: 'removed' })
    const unknown = await begin({ id: 999_999 }, provider)
    expect(unknown.statusCode).toBe(404)
    for (const customer of [stranger, hidden]) {
      const refused = await begin(customer, provider)
      expect([refused.statusCode, refused.json()]).toEqual([404, unknown.json()])
    }
    expect((await (await server.as(provider)).get('/api/chats')).json()).toEqual([])
  })
})

describe('the list', () => {
  const listOf = async (who: { id: number }, query = '') =>
    (await (await server.as(who)).get(`/api/chats${query}`)).json<ChatThread[]>()

  test('names the other side, the last message and the unread count', async () => {
    const { customer, shop: provider, chat } = await aChat(db)
    await insertMessages(db, chat.id, [hello, hello, answer])
    expect(await listOf(provider, `?provider=${provider.id}`)).toEqual([
      {
        chat_id: chat.id,
        customer: customer.id,
        customer_name: expect.stringContaining('Person'),
        provider: provider.id,
        provider_name: `Shop ${provider.id}`,
        last_message: 'Welcome',
        last_sender_type: 'provider',
        last_voice_seconds: null,
        is_last_removed: false,
        last_at: expect.any(String),
        unread_count: 2,
      },
    ])
    expect(await listOf(customer, `?customer=${customer.id}`)).toMatchObject([{ unread_count: 1 }])
  })

  test('is empty at first and includes chats without messages', async () => {
    expect(await listOf(await anAccount(db))).toEqual([])
    const { shop: provider } = await aChat(db)
    expect(await listOf(provider)).toMatchObject([
      { last_message: null, last_sender_type: null, unread_count: 0 },
    ])
  })

  test('excludes chats without messages on request, before paging', async () => {
    const { shop: provider, customer, chat } = await aChat(db)
    await insertMessages(db, chat.id, [hello])
    for (const { id } of [await anAccount(db), await anAccount(db)])
      await db.insertInto('chats').values({ customerId: id, providerId: provider.id }).execute()
    const idsOf = (threads: readonly ChatThread[]) => threads.map(({ chat_id }) => chat_id)
    expect(await listOf(provider)).toHaveLength(3)
    for (const who of [provider, customer])
      expect(idsOf(await listOf(who, '?written=true&limit=1'))).toEqual([chat.id])
  })

  test('refuses lists of other accounts', async () => {
    const { customer, shop: provider } = await aChat(db)
    const as = await server.as(customer)
    for (const query of [`?customer=${provider.id}`, `?provider=${provider.id}`, `?provider=${customer.id}`])
      expect((await as.get(`/api/chats${query}`)).statusCode).toBe(403)
  })

  test('is sorted by last message, paged, with a constant number of statements', async () => {
    const provider = await aProvider(db)
    const ids: number[] = []
    for (let number = 0; number < 5; number += 1) {
      const customer = await anAccount(db)
      const activeAt = new Date(Date.UTC(2026, 2, 1 + ((number * 3) % 5)))
      const row = { customerId: customer.id, providerId: provider.id, activeAt }
      ids[(number * 3) % 5] = (
        await db.insertInto('chats').values(row).returning('id').executeTakeFirstOrThrow()
      ).id
    }
    const as = await server.as(provider)
    const seen: number[] = []
    for (let next: string | undefined = '/api/chats?limit=2'; next;) {
      const reply: Awaited<ReturnType<typeof as.get>> = await as.get(next)
      seen.push(...reply.json<ChatThread[]>().map(({ chat_id }) => chat_id))
      next = /<([^>]+)>/.exec(String(reply.headers.link ?? ''))?.[1]
    }
    expect(seen).toEqual(ids.toReversed())
    const one = await server.as((await aChat(db)).shop)
    const [many, few] = [
      await queriesDuring(() => as.get('/api/chats')),
      await queriesDuring(() => one.get('/api/chats')),
    ]
    expect(many.length).toBe(few.length)
  })

  test('counts at most a hundred unread messages', async () => {
    const { shop: provider, chat } = await aChat(db)
    await insertMessages(
      db,
      chat.id,
      Array.from({ length: 105 }, (_, number) => ({ ...hello, content: `${number}` })),
    )
    expect(await listOf(provider)).toMatchObject([{ unread_count: 100 }])
  })
})

describe('the messages', () => {
  const messagesOf = async (who: { id: number }, chatId: number, query = '') =>
    (await (await server.as(who)).get(`/api/chats/${chatId}/messages/${query}`)).json<ChatMessage[]>()

  test('are returned oldest first in both formats of the specification, and stay unread', async () => {
    const { customer, shop: provider, chat } = await aChat(db)
    const [first = 0, second = 0] = await insertMessages(db, chat.id, [hello, answer])
    const expected = [
      {
        message_id: first,
        chat_id: chat.id,
        client_id: expect.any(String),
        sender: { id: customer.id, type: 'customerprofile', name: expect.stringContaining('Person') },
        sender_id: customer.id,
        sender_type: 'customer',
        sender_name: expect.stringContaining('Person'),
        content: 'नमस्ते',
        timestamp: expect.any(String),
        is_read: false,
      },
      {
        message_id: second,
        sender: { type: 'providerprofile', name: `Shop ${provider.id}` },
        is_read: false,
      },
    ]
    for (const who of [provider, customer, provider])
      expect(await messagesOf(who, chat.id)).toMatchObject(expected)
    await db.updateTable('chats').set({ providerReadId: first }).where('id', '=', chat.id).execute()
    expect((await messagesOf(customer, chat.id)).map(({ is_read }) => is_read)).toEqual([true, false])
  })

  test('are paged before and after a message, fifty at a time', async () => {
    const { customer, chat } = await aChat(db)
    const ids = await insertMessages(
      db,
      chat.id,
      Array.from({ length: 120 }, (_, number) => ({ ...hello, content: `${number}` })),
    )
    const idsOf = async (query: string) =>
      (await messagesOf(customer, chat.id, query)).map(({ message_id }) => message_id)
    expect(await idsOf('')).toEqual(ids.slice(70))
    expect(await idsOf(`?before=${ids[70]}`)).toEqual(ids.slice(20, 70))
    expect(await idsOf(`?before=${ids[20]}`)).toEqual(ids.slice(0, 20))
    expect(await idsOf('?after=0')).toEqual(ids.slice(0, 50))
    expect(await idsOf(`?after=${ids[99]}&limit=5`)).toEqual(ids.slice(100, 105))
    expect(await idsOf(`?after=${ids[119]}`)).toEqual([])
  })

  test('returns 404 for a chat of others and an unknown one', async () => {
    const { chat } = await aChat(db)
    for (const who of [await anAccount(db), await aProvider(db)])
      for (const id of [chat.id, 999_999])
        expect((await (await server.as(who)).get(`/api/chats/${id}/messages/`)).statusCode).toBe(404)
  })

  test('refuses invalid ids', async () => {
    const { customer, chat } = await aChat(db)
    const as = await server.as(customer)
    for (const query of ['?before=x', '?after=-1', '?limit=51'])
      expect((await as.get(`/api/chats/${chat.id}/messages/${query}`)).statusCode).toBe(400)
  })
})
