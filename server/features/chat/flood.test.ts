// How often one socket may speak; the other tests switch this off.
import { expect, test } from 'vitest'
import { frameRate } from '../../platform/live/frames.ts'
import { openSockets } from '../../platform/live/sockets.ts'
import { makeHub } from '../../platform/live/hub.ts'
import { LiveSocket } from '../../platform/live/live-socket.ts'
import { testServer } from '../../testing/test-server.ts'
import { aChat } from '../../testing/chats.ts'
import { listenForSockets } from '../../testing/sockets.ts'

const server = await testServer({ env: { RATE_LIMITS: 'on' } })
const { connect } = await listenForSockets(server)

test('a thousand frames in a moment are limited, the socket closed, and another chat unaffected', async () => {
  const [wild, calm] = [await aChat(server.db), await aChat(server.db)]
  const flood = await connect(wild.path, wild.customer)
  const line = await connect(calm.path, calm.customer)
  for (let number = 0; number < 1_000; number += 1)
    flood.send({ content: `${number}`, client_id: `${number}` })
  expect(await line.ask({ content: 'Calm' })).toMatchObject({ content: 'Calm' })
  expect(await flood.closed).toEqual({ code: 4429, reason: 'too_many' })
  const shown = flood.rest()
  const refused = shown.filter(({ code }) => code === 'too_many')
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

test('who waits a moment is heard again', () => {
  const time = { now: 0 }
  const rate = frameRate(() => time.now)
  const heard = () => Array.from({ length: 100 }, rate).filter((each) => each === 'heard').length
  expect(heard()).toBe(60)
  time.now += 1_000
  expect(heard()).toBe(20)
  time.now += 10_000
  expect(heard()).toBe(60)
})

const aSocket = (sessionId = 5) => {
  const seen: string[] = []
  const ws = {
    ping: () => seen.push('ping'),
    terminate: () => seen.push('gone'),
    close: () => seen.push('closed'),
  }
  const viewer = { id: 1, role: 'customer', sessionId } as const
  return { socket: new LiveSocket(ws as never, { viewer, lang: 'en' }), seen }
}
const aRound = async ({ checkNextRound }: ReturnType<typeof openSockets>) => {
  for (let turn = 0; turn < 25; turn += 1) await checkNextRound()
}
const sockets = (living: readonly number[]) =>
  openSockets({ hub: makeHub(() => {}), livingSessions: async () => new Set(living), onError: () => {} })

test('a peer that does not answer a ping is gone with the second round; one that does stays', async () => {
  const all = sockets([5])
  all.stop()
  const [dead, living] = [aSocket(), aSocket()]
  for (const { socket } of [dead, living]) all.add(socket)
  await aRound(all)
  living.socket.isAlive = true
  await aRound(all)
  expect(dead.seen).toEqual(['ping', 'gone'])
  expect(living.seen).toEqual(['ping', 'ping'])
})

test('a session that ended without a word is noticed in a round', async () => {
  const all = sockets([])
  all.stop()
  const { socket, seen } = aSocket()
  all.add(socket)
  await aRound(all)
  expect(seen).toEqual(['ping', 'closed'])
})

test('who connects while the others’ sessions are asked for stays', async () => {
  const late = Array.from({ length: 25 }, () => aSocket(6))
  const all = openSockets({
    hub: makeHub(() => {}),
    livingSessions: async (asked) => {
      for (const { socket } of late) all.add(socket)
      return new Set(asked)
    },
    onError: () => {},
  })
  all.stop()
  all.add(aSocket().socket)
  await aRound(all)
  expect(late.flatMap(({ seen }) => seen)).not.toContain('closed')
})
