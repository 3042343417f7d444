import { Type } from 'typebox'
import { expect, test } from 'vitest'
import { endpoint } from '../../../contract/endpoint.ts'
import { encoded, formOf } from '../../testing/forms.ts'
import { testServer } from '../../testing/test-server.ts'
import { serve } from './serve.ts'

const Values = Type.Object({
  count: Type.Optional(Type.Integer({ minimum: -5 })),
  share: Type.Optional(Type.Number()),
  is_on: Type.Optional(Type.Boolean()),
  words: Type.Optional(Type.Array(Type.String())),
  word: Type.Optional(Type.String()),
})
const Received = Type.Object({ received: Type.Unknown() })
const shared = { access: 'anyone', summary: 'Answers what it received', reply: { 200: Received } } as const
const read = endpoint({ ...shared, method: 'GET', path: '/values/', query: Values })
const write = endpoint({ ...shared, method: 'POST', path: '/values/', body: Values, invalidates: [] })
const upload = endpoint({
  ...shared,
  method: 'POST',
  path: '/values/form/',
  body: Values,
  invalidates: [],
  files: { image: { kind: 'image', most: 1, bytes: 1 } },
})

const server = await testServer({
  extend: (api) => {
    serve(api, read, ({ query }) => ({ received: query }))
    serve(api, write, ({ body }) => ({ received: body }))
    serve(api, upload, ({ body }) => ({ received: body }))
  },
})

type Texts = Readonly<Record<string, string>>
const inQuery = (texts: Texts) => server.get(`/api/values/?${new URLSearchParams(texts).toString()}`)
const inForm = async (texts: Texts) => {
  const { body, headers } = await encoded(formOf(texts))
  return server.post('/api/values/form/', body, headers)
}
const inJson = (texts: Texts) => server.post('/api/values/', texts)
const inJsonForm = (texts: Texts) => server.post('/api/values/form/', texts)

test.each([
  [
    { count: '-5', share: '2.50', word: '7' },
    { count: -5, share: 2.5, word: '7' },
  ],
  [{ is_on: 'true' }, { is_on: true }],
  [{ is_on: '1' }, { is_on: true }],
  [{ is_on: 'false' }, { is_on: false }],
  [
    { is_on: '0', words: 'one' },
    { is_on: false, words: ['one'] },
  ],
])('converts %o to %o in a query string and a form', async (texts, received) => {
  for (const send of [inQuery, inForm]) expect((await send(texts)).json()).toEqual({ received })
})

test.each([
  [{ count: '1e1' }, 'count must be integer'],
  [{ count: '9007199254740993' }, 'count must be integer'],
  [{ count: '' }, 'count must be integer'],
  [{ share: '0x10' }, 'share must be number'],
  [{ share: 'Infinity' }, 'share must be number'],
  [{ is_on: 'null' }, 'is_on must be boolean'],
  [{ is_on: '' }, 'is_on must be boolean'],
])('refuses %o in a query string and a form', async (texts, error) => {
  for (const send of [inQuery, inForm]) expect((await send(texts)).json()).toMatchObject({ error })
})

test.each([
  [{ count: '5' }, 'count must be integer'],
  [{ is_on: 'true' }, 'is_on must be boolean'],
  [{ words: 'one' }, 'words must be array'],
])('does not convert %o in JSON, even if the same schema describes a query string', async (texts, error) => {
  expect((await inQuery(texts)).statusCode).toBe(200)
  for (const send of [inJson, inJsonForm]) expect((await send(texts)).json()).toMatchObject({ error })
})
