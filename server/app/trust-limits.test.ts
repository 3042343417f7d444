import { expect, test } from 'vitest'
import { testServer } from '../testing/test-server.ts'
import { anAccount } from '../testing/accounts.ts'
import { aProvider } from '../testing/providers.ts'

const server = await testServer({ env: { RATE_LIMITS: 'on' } })
const { db } = server

let sent = 0
const send = (url: string, payload: object, ip: string) =>
  server.app.inject({ method: 'POST', url, payload, remoteAddress: ip })
const ask = (provider_id: number, ip: string) => {
  sent += 1
  const mobile_number = String(9_000_000_000 + sent)
  const body = { provider_id, name: 'Asha', email: 'asha@example.in', mobile_number }
  return send('/api/contacts/create/', body, ip)
}
const report = (provider: number, ip: string) => {
  sent += 1
  const signed = { reporter_name: 'Asha', reporter_email: `asha${sent}@example.in` }
  const body = { provider, reason: 'spam', description: `Number ${sent}`, ...signed }
  return send('/api/reports/', body, ip)
}

const calls = { contacts: { make: ask, atMost: 60 }, reports: { make: report, atMost: 30 } }

test.each(Object.entries(calls))(
  '%s: an address has its share, another one its own',
  async (name, { make }) => {
    const ip = name === 'contacts' ? '203.0.113.1' : '203.0.113.2'
    for (let number = 0; number < 30; number += 1)
      expect((await make((await aProvider(db)).id, ip)).statusCode).toBe(201)
    const provider = await aProvider(db)
    const refused = await make(provider.id, ip)
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'proof_needed'])
    expect((await make(provider.id, '203.0.113.9')).statusCode).toBe(201)
  },
)

test.each(Object.entries(calls))(
  '%s: strangers together have their share of a business, and customers still get through',
  async (name, { make, atMost }) => {
    const provider = await aProvider(db)
    for (let number = 0; number < atMost; number += 1)
      expect((await make(provider.id, `198.51.100.${number}`)).statusCode).toBe(201)
    const refused = await make(provider.id, '192.0.2.1')
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600'])
    expect((await make((await aProvider(db)).id, '192.0.2.1')).statusCode).toBe(201)
    const customer = await server.as(await anAccount(db))
    const url = name === 'contacts' ? '/api/contacts/create/' : '/api/reports/'
    const theirs = name === 'contacts' ? { provider_id: provider.id } : { provider: provider.id }
    const own = { name: 'Ravi', email: 'ravi@example.in', mobile_number: '9111111111' }
    const why = { reason: 'scam', description: 'True' }
    expect((await customer.post(url, { ...theirs, ...own, ...why })).statusCode).toBe(201)
  },
)

test('an account has a limit per business too; a duplicate does not count', async () => {
  const provider = await aProvider(db)
  const customer = await server.as(await anAccount(db))
  const write = (description: string) =>
    customer.post('/api/reports/', { provider: provider.id, reason: 'spam', description })
  for (const number of [1, 2, 3, 4, 5]) expect((await write(`Reason ${number}`)).statusCode).toBe(201)
  expect((await write('Reason 6')).statusCode).toBe(429)
  expect((await write('Reason 1')).statusCode).toBe(201)
  const wish = (number: number) => ({
    provider_id: provider.id,
    name: 'Ravi',
    email: 'ravi@example.in',
    mobile_number: String(8_000_000_000 + number),
  })
  for (let number = 0; number < 10; number += 1)
    expect((await customer.post('/api/contacts/create/', wish(number))).statusCode).toBe(201)
  expect((await customer.post('/api/contacts/create/', wish(10))).statusCode).toBe(429)
  expect((await customer.post('/api/contacts/create/', wish(9))).statusCode).toBe(201)
})
