import { expect, test } from 'vitest'
import { NOON, testServer } from '../../testing/test-server.ts'
import { aChat } from '../../testing/chats.ts'
import { listenForSockets } from '../../testing/sockets.ts'

const server = await testServer()
const { db } = server
const { connect } = await listenForSockets(server)

const connectBoth = async () => {
  const talk = await aChat(db)
  const customer = await connect(talk.path, talk.customer)
  const provider = await connect(talk.path, talk.shop)
  return { ...talk, customerLine: customer, shopLine: provider }
}

test('stores a message, then delivers it to both sides, to the sender with its client_id', async () => {
  const { customer, chat, customerLine, shopLine: providerLine } = await connectBoth()
  const sent = { sender_id: customer.id, sender_type: 'customer', content: ' नमस्ते ', client_id: 'first' }
  const own = await customerLine.ask(sent)
  expect(own).toEqual({
    action: 'message',
    message_id: expect.any(Number),
    chat_id: chat.id,
    client_id: 'first',
    sender_id: customer.id,
    sender_type: 'customer',
    sender_name: expect.stringContaining('Person'),
    kind: 'text',
    content: 'नमस्ते',
    voice: null,
    is_removed: false,
    timestamp: NOON.toISOString(),
    is_read: false,
    previous_id: 0,
  })
  expect(await providerLine.next()).toEqual(own)
  const stored = await db.selectFrom('messages').selectAll().where('chatId', '=', chat.id).execute()
  expect(stored).toMatchObject([{ id: own['message_id'], content: 'नमस्ते', clientId: 'first' }])
})

test('names the preceding message in each one', async () => {
  const { customerLine, shopLine: providerLine } = await connectBoth()
  const first = await customerLine.ask({ content: 'One' })
  await providerLine.next()
  const second = await providerLine.ask({ content: 'Two' })
  expect(second['previous_id']).toBe(first['message_id'])
  customerLine.send({ content: 'Three' })
  customerLine.send({ content: 'Four' })
  const [third, fourth] = [await providerLine.next(), await providerLine.next()]
  expect([third['content'], third['previous_id']]).toEqual(['Three', second['message_id']])
  expect([fourth['content'], fourth['previous_id']]).toEqual(['Four', third['message_id']])
})

test('answers a repeated message with the stored one and delivers it once', async () => {
  const { chat, customerLine, shopLine: providerLine } = await connectBoth()
  const first = await customerLine.ask({ content: 'Once', client_id: 'same' })
  const again = await customerLine.ask({ content: 'Once', client_id: 'same' })
  expect(again).toEqual({ ...first, previous_id: 0 })
  await customerLine.ask({ content: 'Next' })
  expect([await providerLine.next(), await providerLine.next()].map(({ content }) => content)).toEqual([
    'Once',
    'Next',
  ])
  const { length } = await db.selectFrom('messages').select('id').where('chatId', '=', chat.id).execute()
  expect(length).toBe(2)
})

test('stores concurrent messages with the same client_id once', async () => {
  const { customer, path, chat, customerLine } = await connectBoth()
  const otherTab = await connect(path, customer)
  for (const line of [customerLine, otherTab]) line.send({ content: 'At once', client_id: 'twin' })
  const [one, other] = [await customerLine.next(), await otherTab.next()]
  expect(other['message_id']).toBe(one['message_id'])
  const { length } = await db.selectFrom('messages').select('id').where('chatId', '=', chat.id).execute()
  expect(length).toBe(1)
})

test('stores the first of two concurrent texts with the same client_id and delivers only that', async () => {
  const { customer, path, chat, customerLine, shopLine: providerLine } = await connectBoth()
  const otherTab = await connect(path, customer)
  // While one is stored, the others are batched.
  customerLine.send({ content: 'Before', client_id: 'first' })
  customerLine.send({ content: 'This one', client_id: 'twin' })
  otherTab.send({ content: 'Not this one', client_id: 'twin' })
  const seen = [await providerLine.next(), await providerLine.next()].map(({ content }) => content)
  const stored = await db.selectFrom('messages').select('content').where('chatId', '=', chat.id).execute()
  expect(new Set(seen)).toEqual(new Set(stored.map(({ content }) => content)))
  expect(stored).toHaveLength(2)
  customerLine.send({ content: 'After', client_id: 'last' })
  expect(await providerLine.next()).toMatchObject({ content: 'After' })
})

test('refuses a client_id that the other side has used', async () => {
  const { customerLine, shopLine: providerLine } = await connectBoth()
  await customerLine.ask({ content: 'Mine', client_id: 'taken' })
  await providerLine.next()
  expect(await providerLine.ask({ content: 'Mine too', client_id: 'taken' })).toMatchObject({
    code: 'client_id_used',
    client_id: 'taken',
  })
})

test('delivers is_read to both sides once, only for new messages', async () => {
  const { customerLine, shopLine: providerLine, chat } = await connectBoth()
  const said = await customerLine.ask({ content: 'Read this' })
  await providerLine.next()
  providerLine.send({ action: 'is_read' })
  const frame = { action: 'is_read', chat_id: chat.id, reader_type: 'provider', up_to: said['message_id'] }
  expect(await customerLine.next()).toEqual(frame)
  expect(await providerLine.next()).toEqual(frame)
  providerLine.send({ action: 'is_read', up_to: said['message_id'] })
  providerLine.send({ content: 'And this' })
  expect(await customerLine.next()).toMatchObject({ content: 'And this' })
})

test('marks messages as read up to the given one', async () => {
  const { customerLine, shopLine: providerLine } = await connectBoth()
  const first = await customerLine.ask({ content: 'Seen' })
  await customerLine.ask({ content: 'Not yet seen' })
  providerLine.send({ action: 'is_read', up_to: first['message_id'] })
  expect(await customerLine.next()).toMatchObject({ action: 'is_read', up_to: first['message_id'] })
})

test('delivers to all tabs of both sides', async () => {
  const { customer, path, customerLine, shopLine: providerLine } = await connectBoth()
  const otherTab = await connect(path, customer)
  await providerLine.ask({ content: 'To all' })
  expect([await customerLine.next(), await otherTab.next()]).toMatchObject([
    { content: 'To all' },
    { content: 'To all' },
  ])
})

test('delivers concurrent messages of many chats to their own chat', async () => {
  const talks = await Promise.all(Array.from({ length: 20 }, connectBoth))
  for (const [index, { customerLine }] of talks.entries())
    for (const number of [1, 2, 3]) customerLine.send({ content: `${index}: ${number}` })
  for (const [index, { shopLine: providerLine }] of talks.entries()) {
    const seen = [await providerLine.next(), await providerLine.next(), await providerLine.next()]
    expect(seen.map(({ content }) => content)).toEqual([1, 2, 3].map((number) => `${index}: ${number}`))
  }
})

test('assigns increasing ids within a chat', async () => {
  const { customerLine, shopLine: providerLine } = await connectBoth()
  for (let number = 0; number < 25; number += 1)
    for (const line of [customerLine, providerLine]) line.send({ content: `${number}` })
  const ids: number[] = []
  while (ids.length < 50) ids.push(Number((await customerLine.next())['message_id']))
  expect(ids).toEqual(ids.toSorted((one, other) => one - other))
})
