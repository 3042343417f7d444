import { expect, test } from 'vitest'
import type { Entry } from '../../../lib/outbox/entry.ts'
import { toMessageViews } from './message-views.ts'

const stored = (clientId: string, content: string) => ({
  message_id: 1,
  client_id: clientId,
  sender_type: 'customer' as const,
  sender_name: 'Asha',
  content,
  voice: null,
  is_removed: false,
  timestamp: '2025-05-03T06:30:00Z',
  isRead: false,
})
const entry = (clientId: string, content: string, state: Entry['state'] = 'waiting'): Entry => ({
  id: 1,
  account: 7,
  kind: 'chat_message',
  target: 'chat:3',
  about: { title: '', to: '/chats' },
  request: { method: 'POST', path: '/', body: { content, client_id: clientId } },
  key: clientId,
  createdAt: 0,
  state,
  tries: 1,
})
const views = (given: Partial<Parameters<typeof toMessageViews>[0]>) =>
  toMessageViews({ messages: [], unsent: [], entries: [], status: 'open', ...given }, 'customer').map(
    ({ key, content, state }) => [key, content, state],
  )

test('a message that is stored, in the socket and in the outbox is displayed once', () => {
  expect(
    views({
      messages: [stored('a', 'One')],
      entries: [entry('a', 'One'), entry('b', 'Two')],
      unsent: [{ clientId: 'b', content: 'Two', code: null }],
    }),
  ).toEqual([
    ['a', 'One', 'unread'],
    ['b', 'Two', 'pending'],
  ])
})

test('a voice note that waits has its recording', () => {
  const file = new File(['x'], 'voice.webm', { type: 'audio/webm' })
  const waiting: Entry = {
    ...entry('a', ''),
    kind: 'voice_message',
    request: {
      method: 'POST',
      path: '/',
      form: [
        ['client_id', 'a'],
        ['audio', file],
      ],
    },
    draft: { seconds: 3, peaks: [100] },
  }
  const [view] = toMessageViews(
    { messages: [], unsent: [], entries: [waiting], status: 'waiting' },
    'customer',
  )
  expect(view).toMatchObject({ key: 'a', state: 'waiting', recording: { file, seconds: 3, peaks: [100] } })
})

test('an entry is waiting while offline', () => {
  expect(views({ entries: [entry('a', 'One')], status: 'waiting' })).toEqual([['a', 'One', 'waiting']])
})

test('a refused text is displayed beside the stored one with its client id', () => {
  expect(views({ messages: [stored('a', 'One')], entries: [entry('a', 'One, changed', 'refused')] })).toEqual(
    [
      ['a', 'One', 'unread'],
      ['refused a', 'One, changed', 'refused'],
    ],
  )
})
