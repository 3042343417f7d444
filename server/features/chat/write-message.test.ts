import { expect, test } from 'vitest'
import { anAccount } from '../../testing/accounts.ts'
import { aChat } from '../../testing/chats.ts'
import { block } from '../../testing/posts.ts'
import { listenForSockets } from '../../testing/sockets.ts'
import { NOON, testServer } from '../../testing/test-server.ts'

const server = await testServer()
const { db } = server
const { connect } = await listenForSockets(server)

const begin = async () => {
  const talk = await aChat(db)
  const me = await server.as(talk.customer)
  const path = `/api/chats/${talk.chat.id}/messages/`
  const write = (content: string, clientId: string) => me.post(path, { content, client_id: clientId })
  const stored = () =>
    db
      .selectFrom('messages')
      .select(['clientId', 'content'])
      .where('chatId', '=', talk.chat.id)
      .orderBy('id')
      .execute()
  return { ...talk, me, path, write, stored }
}

test('stores the message, returns it and delivers it to open sockets', async () => {
  const { customer, shop: provider, chat, path, me, write, stored } = await begin()
  const line = await connect(`/ws/chat/${chat.id}/`, provider)
  const reply = await write(' Namaste ', 'first')
  expect(reply.statusCode).toBe(201)
  expect(reply.json()).toMatchObject({
    chat_id: chat.id,
    client_id: 'first',
    sender_id: customer.id,
    content: 'Namaste',
    timestamp: NOON.toISOString(),
    is_read: false,
  })
  expect((await me.get(path)).json()).toEqual([reply.json()])
  expect(await line.next()).toMatchObject({ action: 'message', client_id: 'first', content: 'Namaste' })
  expect(await stored()).toEqual([{ clientId: 'first', content: 'Namaste' }])
})

test('stores a repeated message once, by request or socket', async () => {
  const { customer, chat, write, stored } = await begin()
  const line = await connect(`/ws/chat/${chat.id}/`, customer)
  const first = await line.ask({ content: 'Once', client_id: 'same' })
  const again = await write('Once', 'same')
  expect([again.statusCode, again.json<{ message_id: number }>().message_id]).toEqual([
    200,
    first['message_id'],
  ])
  expect(await stored()).toHaveLength(1)
})

test('refuses a changed text under a stored client_id', async () => {
  const { write, stored } = await begin()
  await write('Two kilos', 'same')
  const changed = await write('Three kilos', 'same')
  expect([changed.statusCode, changed.json()]).toMatchObject([409, { code: 'client_id_used' }])
  expect(await stored()).toEqual([{ clientId: 'same', content: 'Two kilos' }])
})

test('notifies an absent receiver', async () => {
  const { shop: provider, write } = await begin()
  await write('Are you open?', 'one')
  const notifications = await db
    .selectFrom('notifications')
    .select('kind')
    .where('accountId', '=', provider.id)
    .execute()
  expect(notifications).toEqual([{ kind: 'chat_message' }])
})

test.each([
  ['  ', 'message_empty'],
  ['क'.repeat(4_001), 'message_too_long'],
])('refuses what the socket refuses', async (content, code) => {
  const { write, stored } = await begin()
  const refused = await write(content, 'one')
  expect([refused.statusCode, refused.json()]).toMatchObject([400, { code }])
  expect(await stored()).toEqual([])
})

test('refuses chats of others and blocked accounts', async () => {
  const { customer, shop: provider, path, write } = await begin()
  const stranger = await server.as(await anAccount(db))
  expect((await stranger.post(path, { content: 'Hello', client_id: 'x' })).statusCode).toBe(404)
  await block(db, provider, customer)
  expect((await write('Hello?', 'y')).statusCode).toBe(404)
})

test('refuses a limited account', async () => {
  const { customer, write } = await begin()
  await db
    .updateTable('accounts')
    .set({ limitedUntil: new Date(NOON.getTime() + 60_000) })
    .where('id', '=', customer.id)
    .execute()
  const refused = await write('Hello', 'one')
  expect([refused.statusCode, refused.json()]).toMatchObject([403, { code: 'account_limited' }])
})
