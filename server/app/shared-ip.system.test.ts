import { expect, test } from 'vitest'
import { anAccount, PASSWORD } from '../testing/accounts.ts'
import { aProof } from '../testing/proofs.ts'
import { aProvider } from '../testing/providers.ts'
import { testServer } from '../testing/test-server.ts'

const server = await testServer({ env: { CAPTCHA_ANSWER: 'seen', RATE_LIMITS: 'on' } })
const { db } = server

type Sent = { payload?: object; proof?: string; token?: string; key?: string; remoteAddress: string }
const post = (url: string, { payload = {}, proof, token, key, remoteAddress }: Sent) =>
  server.app.inject({
    method: 'POST',
    url,
    payload,
    remoteAddress,
    headers: {
      ...(proof && { 'x-proof-of-work': proof }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(key && { 'idempotency-key': key }),
    },
  })

let written = 0
const aRequest = async () => {
  written += 1
  const { id } = await aProvider(db)
  return { provider_id: id, name: 'Asha', email: 'asha@example.in', mobile_number: String(9e9 + written) }
}
const CONTACTS = '/api/contacts/create/'
const contact = async (sent: Sent) => post(CONTACTS, { payload: await aRequest(), ...sent })

test('invalid calls do not count: other users of the IP are accepted after forty of them', async () => {
  const remoteAddress = '203.0.113.1'
  for (let i = 0; i < 40; i += 1)
    expect((await contact({ payload: { provider_id: 1 }, remoteAddress })).statusCode).toBe(400)
  const { access_token: token } = await server.signIn(await anAccount(db))
  expect((await contact({ remoteAddress, token })).statusCode).toBe(201)
  expect((await contact({ remoteAddress })).statusCode).toBe(201)
})

test('invalid sign-ups leave room for valid ones', async () => {
  const remoteAddress = '203.0.113.2'
  const url = '/api/customer/signup/'
  for (let i = 0; i < 40; i += 1) expect((await post(url, { remoteAddress })).statusCode).toBe(400)
  const payload = {
    username: 'guest',
    email: 'guest@example.in',
    password: PASSWORD,
    confirm_password: PASSWORD,
    customer_profile: { name: 'Asha', mobile_number: '9876500001' },
  }
  expect((await post(url, { payload, remoteAddress })).statusCode).toBe(201)
})

test('an exhausted quota of the IP does not affect signed-in users, and a visitor continues with a proof of work', async () => {
  const remoteAddress = '203.0.113.3'
  for (let i = 0; i < 30; i += 1) expect((await contact({ remoteAddress })).statusCode).toBe(201)
  expect((await contact({ remoteAddress })).json().code).toBe('proof_needed')
  const { access_token: token } = await server.signIn(await anAccount(db))
  expect((await contact({ remoteAddress, token })).statusCode).toBe(201)
  expect((await contact({ remoteAddress, proof: await aProof(server) })).statusCode).toBe(201)
})

test('an account has its own quota at every IP, and a proof of work adds nothing to it', async () => {
  const { access_token: token } = await server.signIn(await anAccount(db))
  for (let i = 0; i < 30; i += 1)
    expect((await contact({ remoteAddress: `198.51.100.${i}`, token })).statusCode).toBe(201)
  const more = { remoteAddress: '198.51.100.99', token, proof: await aProof(server) }
  expect((await contact(more)).json().code).toBe('too_many')
})

test('a repeat with the same Idempotency-Key is not counted twice', async () => {
  const remoteAddress = '203.0.113.4'
  const payload = await aRequest()
  for (let i = 0; i < 40; i += 1)
    expect((await post(CONTACTS, { payload, key: 'once', remoteAddress })).statusCode).toBe(201)
  for (let i = 1; i < 30; i += 1) expect((await contact({ remoteAddress })).statusCode).toBe(201)
  expect((await contact({ remoteAddress })).json().code).toBe('proof_needed')
})

test('a flood of anonymous calls does not block signed-in users', async () => {
  const remoteAddress = '203.0.113.5'
  const { access_token } = await server.signIn(await anAccount(db))
  const read = (headers: Record<string, string> = {}) =>
    server.app.inject({ url: '/api/nope/', remoteAddress, headers })
  for (let i = 0; i < 600; i += 1) await read()
  expect((await read()).statusCode).toBe(429)
  expect((await read({ authorization: 'Bearer made.up.token' })).statusCode).toBe(429)
  expect((await read({ authorization: `Bearer ${access_token}` })).statusCode).toBe(404)
})

test('wrong passwords of others do not block a right one: it needs a proof of work, and its captcha stays valid', async () => {
  const remoteAddress = '203.0.113.6'
  const login = async (identifier: string, password: string) => {
    const { captcha_key } = (await server.get('/api/get-captcha/')).json<{ captcha_key: string }>()
    const payload = { identifier, password, captcha_0: captcha_key, captcha_1: 'seen' }
    return (proof?: string) =>
      post('/api/customer/login/', { payload, remoteAddress, ...(proof && { proof }) })
  }
  for (let i = 0; i < 30; i += 1) {
    const attempt = await login(`guess${i}`, 'Wrong@1')
    expect((await attempt()).statusCode).toBe(401)
  }
  for (let i = 30; i < 33; i += 1) {
    const attempt = await login(`guess${i}`, 'Wrong@1')
    expect((await attempt()).json().code).toBe('proof_needed')
    expect((await attempt(await aProof(server))).statusCode).toBe(401)
  }
  const { username } = await anAccount(db)
  const attempt = await login(username ?? '', PASSWORD)
  expect((await attempt()).json().code).toBe('proof_needed')
  expect((await attempt(await aProof(server))).statusCode).toBe(200)
})
