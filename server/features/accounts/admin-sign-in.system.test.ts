import { expect, test } from 'vitest'
import { anAccount, PASSWORD } from '../../testing/accounts.ts'
import { testServer } from '../../testing/test-server.ts'
import { aStaff } from '../../testing/staff.ts'
import { deviceFrom } from '../../testing/devices.ts'

const server = await testServer({ env: { RATE_LIMITS: 'on', CAPTCHA_ANSWER: 'seen' } })
const administrator = await aStaff(server.db, 'owner', { username: 'boss', usernameKey: 'boss' })
const customer = await anAccount(server.db)

let callers = 0
const enter = (given: object = {}, remoteAddress = `203.0.113.${(callers += 1)}`, cookies = {}) =>
  server.app.inject({
    cookies,
    method: 'POST',
    url: '/api/admin-login/',
    payload: { username: 'boss', password: PASSWORD, ...given },
    remoteAddress,
  })
const wait = (seconds: number) => {
  server.time.now = new Date(server.time.now.getTime() + seconds * 1_000)
}
const WRONG = [401, 'Invalid username or password.']
const textOf = async (given: object) => {
  const reply = await enter(given)
  return [reply.statusCode, reply.json().error]
}

test('an administrator receives the redirect and the cookie of the admin panel, but no tokens', async () => {
  const reply = await enter({ username: ' BOSS ' })
  expect(reply.statusCode).toBe(200)
  expect(reply.json()).toEqual({ redirect_url: '/admin' })
  expect(reply.cookies).toMatchObject([
    { name: 'haat_staff' },
    { name: expect.stringMatching(/^haat_device_/), path: '/api/admin-login', httpOnly: true },
  ])
  const sessions = server.db.selectFrom('sessions').select('id').where('accountId', '=', administrator.id)
  expect(await sessions.execute()).toEqual([])
})

test('the refusal is the same for a wrong name, password or role', async () => {
  expect(await textOf({ password: 'Wrong@1' })).toEqual(WRONG)
  expect(await textOf({ username: 'nobody' })).toEqual(WRONG)
  expect(await textOf({ username: customer.username })).toEqual(WRONG)
  expect(await textOf({ username: '', password: '' })).toEqual(WRONG)
  expect(await textOf({ username: undefined, password: undefined })).toEqual(WRONG)
})

test('a suspended administrator is refused', async () => {
  const { username } = await aStaff(server.db, 'owner', { suspendedAt: new Date() })
  expect((await enter({ username })).statusCode).toBe(403)
})

test('after five wrong passwords even the right one must wait, from any IP', async () => {
  expect((await enter()).statusCode).toBe(200)
  for (let i = 0; i < 5; i += 1) expect(await textOf({ password: 'Wrong@1' })).toEqual(WRONG)
  const refused = await enter()
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many'])
  expect(refused.headers['retry-after']).toBe('2')
  wait(3)
  expect((await enter()).statusCode).toBe(200)
})

test('a known browser has its own attempts, per account', async () => {
  const { username } = await aStaff(server.db)
  const own = deviceFrom(await enter({ username }))
  const from = async (cookies: object, password = PASSWORD) =>
    (await enter({ username, password }, undefined, cookies)).statusCode
  for (let i = 0; i < 5; i += 1) expect(await from({}, 'Wrong@1')).toBe(401)
  expect(await from({})).toBe(429)
  const [name = ''] = Object.keys(own)
  for (const madeUp of ['', 'made up', 'a.99999999999999.b']) expect(await from({ [name]: madeUp })).toBe(429)
  const others = deviceFrom(await enter())
  expect(await from(others)).toBe(429)
  expect(await from({ [name]: Object.values(others)[0] })).toBe(429)
  expect(await from(own)).toBe(200)
  for (let i = 0; i < 5; i += 1) expect(await from(own, 'Wrong@1')).toBe(401)
  expect(await from(own)).toBe(429)
  wait(180 * 24 * 60 * 60)
  for (let i = 0; i < 5; i += 1) expect(await from({}, 'Wrong@1')).toBe(401)
  expect(await from(own)).toBe(429)
})

test('an IP that tries many names needs a proof of work for each further attempt', async () => {
  const ip = '198.51.100.1'
  for (let i = 0; i < 30; i += 1) expect((await enter({ username: `guess${i}` }, ip)).statusCode).toBe(401)
  expect((await enter({}, ip)).json().code).toBe('proof_needed')
  expect((await enter()).statusCode).toBe(200)
})

test('attempts at this sign-in, which has no captcha, do not lock out a customer', async () => {
  for (let i = 0; i < 6; i += 1) await enter({ username: customer.username, password: 'Wrong@1' })
  const { captcha_key } = (await server.get('/api/get-captcha/')).json<{ captcha_key: string }>()
  const captcha = { captcha_0: captcha_key, captcha_1: 'seen' }
  const login = { identifier: customer.username, password: PASSWORD, ...captcha }
  expect((await server.post('/api/customer/login/', login)).statusCode).toBe(200)
})
