import { expect, test } from 'vitest'
import type { Entry } from './entry.ts'
import { requeue } from './requeue.ts'

const entry: Entry = {
  id: 1,
  account: 2,
  kind: 'comment',
  target: 'post:3',
  about: { title: 'Sweets', to: '/postpage/3' },
  request: { method: 'POST', path: '/api/blogs/3/comments/', body: { comment: 'Fresh today?' } },
  key: 'first',
  createdAt: 10,
  state: 'waiting',
  tries: 5,
  triedAt: 20,
  notBefore: 30,
}
const refused = (status: number, code: string): Entry => ({
  ...entry,
  state: 'refused',
  reply: { status, text: JSON.stringify({ code }) },
})

test('what waits keeps its key and its tries, and need not wait longer', () => {
  const { notBefore: _, ...rest } = entry
  expect(requeue(entry)).toEqual(rest)
})

test.each([
  [403, 'forbidden'],
  [429, 'too_many'],
  [500, 'server_error'],
])('refused with %i, it keeps its key: an earlier try may have been done', (status, code) => {
  expect(requeue(refused(status, code))).toMatchObject({
    state: 'waiting',
    key: 'first',
    tries: 0,
    triedAt: 20,
  })
})

test('a chat message bears its new key as its name', () => {
  const request = {
    method: 'POST',
    path: '/api/chats/3/messages/',
    body: { content: 'Hi', client_id: 'first' },
  }
  const again = requeue({ ...refused(409, 'client_id_used'), request })
  expect(again.request.body).toEqual({ content: 'Hi', client_id: again.key })
  expect(again.key).not.toBe('first')
})

test.each(['key_reused', 'sent_long_ago'])('after %s it is another, with a key of its own', (code) => {
  const again = requeue(refused(409, code))
  expect(again).toMatchObject({ state: 'waiting', tries: 0 })
  expect(again.key).not.toBe('first')
  expect(again).not.toHaveProperty('triedAt')
  expect(again).not.toHaveProperty('reply')
})
