import { describe, expect, test } from 'vitest'
import type { Access, Endpoint } from '../../contract/endpoint.ts'
import { anAccount } from '../testing/accounts.ts'
import { aChat } from '../testing/chats.ts'
import { contractEndpoints, nameOf } from '../testing/contract-endpoints.ts'
import { formOf, encoded } from '../testing/forms.ts'
import { aMedia } from '../testing/providers.ts'
import { aPublishedPost } from '../testing/posts.ts'
import { aReviewer } from '../testing/reviews.ts'
import { listenForSockets } from '../testing/sockets.ts'
import { signedInStaff } from '../testing/staff.ts'
import { testServer } from '../testing/test-server.ts'

const server = await testServer()
const { db } = server
const { connect, dial } = await listenForSockets(server)
const customer = await server.as(await anAccount(db))
const { provider: shop, post } = await aPublishedPost(db)
const provider = await server.as(shop)
const callers: Record<Access, Pick<typeof server, 'get' | 'post' | 'put' | 'patch' | 'delete'>> = {
  anyone: server,
  'signed-in': customer,
  customer,
  provider,
  admin: await signedInStaff(server),
}

type Schema = { type?: string; pattern?: string; anyOf?: Schema[] }

// Digits as text are declared by a pattern; a union with free text accepts more than numbers.
const isInteger = ({ type, anyOf = [] }: Schema): boolean =>
  type === 'integer' ||
  (anyOf.some(isInteger) && anyOf.every((each) => each.type !== 'string' || each.pattern !== undefined))

const integersIn = (schema: { properties?: Record<string, Schema> } = {}) =>
  Object.entries(schema.properties ?? {}).flatMap(([name, field]) => (isInteger(field) ? [name] : []))

type Place = 'params' | 'query' | 'body'
type Row = [name: string, endpoint: Endpoint, place: Place, field: string]
const rows = [...(await contractEndpoints()).values()].flatMap((endpoint) =>
  (['params', 'query', 'body'] as const).flatMap((place) =>
    integersIn(endpoint[place]).map((field): Row => [nameOf(endpoint), endpoint, place, field]),
  ),
)

const OTHERS: Readonly<Record<string, string>> = { sha256: 'a'.repeat(64), kind: 'post' }

const call = ({ method, path, access }: Endpoint, place: Place, [field, value]: [string, unknown]) => {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) =>
    place === 'params' && name === field ? encodeURIComponent(String(value)) : (OTHERS[name] ?? '1'),
  )
  const url = `/api${filled}${place === 'query' ? `?${field}=${encodeURIComponent(String(value))}` : ''}`
  const body = place === 'body' ? { [field]: value } : {}
  const { get, post: send, put, patch, delete: remove } = callers[access]
  if (method === 'GET') return get(url)
  if (method === 'DELETE') return remove(url)
  return { POST: send, PUT: put, PATCH: patch }[method](url, body)
}

const TEXTS = ['1e3', '0x10', 'Infinity', '9007199254740993']

describe('no number', () => {
  test.each(['1e309', '<b>1</b>', ' 5', '+5', '5.0', '5,0', '१२', '1_000', '5n', ''])(
    'is %o',
    async (text) => {
      const body = { provider_id: text, name: 'Asha', email: 'a@example.in', mobile_number: '9000000001' }
      expect((await server.post('/api/contacts/create/', body)).json()).toMatchObject({
        code: 'bad_input',
        error: expect.stringMatching(/^provider_id must be integer/),
      })
    },
  )

  // json-types.ci.test.ts covers bodies.
  test.each(rows.filter(([, , place]) => place !== 'body'))('is refused in %s', async (...row) => {
    const [, endpoint, place, field] = row
    for (const value of TEXTS) {
      const reply = await call(endpoint, place, [field, value])
      expect([value, reply.statusCode, reply.json<{ error: string }>().error]).toEqual([
        value,
        400,
        expect.stringMatching(new RegExp(`^${field} must be integer`)),
      ])
    }
  })

  test('may exceed the range of a number', async () => {
    const headers = { 'content-type': 'application/json' }
    const payload = `{"provider_id":1e400,"name":"Asha"}`
    const url = '/api/contacts/create/'
    const reply = await server.app.inject({ method: 'POST', url, payload, headers })
    expect([reply.statusCode, reply.json<{ error: string }>().error]).toEqual([
      400,
      expect.stringMatching(/^provider_id must be integer/),
    ])
  })

  test('of a position', async () => {
    for (const lat of ['0x10', '1e1', 'Infinity', 'NaN', '', '२५'])
      expect([lat, (await server.get(`/api/reverse-geocode/?lat=${lat}&lng=85`)).statusCode]).toEqual([
        lat,
        400,
      ])
    expect((await server.get('/api/reverse-geocode/?lat=24.79&lng=85.000')).statusCode).toBe(200)
  })

  test.each(['0x1', '1e0', '1.0', '[true]', '[[1]]', '{"a":1}'])('of a form: %s', async (deleted) => {
    const form = await encoded(
      formOf({ title: 'Fresh laddu', content: 'Made today', deleted_images: deleted }),
    )
    const reply = await provider.put(`/api/blogs/${post.id}/`, form.body, form.headers)
    expect([reply.statusCode, reply.headers['x-field-codes']]).toEqual([
      400,
      '{"deleted_images":["postMediaUnknown"]}',
    ])
  })

  test('of a frame, or of the URL of a socket', async () => {
    const { path, customer: writer } = await aChat(db)
    const socket = await connect(path, writer)
    for (const up_to of ['1e3', '5', true, 1.5])
      expect(await socket.ask({ action: 'is_read', up_to })).toMatchObject({ code: 'bad_input' })
    for (const sender_id of ['0x10', '1e3', true, 'Infinity'])
      expect(await socket.ask({ content: 'Hi', sender_id })).toMatchObject({ code: 'bad_input' })
    await socket.close()
    for (const chat of ['1e3', '0x10', 'Infinity'])
      expect((await dial(`/ws/chat/${chat}/`).closed).code).toBe(1006)
  })
})

test.each(rows)('the greatest number is no server error of %s', async (_name, endpoint, place, field) => {
  for (const value of [Number.MAX_SAFE_INTEGER, 2 ** 31, 0, -1])
    expect([value, (await call(endpoint, place, [field, value])).statusCode]).toEqual([
      value,
      expect.toSatisfy((status: number) => status < 500),
    ])
})

test('a number may be sent as a string of digits', async () => {
  const reply = await customer.post('/api/customer-blocks/', { provider: String(shop.id) })
  expect([reply.statusCode, reply.json()]).toMatchObject([201, { provider: shop.id }])
  expect((await server.get('/api/districts/16/')).json()).toMatchObject({ id: 16 })
})

test('the ids of a form may be a list of digits, or repeated', async () => {
  const pictures = [await aMedia(db), await aMedia(db), await aMedia(db)]
  await db
    .insertInto('postMedia')
    .values(pictures.map(({ id: mediaId }, position) => ({ postId: post.id, mediaId, position })))
    .execute()
  const [one, two, three] = pictures.map(({ id }) => String(id)) as [string, string, string]
  for (const deleted_images of [`[${one}]`, `["${two}"]`]) {
    const form = await encoded(formOf({ deleted_images }))
    expect((await provider.put(`/api/blogs/${post.id}/`, form.body, form.headers)).statusCode).toBe(200)
  }
  const inJson = { deleted_images: [Number(three)] }
  expect((await provider.put(`/api/blogs/${post.id}/`, inJson)).json()).toMatchObject({ blog_images: [] })
})

test('the numbers of a form may be numbers in JSON', async () => {
  const position = { latitude: 24.79, longitude: 85 }
  const saved = await provider.put('/api/manage-provider-profile/', { district: 16, ...position })
  expect([saved.statusCode, saved.json()]).toMatchObject([200, { district_id: 16, ...position }])
  const reviewer = await server.as(await aReviewer(db))
  const review = await reviewer.post(`/api/providers/${shop.id}/reviews/`, { rating: 4 })
  expect([review.statusCode, review.json()]).toMatchObject([201, { rating: 4 }])
})

test('refuses a malformed id of a staff member, and accepts none', async () => {
  for (const staff of ['Infinity', '1e3', true, [1]])
    expect((await callers.admin.post('/api/admin/cases/1/assign/', { staff })).json()).toMatchObject({
      code: 'bad_input',
      error: expect.stringMatching(/^staff must be integer/),
    })
  expect((await callers.admin.post('/api/admin/cases/1/assign/', { staff: null })).statusCode).toBe(404)
})
