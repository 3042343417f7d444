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
  test('every tab has the same count immediately', async () => {
    const { shop: provider } = await aCommentThread()
    const tabs = [
      await connect('/ws/notifications/', provider),
      await connect('/ws/notifications/?lang=hi', provider),
    ]
    for (const tab of tabs) expect(await tab.next()).toEqual({ action: 'unread', unread_count: 1 })
    const { list } = await notificationsOf(provider)
    const ids = list.map(({ id }) => id)
    await (await server.as(provider)).post('/api/notifications/read/', { ids })
    for (const tab of tabs)
      expect(await tab.next()).toEqual({ action: 'unread', unread_count: 0, read: { ids } })
  })

  test('a notification in the language of each socket, with the new count', async () => {
    const { shop: provider, customer, reply } = await aCommentThread()
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
      message: `Shop ${provider.id} replied to your comment on ‘Fresh laddu’.`,
      target_url: expect.stringContaining('/postpage/'),
      timestamp: NOON.toISOString(),
      is_read: false,
      unread_count: 1,
    })
    expect(await hindi.next()).toMatchObject({
      message: `Shop ${provider.id} ने ‘Fresh laddu’ पर आपके कमेंट का जवाब दिया है।`,
    })
  })

  test('the first unread message of a chat, once, until it is read', async () => {
    const { customer, shop: provider, path, chat } = await aChat(db)
    const bell = await connect('/ws/notifications/', provider)
    await bell.next()
    const line = await connect(path, customer)
    await line.ask({ content: 'One' })
    expect(await bell.next()).toMatchObject({ target_url: `/chatrequests?chat=${chat.id}`, unread_count: 1 })
    await line.ask({ content: 'Two' })
    const providerLine = await connect(path, provider)
    providerLine.send({ action: 'is_read' })
    // No event was sent for the second: the next one has a count of zero.
    expect(await bell.next()).toEqual({ action: 'unread', unread_count: 0 })
    await providerLine.close()
    server.time.now = new Date(NOON.getTime() + 1_000)
    line.send({ content: 'Three' })
    expect(await bell.next()).toMatchObject({ target_url: `/chatrequests?chat=${chat.id}`, unread_count: 1 })
    server.time.now = NOON
    expect((await notificationsOf(provider)).list.length).toBe(1)
  })

  test('no notification for an open chat; closing it with unread messages sends one', async () => {
    const { customer, shop: provider, path } = await aChat(db)
    const bell = await connect('/ws/notifications/', provider)
    await bell.next()
    const [line, providerLine] = [await connect(path, customer), await connect(path, provider)]
    await line.ask({ content: 'Are you there?' })
    await providerLine.next()
    expect((await notificationsOf(provider)).unread).toBe(0)
    await providerLine.close()
    expect(await bell.next()).toMatchObject({ unread_count: 1 })
  })

  test('a block updates the unread count immediately', async () => {
    const { shop: provider, customer } = await aCommentThread()
    const bell = await connect('/ws/notifications/', provider)
    expect(await bell.next()).toEqual({ action: 'unread', unread_count: 1 })
    await (await server.as(customer)).post('/api/customer-blocks/', { provider: provider.id })
    expect(await bell.next()).toEqual({ action: 'unread', unread_count: 0 })
  })
})
