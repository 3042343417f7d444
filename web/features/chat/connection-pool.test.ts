import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readDraft } from '../../lib/drafts.ts'
import { mockServer, reply } from '../../testing/forms.tsx'
import { fakeSockets } from '../../testing/sockets.ts'
import { signIn } from '../../testing/visit.tsx'
import { acquireConnection, connectionOf } from './connection-pool.ts'

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

test('a chat that nobody looks at any more is hung up', async () => {
  const sockets = openChat()
  const { release } = acquireConnection(PARTICIPANT)
  await sockets.to(WS).open()
  await isOpen()
  release()
  expect(connectionOf(PARTICIPANT)).toBeUndefined()
})

test('it stays until what was typed has gone out', async () => {
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
  expect(readDraft(7, 'unsent-3')).toBeNull()
})

test('what could not go out is kept, and goes under the same name at the next visit', async () => {
  const sockets = openChat()
  localStorage.setItem('draft:7:unsent-3', '[{"clientId":"a1","content":"Namaste","code":null}]')
  const { release } = acquireConnection(PARTICIPANT)
  await sockets.to(WS).open()
  await isOpen()
  expect(sockets.to(WS).sent).toEqual([{ content: 'Namaste', client_id: 'a1', sender_type: 'customer' }])
  await sockets.to(WS).receive(storedFrame('a1'))
  expect(readDraft(7, 'unsent-3')).toBeNull()
  release()
})

test('offline it waits, and connects when the network is back', async () => {
  const sockets = openChat()
  const { connection, release } = acquireConnection(PARTICIPANT)
  await sockets.to(WS).open()
  await isOpen()
  window.dispatchEvent(new Event('offline'))
  expect(connection.state.status).toBe('waiting')
  connection.send('Namaste')
  expect(readDraft(7, 'unsent-3')).toMatchObject([{ content: 'Namaste' }])
  window.dispatchEvent(new Event('online'))
  await sockets.to(WS).open()
  await isOpen()
  expect(sockets.count(WS)).toBe(2)
  expect(sockets.to(WS).sent).toMatchObject([{ content: 'Namaste' }])
  connection.stop()
  release()
})

test('a message that no frame holds is refused before it is sent', async () => {
  openChat()
  const { connection, release } = acquireConnection(PARTICIPANT)
  connection.send('✓'.repeat(6_000))
  expect(connection.state.unsent.map(({ code }) => code)).toEqual(['too_large'])
  release()
  expect(connectionOf(PARTICIPANT)).toBeUndefined()
})
