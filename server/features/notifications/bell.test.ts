import { describe, expect, test } from 'vitest'
import { NOON, testServer } from '../../testing/test-server.ts'
import { notificationsFor } from '../../testing/notifications.ts'
import { aChat } from '../../testing/chats.ts'
import { listenForSockets } from '../../testing/sockets.ts'

const server = await testServer()
const { db } = server
const { connect } = await listenForSockets(server)
const { notificationsOf, aCommentThread } = notificationsFor(server)

describe('the bell, live', () => {
  test('every tab agrees at once', async () => {
    const { shop } = await aCommentThread()
    const tabs = [
      await connect('/ws/notifications/', shop),
      await connect('/ws/notifications/?lang=hi', shop),
    ]
    for (const tab of tabs) expect(await tab.next()).toEqual({ action: 'unread', unread_count: 1 })
    const { list } = await notificationsOf(shop)
    const ids = list.map(({ id }) => id)
    await (await server.as(shop)).post('/api/notifications/read/', { ids })
    for (const tab of tabs)
      expect(await tab.next()).toEqual({ action: 'unread', unread_count: 0, read: { ids } })
  })

  test('worded for each socket, with the new count', async () => {
    const { shop, customer, reply } = await aCommentThread()
    const [english, hindi] = [
      await connect('/ws/notifications/', customer),
      await connect('/ws/notifications/?lang=hi', customer),
    ]
    for (const line of [english, hindi])
      expect(await line.next()).toEqual({ action: 'unread', unread_count: 0 })
    await reply()
    const frame = await english.next()
    expect(frame).toEqual({
      id: expect.any(Number),
      message: `Shop ${shop.id} replied to your comment on “Fresh laddu”.`,
      target_url: expect.stringContaining('/postpage/'),
      timestamp: NOON.toISOString(),
      is_read: false,
      unread_count: 1,
    })
    expect(await hindi.next()).toMatchObject({
      message: `Shop ${shop.id} ने “Fresh laddu” पर आपकी टिप्पणी का जवाब दिया है।`,
    })
  })

  test('the first unread message of a chat, once, until it is read', async () => {
    const { customer, shop, path, chat } = await aChat(db)
    const bell = await connect('/ws/notifications/', shop)
    await bell.next()
    const line = await connect(path, customer)
    await line.ask({ content: 'One' })
    expect(await bell.next()).toMatchObject({ target_url: `/chatrequests?chat=${chat.id}`, unread_count: 1 })
    await line.ask({ content: 'Two' })
    const shopLine = await connect(path, shop)
    shopLine.send({ action: 'is_read' })
    // No event was sent for the second: the next one says that all are read.
    expect(await bell.next()).toEqual({ action: 'unread', unread_count: 0 })
    await shopLine.close()
    server.time.now = new Date(NOON.getTime() + 1_000)
    line.send({ content: 'Three' })
    expect(await bell.next()).toMatchObject({ target_url: `/chatrequests?chat=${chat.id}`, unread_count: 1 })
    server.time.now = NOON
    expect((await notificationsOf(shop)).list.length).toBe(1)
  })

  test('no notification for an open chat; closing it with unread messages sends one', async () => {
    const { customer, shop, path } = await aChat(db)
    const bell = await connect('/ws/notifications/', shop)
    await bell.next()
    const [line, shopLine] = [await connect(path, customer), await connect(path, shop)]
    await line.ask({ content: 'Are you there?' })
    await shopLine.next()
    expect((await notificationsOf(shop)).unread).toBe(0)
    await shopLine.close()
    expect(await bell.next()).toMatchObject({ unread_count: 1 })
  })

  test('a block takes what it hides off the bell at once', async () => {
    const { shop, customer } = await aCommentThread()
    const bell = await connect('/ws/notifications/', shop)
    expect(await bell.next()).toEqual({ action: 'unread', unread_count: 1 })
    await (await server.as(customer)).post('/api/customer-blocks/', { provider: shop.id })
    expect(await bell.next()).toEqual({ action: 'unread', unread_count: 0 })
  })
})
