import { describe, expect, test } from 'vitest'
import { anAccount, PASSWORD } from '../../testing/accounts.ts'
import { deviceFrom } from '../../testing/devices.ts'
import { codeTo } from '../../testing/mail.ts'
import { testServer } from '../../testing/test-server.ts'

const server = await testServer({ jobs: 'work', env: { CAPTCHA_ANSWER: 'seen', RATE_LIMITS: 'on' } })

type Cookies = Record<string, string>
type Login = { identifier: string | null; password?: string; at?: string; from?: Cookies; address?: string }

let callers = 0
const login = async ({ identifier, password = PASSWORD, at = 'customer', from = {}, address: ip }: Login) => {
  callers += 1
  const { captcha_key } = (await server.get('/api/get-captcha/')).json<{ captcha_key: string }>()
  return server.app.inject({
    method: 'POST',
    url: `/api/${at}/login/`,
    payload: { identifier, password, captcha_0: captcha_key, captcha_1: 'seen' },
    remoteAddress: ip ?? `203.0.113.${callers % 250}`,
    cookies: from,
  })
}
const statusOf = async (given: Login) => (await login(given)).statusCode
const lockOut = async (identifier: string | null, at = 'customer') => {
  for (let i = 0; i < 5; i += 1) expect(await statusOf({ identifier, at, password: 'Wrong@1' })).toBe(401)
  expect(await statusOf({ identifier, at })).toBe(429)
}

describe('a known browser', () => {
  test.each(['customer', 'provider'] as const)('is not delayed by attempts elsewhere (%s)', async (role) => {
    const { username: identifier } = await anAccount(server.db, { role })
    const from = deviceFrom(await login({ identifier, at: role }))
    await lockOut(identifier, role)
    const again = await login({ identifier, at: role, from })
    expect(again.statusCode).toBe(200)
    expect(again.cookies.find(({ name }) => name.startsWith('haat_device_'))).toMatchObject({
      path: `/api/${role}/login`,
      httpOnly: true,
      sameSite: 'Strict',
    })
  })

  test('is not delayed by others at the same IP', async () => {
    const { username: identifier } = await anAccount(server.db)
    const ip = '198.51.100.20'
    const from = deviceFrom(await login({ identifier, address: ip }))
    for (let i = 0; i < 31; i += 1) await login({ identifier: `guess${i}`, address: ip })
    expect((await login({ identifier, address: ip })).json().code).toBe('proof_needed')
    expect(await statusOf({ identifier, address: ip, from })).toBe(200)
  })

  test('has its own attempts, which are limited', async () => {
    const { username: identifier } = await anAccount(server.db)
    const from = deviceFrom(await login({ identifier }))
    for (let i = 0; i < 5; i += 1) expect(await statusOf({ identifier, from, password: 'Wrong@1' })).toBe(401)
    expect(await statusOf({ identifier, from })).toBe(429)
    expect(await statusOf({ identifier })).toBe(200)
  })

  test('is known per account', async () => {
    const [asha, binod] = [await anAccount(server.db), await anAccount(server.db)]
    const ashas = deviceFrom(await login({ identifier: asha.username }))
    const binods = deviceFrom(await login({ identifier: binod.username, from: ashas }))
    await lockOut(asha.username)
    await lockOut(binod.username)
    expect(await statusOf({ identifier: binod.username, from: ashas })).toBe(429)
    const both = { ...ashas, ...binods }
    expect(await statusOf({ identifier: asha.username, from: both })).toBe(200)
    expect(await statusOf({ identifier: binod.username, from: both })).toBe(200)
  })

  test('has a cookie that names no account and is rotated at each login', async () => {
    const { id, username: identifier } = await anAccount(server.db)
    const [one, other] = [deviceFrom(await login({ identifier })), deviceFrom(await login({ identifier }))]
    expect(Object.keys(one)).toEqual(Object.keys(other))
    expect(Object.values(one)).not.toEqual(Object.values(other))
    const text = JSON.stringify(one)
    expect(text).not.toContain(identifier ?? '')
    expect(text).not.toMatch(new RegExp(`\\b${id}\\b`))
  })

  test('is known for the eight latest accounts', async () => {
    const { username: identifier } = await anAccount(server.db)
    const expiry = (day: number) => server.time.now.getTime() + day * 86_400_000
    const many = Array.from({ length: 10 }, (_, day) => [`haat_device_${day}`, `nonce.${expiry(day)}.mac`])
    const { cookies } = await login({ identifier, from: Object.fromEntries(many) })
    const cleared = cookies.flatMap(({ name, value }) =>
      value === '' && name.includes('device') ? [name] : [],
    )
    expect(cleared.toSorted()).toEqual(['haat_device_0', 'haat_device_1', 'haat_device_2'])
  })
})

test('verifying a contact makes the browser known', async () => {
  const { username: identifier, mobileNumber } = await anAccount(server.db, { verifiedAt: null })
  const contact = mobileNumber ?? ''
  const { grant, user_id } = (await login({ identifier })).json<{ grant: string; user_id: number }>()
  const body = { contact, user_type: 'customer' }
  const headers = { 'x-grant': grant }
  await server.post('/api/send-otp/', { ...body, user_id, otp_via: 'mobile' }, headers)
  const verified = await server.post(
    '/api/verify-otp/',
    { ...body, otp: await codeTo(server, contact) },
    headers,
  )
  await lockOut(identifier)
  expect(await statusOf({ identifier, from: deviceFrom(verified) })).toBe(200)
})

test('changing the password keeps the browser known', async () => {
  const account = await anAccount(server.db)
  const me = await server.as(account)
  const passwords = { old_password: PASSWORD, new_password: 'Mandi#42' }
  const changed = await me.post('/api/change-password/', passwords)
  const given = { identifier: account.username, password: 'Mandi#42' }
  for (let i = 0; i < 5; i += 1) await login({ ...given, password: 'Wrong@1' })
  expect(await statusOf(given)).toBe(429)
  expect(await statusOf({ ...given, from: deviceFrom(changed) })).toBe(200)
})

test('a reset of the password clears the attempts, makes its browser known and the others unknown', async () => {
  const { username: identifier, mobileNumber: mobile_number } = await anAccount(server.db)
  const before = deviceFrom(await login({ identifier }))
  await lockOut(identifier)
  await server.post('/api/forget-password/', { mobile_number })
  const otp = await codeTo(server, mobile_number ?? '')
  const { grant } = (await server.post('/api/verify-password/', { mobile_number, otp })).json<{
    grant: string
  }>()
  const password = 'Mandi#42'
  const changed = await server.post('/api/reset-password/', { new_password: password }, { 'x-grant': grant })
  expect(await statusOf({ identifier, password })).toBe(200)
  for (let i = 0; i < 5; i += 1) await login({ identifier, password: 'Wrong@1' })
  expect(await statusOf({ identifier, password })).toBe(429)
  expect(await statusOf({ identifier, password, from: before })).toBe(429)
  expect(await statusOf({ identifier, password, from: deviceFrom(changed) })).toBe(200)
})
