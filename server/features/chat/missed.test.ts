import { describe, expect, test } from 'vitest'
import { testServer } from '../../testing/test-server.ts'
import { notificationsFor } from '../../testing/notifications.ts'
import { aChat, insertMessages } from '../../testing/chats.ts'
import { listenForSockets } from '../../testing/sockets.ts'
import { block } from '../../testing/posts.ts'

const server = await testServer()
const { db } = server
const { connect } = await listenForSockets(server)
const { aCommentThread } = notificationsFor(server)

const miss = () => server.ctx.live.publish({ kind: 'missed' })

const anOpenChat = async () => {
  const talk = await aChat(db)
  const line = await connect(talk.path, talk.customer)
  expect(await line.ask({ content: 'Hello?' })).toMatchObject({ content: 'Hello?' })
  return { ...talk, line }
}

describe('in a chat', () => {
  test('delivers the newest message with the id of the one before', async () => {
    const { chat, line } = await anOpenChat()
    const [, before, newest] = await insertMessages(db, chat.id, [
      { by: 'provider', content: 'Yes' },
      { by: 'provider', content: 'Come in' },
      { by: 'provider', content: 'We are open' },
    ])
    miss()
    expect(await line.next()).toMatchObject({
      action: 'message',
      message_id: newest,
      previous_id: before,
      content: 'We are open',
      sender_type: 'provider',
    })
  })

  test('delivers messages once, and the read position of the other side', async () => {
    const { chat, line } = await anOpenChat()
    const readUpTo = async (id: number) => {
      await db.updateTable('chats').set({ providerReadId: id }).where('id', '=', chat.id).execute()
      miss()
      return line.next()
    }
    const frame = { action: 'is_read', chat_id: chat.id, reader_type: 'provider' }
    expect(await readUpTo(1_000_000)).toEqual({ ...frame, up_to: 1_000_000 })
    expect(await readUpTo(1_000_001)).toEqual({ ...frame, up_to: 1_000_001 })
    expect(line.rest()).toEqual([])
  })

  test('closes the chat after a missed block or suspension', async () => {
    const blocked = await anOpenChat()
    await block(db, blocked.shop, blocked.customer)
    const suspended = await anOpenChat()
    await db
      .updateTable('accounts')
      .set({ suspendedAt: new Date() })
      .where('id', '=', suspended.shop.id)
      .execute()
    const untouched = await anOpenChat()
    miss()
    expect((await blocked.line.closed).code).toBe(4404)
    expect((await suspended.line.closed).code).toBe(4404)
    expect(await untouched.line.ask({ content: 'Still here' })).toMatchObject({ content: 'Still here' })
  })
})

test('applies a missed limit and its end in an open chat', async () => {
  const { chat, customer, line } = await anOpenChat()
  const limit = (limitedUntil: Date) =>
    db.updateTable('accounts').set({ limitedUntil }).where('id', '=', customer.id).execute()
  await limit(new Date(server.time.now.getTime() + 1))
  expect(await line.ask({ content: 'Hello?' })).toMatchObject({ code: 'account_limited' })
  expect(await line.ask({ action: 'is_read' })).toMatchObject({ action: 'is_read' })
  await limit(server.time.now)
  expect(await line.ask({ content: 'Sorry' })).toMatchObject({ content: 'Sorry' })
  const said = await db.selectFrom('messages').select('content').where('chatId', '=', chat.id).execute()
  expect(said.map(({ content }) => content)).toEqual(['Hello?', 'Sorry'])
})

describe('at the bell', () => {
  const insert = (accountId: number) =>
    db
      .insertInto('notifications')
      .values({ accountId, kind: 'account_decision', parameters: { decision: 'warned' } })
      .returning('id')
      .executeTakeFirstOrThrow()

  test('delivers all missed notifications in order, once', async () => {
    const { shop: provider } = await aCommentThread()
    const bell = await connect('/ws/notifications/', provider)
    expect(await bell.next()).toMatchObject({ unread_count: 1 })
    const [first, second] = [await insert(provider.id), await insert(provider.id)]
    miss()
    expect(await bell.next()).toMatchObject({ id: first.id, unread_count: 3 })
    expect(await bell.next()).toMatchObject({ id: second.id, unread_count: 3 })
    miss()
    const third = await insert(provider.id)
    miss()
    expect(await bell.next()).toMatchObject({ id: third.id, unread_count: 4 })
  })

  test('does not count what was read elsewhere', async () => {
    const { shop: provider } = await aCommentThread()
    const bell = await connect('/ws/notifications/', provider)
    expect(await bell.next()).toMatchObject({ unread_count: 1 })
    await db
      .updateTable('notifications')
      .set({ readAt: new Date() })
      .where('accountId', '=', provider.id)
      .execute()
    miss()
    expect(await bell.next()).toEqual({ action: 'unread', unread_count: 0 })
  })
})

test('closes the sockets of an ended session', async () => {
  const { shop: provider } = await aCommentThread()
  const bell = await connect('/ws/notifications/', provider)
  await bell.next()
  await db.updateTable('sessions').set({ endedAt: new Date() }).where('accountId', '=', provider.id).execute()
  miss()
  expect((await bell.closed).code).toBe(4401)
})
