import { expect, test } from 'vitest'
import { makeHub } from './hub.ts'
import { LiveSocket } from './live-socket.ts'
import { type LivingSessions, openSockets } from './sockets.ts'

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
const sockets = (livingSessions: LivingSessions) => {
  const all = openSockets({ hub: makeHub(() => {}), livingSessions, onError: () => {} })
  all.stop()
  return all
}

test('closes a peer that does not respond to a ping by the second round', async () => {
  const all = sockets(async () => new Set([5]))
  const [dead, living] = [aSocket(), aSocket()]
  for (const { socket } of [dead, living]) all.add(socket)
  await aRound(all)
  living.socket.isAlive = true
  await aRound(all)
  expect(dead.seen).toEqual(['ping', 'gone'])
  expect(living.seen).toEqual(['ping', 'ping'])
})

test('closes the socket of a session that ended without an event', async () => {
  const all = sockets(async () => new Set())
  const { socket, seen } = aSocket()
  all.add(socket)
  await aRound(all)
  expect(seen).toEqual(['ping', 'closed'])
})

test('keeps a socket that connects during a session check', async () => {
  const late = aSocket(6)
  const all = sockets(async (asked) => {
    for (let round = 0; round < 25; round += 1) all.add(late.socket)
    return new Set(asked)
  })
  all.add(aSocket().socket)
  await aRound(all)
  expect(late.seen).not.toContain('closed')
})
