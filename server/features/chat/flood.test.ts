import { expect, test } from 'vitest'
import { frameRate } from '../../platform/live/frames.ts'
import { testServer } from '../../testing/test-server.ts'
import { aChat } from '../../testing/chats.ts'
import { listenForSockets } from '../../testing/sockets.ts'

const server = await testServer({ env: { RATE_LIMITS: 'on' } })
const { connect } = await listenForSockets(server)

test('limits a thousand concurrent frames, closes the socket and does not affect another chat', async () => {
  const [wild, calm] = [await aChat(server.db), await aChat(server.db)]
  const flood = await connect(wild.path, wild.customer)
  const line = await connect(calm.path, calm.customer)
  for (let number = 0; number < 1_000; number += 1)
    flood.send({ content: `${number}`, client_id: `${number}` })
  expect(await line.ask({ content: 'Calm' })).toMatchObject({ content: 'Calm' })
  expect(await flood.closed).toEqual({ code: 4429, reason: 'too_many' })
  const frames = flood.rest()
  const refused = frames.filter(({ code }) => code === 'too_many')
  expect(refused.length).toBe(100)
  expect(refused.every(({ client_id }) => typeof client_id === 'string')).toBe(true)
  const stored = await server.db
    .selectFrom('messages')
    .select('id')
    .where('chatId', '=', wild.chat.id)
    .execute()
  expect(stored.length).toBeGreaterThanOrEqual(60)
  expect(stored.length).toBeLessThan(150)
})

test('accepts frames again after a pause', () => {
  const time = { now: 0 }
  const rate = frameRate(() => time.now)
  const heard = () => Array.from({ length: 100 }, rate).filter((each) => each === 'heard').length
  expect(heard()).toBe(60)
  time.now += 1_000
  expect(heard()).toBe(20)
  time.now += 10_000
  expect(heard()).toBe(60)
})
