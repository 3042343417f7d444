import { expect, test } from 'vitest'
import { Type } from 'typebox'
import { endpoint } from '../../contract/endpoint.ts'
import { replyChecker } from './check-reply.ts'

const readProvider = endpoint({
  method: 'GET',
  path: '/shops/:id/',
  access: 'anyone',
  summary: 'For this test',
  reply: { 200: Type.Object({ id: Type.Integer() }) },
})
const content = (schema: object) => ({ content: { 'application/json': { schema } } })
const faultOf = replyChecker({
  paths: {
    '/shops/{id}/': {
      get: {
        operationId: 'readShop',
        responses: {
          200: content(readProvider.reply[200]),
          304: {},
          404: content({ anyOf: [{ $ref: '#/components/schemas/Error' }, { type: 'null' }] }),
        },
      },
    },
  },
  components: { schemas: { Error: Type.Object({ code: Type.String() }) } },
})
const check = (statusCode: number, body: string, type = 'application/json; charset=utf-8') =>
  faultOf(readProvider, { statusCode, body, headers: { 'content-type': type } })

test('what is announced is no fault', () => {
  expect([check(200, '{"id":1}'), check(304, ''), check(404, '{"code":"not_found"}')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test.each([
  [500, '{}', /^500$/],
  [400, '{}', /400 is not announced/],
  [200, '{"id":"1"}', /not as announced/],
  [404, '{"error":"gone"}', /not as announced/],
  [304, 'x', /no body/],
])('a fault is found: %i %s', (status, body, fault) => {
  expect(check(status, body)).toMatch(fault)
})

test('so is a reply of another type, or of none', () => {
  expect(check(200, '{"id":1}', 'text/html')).toMatch(/text\/html is not announced/)
  expect(faultOf(readProvider, { statusCode: 200, body: '{"id":1}', headers: {} })).toMatch(
    /undefined is not/,
  )
})
