import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keptDraft } from '../../lib/drafts.ts'
import { aServer, reply } from '../../testing/forms.tsx'
import { fakeSockets } from '../../testing/sockets.ts'
import { signIn } from '../../testing/visit.tsx'
import { holdLine, lineOf } from './chat-lines.ts'

const SEAT = { accountId: 7, side: 'customer' as const, chatId: 3 }
const WS = '/ws/chat/3/'

const begin = () => {
  signIn('customer', 'asha')
  aServer({ 'GET /api/chats/3/messages/': reply([]) })
  return fakeSockets()
}
const isOpen = () => vi.waitFor(() => expect(lineOf(SEAT)?.state.line).toBe('open'), { timeout: 10_000 })
const shownBack = (clientId: string) => ({
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
  const sockets = begin()
  const { release } = holdLine(SEAT)
  await sockets.to(WS).open()
  await isOpen()
  release()
  expect(lineOf(SEAT)).toBeUndefined()
})

test('it stays until what was typed has gone out', async () => {
  const sockets = begin()
  const { connection, release } = holdLine(SEAT)
  connection.send('Namaste')
  release()
  await sockets.to(WS).open()
  await isOpen()
  const sent = sockets.to(WS).sent.at(-1) as { client_id: string }
  expect(sent).toMatchObject({ content: 'Namaste', sender_type: 'customer' })
  await sockets.to(WS).hear(shownBack(sent.client_id))
  expect(lineOf(SEAT)).toBeUndefined()
  expect(keptDraft(7, 'unsent-3')).toBeNull()
})

test('what could not go out is kept, and goes under the same name at the next visit', async () => {
  const sockets = begin()
  localStorage.setItem('draft:7:unsent-3', '[{"clientId":"a1","content":"Namaste","code":null}]')
  const { release } = holdLine(SEAT)
  await sockets.to(WS).open()
  await isOpen()
  expect(sockets.to(WS).sent).toEqual([{ content: 'Namaste', client_id: 'a1', sender_type: 'customer' }])
  await sockets.to(WS).hear(shownBack('a1'))
  expect(keptDraft(7, 'unsent-3')).toBeNull()
  release()
})

test('offline it waits, and connects when the network is back', async () => {
  const sockets = begin()
  const { connection, release } = holdLine(SEAT)
  await sockets.to(WS).open()
  await isOpen()
  window.dispatchEvent(new Event('offline'))
  expect(connection.state.line).toBe('waiting')
  connection.send('Namaste')
  expect(keptDraft(7, 'unsent-3')).toMatchObject([{ content: 'Namaste' }])
  window.dispatchEvent(new Event('online'))
  await sockets.to(WS).open()
  await isOpen()
  expect(sockets.count(WS)).toBe(2)
  expect(sockets.to(WS).sent).toMatchObject([{ content: 'Namaste' }])
  connection.stop()
  release()
})

test('a message that no frame holds is refused before it is sent', async () => {
  begin()
  const { connection, release } = holdLine(SEAT)
  connection.send('✓'.repeat(6_000))
  expect(connection.state.unsent.map(({ code }) => code)).toEqual(['too_large'])
  release()
  expect(lineOf(SEAT)).toBeUndefined()
})
