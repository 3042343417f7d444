import { describe, expect, test } from 'vitest'
import { contractEndpoints, nameOf } from '../testing/contract-endpoints.ts'
import { queriesDuring } from '../testing/queries.ts'
import { aProvider } from '../testing/providers.ts'
import { testServer } from '../testing/test-server.ts'

const server = await testServer({ isCached: true })
const provider = await aProvider(server.db)

test('every endpoint that writes declares what it changes, and no other does', async () => {
  const endpoints = [...(await contractEndpoints()).values()]
  const declaring = endpoints.filter(({ invalidates }) => Array.isArray(invalidates))
  const writing = endpoints.filter(({ method }) => method !== 'GET')
  expect(declaring.map(nameOf)).toEqual(writing.map(nameOf))
})

describe('a cached reply survives', () => {
  const READ = '/api/index/'
  const queriesOfRead = () => queriesDuring(() => server.get(READ))

  test.each([
    ['a refused reset of a password', '/api/reset-password/', { new_password: 'Mandi#42' }, 403],
    ['a form that breaks its rules', '/api/provider/signup/', {}, 400],
    ['a write without a login', '/api/blogs/', {}, 401],
  ])('%s', async (_case, path, body, status) => {
    await server.get(READ)
    expect((await server.post(path, body)).statusCode).toBe(status)
    expect(await queriesOfRead()).toEqual([])
  })

  test('a refused write of a business, and not one that succeeds', async () => {
    const me = await server.as(provider)
    await server.get(READ)
    expect((await me.post('/api/items/', { name: '' })).statusCode).toBe(400)
    expect(await queriesOfRead()).toEqual([])
    expect((await me.post('/api/items/', { name: 'Khaja' })).statusCode).toBe(201)
    expect(await queriesOfRead()).not.toEqual([])
  })
})
