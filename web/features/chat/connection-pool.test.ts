import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mockServer, reply } from '../../testing/forms.tsx'
import { fakeSockets } from '../../testing/sockets.ts'
import { signIn } from '../../testing/visit.tsx'
import type { Entry } from '../../lib/outbox/entry.ts'
import { notifyChange } from '../../lib/outbox/changes.ts'
import { sendOverSocket } from '../../lib/outbox/socket-senders.ts'
import { acquireConnection, connectionOf } from './connection-pool.ts'
import { chatTarget } from './send-message.ts'

const PARTICIPANT = { accountId: 7, side: 'customer' as const, chatId: 3 }
const WS = '/ws/chat/3/'

const openChat = () => {
  signIn('customer', 'asha')
  mockServer({ 'GET /api/chats/3/messages/': reply([]) })
  return fakeSockets()
}
const isOpen = () =>
  vi.waitFor(() => expect(connectionOf(PARTICIPANT)?.state.status).toBe('open'), { timeout: 10_000 })
const storedFrame = (clientId: string) => ({
  action: 'message',
  message_id: 1,
  previous_id: 0,
  client_id: clientId,
  sender_type: 'customer',
  sender_name: 'Asha',
  content: 'Namaste',
  timestamp: '2025-05-03T06:30:00Z',
})

beforeEach(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }))
afterEach(() => localStorage.clear())

test('closes a connection that is no longer used', async () => {
  const sockets = openChat()
  const { release } = acquireConnection(PARTICIPANT)
  await sockets.to(WS).open()
  await isOpen()
  release()
  expect(connectionOf(PARTICIPANT)).toBeUndefined()
})

test('stays open until unsent messages were sent', async () => {
  const sockets = openChat()
  const { connection, release } = acquireConnection(PARTICIPANT)
  connection.send('Namaste')
  release()
  await sockets.to(WS).open()
  await isOpen()
  const sent = sockets.to(WS).sent.at(-1) as { client_id: string }
  expect(sent).toMatchObject({ content: 'Namaste', sender_type: 'customer' })
  await sockets.to(WS).receive(storedFrame(sent.client_id))
  expect(connectionOf(PARTICIPANT)).toBeUndefined()
})

test('waits while offline, and connects when the network is back', async () => {
  const sockets = openChat()
  const { connection, release } = acquireConnection(PARTICIPANT)
  await sockets.to(WS).open()
  await isOpen()
  window.dispatchEvent(new Event('offline'))
  expect(connection.state.status).toBe('waiting')
  connection.send('Namaste')
  window.dispatchEvent(new Event('online'))
  await sockets.to(WS).open()
  await isOpen()
  expect(sockets.count(WS)).toBe(2)
  expect(sockets.to(WS).sent).toMatchObject([{ content: 'Namaste' }])
  connection.stop()
  release()
})

test('refuses a message that is too large for a frame before sending it', async () => {
  openChat()
  const { connection, release } = acquireConnection(PARTICIPANT)
  connection.send('✓'.repeat(6_000))
  expect(connection.state.unsent.map(({ code }) => code)).toEqual(['too_large'])
  release()
  expect(connectionOf(PARTICIPANT)).toBeUndefined()
})

const anEntry = (content: string): Entry => ({
  id: 1,
  account: 7,
  kind: 'chat_message',
  target: chatTarget(3),
  about: { title: 'Sharma Sweets', to: '/chats?chat=3' },
  request: { method: 'POST', path: '/api/chats/3/messages/', body: { content, client_id: 'a1' } },
  key: 'a1',
  createdAt: 0,
  state: 'sending',
  tries: 1,
})

/** The outbox sends over the chat's socket. */
const openConnection = async () => {
  const sockets = openChat()
  const { connection, release } = acquireConnection(PARTICIPANT)
  await sockets.to(WS).open()
  await isOpen()
  return { socket: sockets.to(WS), connection, release }
}

test('sends queued messages over the open socket, with their client id', async () => {
  const { socket, connection, release } = await openConnection()
  const answer = sendOverSocket(anEntry(' Namaste '))
  expect(socket.sent).toEqual([{ content: ' Namaste ', client_id: 'a1', sender_type: 'customer' }])
  await socket.receive(storedFrame('a1'))
  expect(await answer).toMatchObject({ status: 200 })
  expect(connection.state.unsent).toEqual([])
  release()
  expect(sendOverSocket(anEntry('Namaste'))).toBeNull()
})

test('refuses a text that was changed after the first one was stored', async () => {
  const { socket, release } = await openConnection()
  const answer = sendOverSocket(anEntry('Namaste, all'))
  await socket.receive(storedFrame('a1'))
  expect(await answer).toEqual({ status: 409, text: '{"code":"client_id_used"}' })
  release()
})

test.each([
  ['account_limited', 400],
  ['not_authenticated', 401],
])('passes the refusal %s of the socket to the outbox', async (code, status) => {
  const { socket, connection, release } = await openConnection()
  const answer = sendOverSocket(anEntry('Namaste'))
  await socket.receive({ error: 'no', code, client_id: 'a1' })
  expect(await answer).toEqual({ status, text: JSON.stringify({ code }) })
  expect(connection.state.unsent).toEqual([])
  release()
})

test('leaves a message to the outbox when the socket is closed', async () => {
  const { connection, release } = await openConnection()
  const answer = sendOverSocket(anEntry('Namaste'))
  window.dispatchEvent(new Event('offline'))
  await expect(answer).rejects.toThrow('The socket was lost.')
  expect(connection.state.unsent).toEqual([])
  expect(sendOverSocket(anEntry('Namaste'))).toBeNull()
  connection.stop()
  release()
})

test('sends a message that is too large for a frame as a request', async () => {
  const { release } = await openConnection()
  expect(sendOverSocket(anEntry('✓'.repeat(6_000)))).toBeNull()
  release()
})

test('displays a message that was sent as a request', async () => {
  const { connection, release } = await openConnection()
  window.dispatchEvent(new Event('offline'))
  const message = { ...storedFrame('a1'), is_read: false }
  mockServer({ 'GET /api/chats/3/messages/': reply([message]) })
  notifyChange({ is: 'sent', kind: 'chat_message', target: chatTarget(3) })
  await vi.waitFor(() => expect(connection.state.messages).toMatchObject([{ client_id: 'a1' }]))
  connection.stop()
  release()
})
