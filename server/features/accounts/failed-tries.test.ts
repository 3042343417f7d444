import { expect, test } from 'vitest'
import { anAccount, PASSWORD } from '../../testing/accounts.ts'
import { testServer } from '../../testing/test-server.ts'
import { delayAfter } from './failed-tries.service.ts'
import { usernameKey } from './username-key.ts'

const server = await testServer({ env: { CAPTCHA_ANSWER: 'seen', RATE_LIMITS: 'on' } })
const person = await anAccount(server.db)

const login = async (password: string, remoteAddress = '203.0.113.7', identifier = person.username) => {
  const { captcha_key } = (await server.get('/api/get-captcha/')).json<{ captcha_key: string }>()
  const payload = { identifier, password, captcha_0: captcha_key, captcha_1: 'seen' }
  return server.app.inject({ method: 'POST', url: '/api/customer/login/', payload, remoteAddress })
}
const wait = (seconds: number) => {
  server.time.now = new Date(server.time.now.getTime() + seconds * 1_000)
}

test('the delay grows with each failure up to 15 minutes', () => {
  expect([4, 5, 6, 7, 30].map((failures) => delayAfter(failures, 4) / 1_000)).toEqual([0, 2, 4, 8, 900])
})

test('after five wrong passwords even the right one must wait, from any IP, and then works', async () => {
  for (let i = 0; i < 5; i += 1) expect((await login('Wrong@1', `203.0.113.${i}`)).statusCode).toBe(401)
  const refused = await login(PASSWORD, '203.0.113.99')
  expect(refused.statusCode).toBe(429)
  expect(refused.json()).toMatchObject({ code: 'too_many' })
  expect(refused.headers['retry-after']).toBe('2')
  wait(3)
  expect((await login(PASSWORD)).statusCode).toBe(200)
  expect((await login('Wrong@1')).statusCode).toBe(401)
})

test('concurrent attempts are delayed like consecutive ones', async () => {
  const { username } = await anAccount(server.db)
  const tries = Array.from({ length: 12 }, (_, i) => login('Wrong@1', `198.51.100.${i}`, username))
  const statuses = (await Promise.all(tries)).map((reply) => reply.statusCode)
  expect(statuses.filter((status) => status === 401)).toHaveLength(5)
  expect(statuses.filter((status) => status === 429)).toHaveLength(7)
})

test('two concurrent right sign-ins both succeed', async () => {
  const { username } = await anAccount(server.db)
  const tries = [1, 2].map((i) => login(PASSWORD, `192.0.2.${i}`, username))
  expect((await Promise.all(tries)).map((reply) => reply.statusCode)).toEqual([200, 200])
})

test('all spellings of an identifier count for one account', async () => {
  const named = { username: 'Golo10', usernameKey: usernameKey('Golo10'), email: 'golo@example.in' }
  const { mobileNumber } = await anAccount(server.db, named)
  const spellings = ['golo10', 'GOLOLO', 'g0l0l0', 'ｇｏｌｏ10', 'golo@example.in']
  for (const spelling of spellings)
    expect((await login('Wrong@1', '192.0.2.9', spelling)).statusCode).toBe(401)
  expect((await login(PASSWORD, '192.0.2.10', mobileNumber)).statusCode).toBe(429)
})

test('many right sign-ins from one IP never wait', async () => {
  for (let i = 0; i < 40; i += 1) expect((await login(PASSWORD, '192.0.2.77')).statusCode).toBe(200)
})

test('stored attempts contain no identifiers', async () => {
  const { rows } = await server.ctx.pool.query('select who from failed_tries')
  expect(JSON.stringify(rows)).not.toMatch(/person|203\.0\.113/)
})
