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

test('a waiting entry keeps its key and its attempts, and is due at once', () => {
  const { notBefore: _, ...rest } = entry
  expect(requeue(entry)).toEqual(rest)
})

test.each([
  [403, 'forbidden'],
  [429, 'too_many'],
  [500, 'server_error'],
])('keeps the key after a refusal with %i, since an earlier attempt may have succeeded', (status, code) => {
  expect(requeue(refused(status, code))).toMatchObject({
    state: 'waiting',
    key: 'first',
    tries: 0,
    triedAt: 20,
  })
})

test('writes a new key into the client_id of a chat message', () => {
  const request = {
    method: 'POST',
    path: '/api/chats/3/messages/',
    body: { content: 'Hi', client_id: 'first' },
  }
  const again = requeue({ ...refused(409, 'client_id_used'), request })
  expect(again.request.body).toEqual({ content: 'Hi', client_id: again.key })
  expect(again.key).not.toBe('first')
})

test('writes a new key into the form of a voice note', () => {
  const { body: _, ...request } = entry.request
  const again = requeue({
    ...refused(409, 'client_id_used'),
    request: { ...request, form: [['client_id', 'first']] },
  })
  expect(again.request.form).toEqual([['client_id', again.key]])
  expect(again.key).not.toBe('first')
})

test.each(['key_reused', 'sent_long_ago'])('replaces the key after %s', (code) => {
  const again = requeue(refused(409, code))
  expect(again).toMatchObject({ state: 'waiting', tries: 0 })
  expect(again.key).not.toBe('first')
  expect(again).not.toHaveProperty('triedAt')
  expect(again).not.toHaveProperty('reply')
})
