import { expect, test } from 'vitest'
import { anAccount, PASSWORD } from '../../testing/accounts.ts'
import { testHouse } from '../../testing/app.ts'

const house = await testHouse({ env: { CAPTCHA_ANSWER: 'seen' } })
const limited = await testHouse({ env: { RATE_LIMITS: 'on' } })

type Mail = { to: string; code: string; via: string }
const codeFor = async (to: string) => {
  const find = async () => (await house.get('/api/outbox/')).json<Mail[]>().find((mail) => mail.to === to)
  await expect.poll(find, { timeout: 10_000 }).toBeTruthy()
  return (await find())?.code ?? ''
}
const login = async (identifier: string, password: string) => {
  const { captcha_key } = (await house.get('/api/get-captcha/')).json<{ captcha_key: string }>()
  return house.post('/api/customer/login/', {
    identifier,
    password,
    captcha_0: captcha_key,
    captcha_1: 'seen',
  })
}

test('a new password by a code to the mobile number; every old session is dead', async () => {
  const person = await anAccount(house.db)
  const mobile_number = person.mobileNumber ?? ''
  const before = await house.as(person)
  expect((await before.get('/api/manage-customer-profile/')).statusCode).toBe(200)

  expect((await house.post('/api/forget-password/', { mobile_number })).statusCode).toBe(200)
  const otp = await codeFor(mobile_number)
  const wrong = await house.post('/api/verify-password/', { mobile_number, otp: 'x' })
  expect(wrong.json()).toMatchObject({ error: 'Invalid OTP' })
  const proved = await house.post('/api/verify-password/', { mobile_number, otp })
  const headers = { 'x-grant': proved.json<{ grant: string }>().grant }
  const reset = (new_password: string) =>
    house.post('/api/reset-password/', { mobile_number, new_password }, headers)
  expect((await reset('weak')).json()).toMatchObject({
    error: '*Password must contain at least one uppercase letter.',
  })
  expect((await reset('Mandi#42')).statusCode).toBe(200)

  expect((await before.get('/api/manage-customer-profile/')).statusCode).toBe(401)
  expect((await login(person.username ?? '', PASSWORD)).statusCode).toBe(401)
  expect((await login(person.username ?? '', 'Mandi#42')).statusCode).toBe(200)
})

test('an unknown contact, an empty one, a username and an administrator get no code', async () => {
  const admin = await anAccount(house.db, { role: 'admin' })
  const { username } = await anAccount(house.db)
  for (const body of [
    { email: 'no@example.in' },
    {},
    { email: username },
    { mobile_number: admin.mobileNumber },
  ])
    expect((await house.post('/api/forget-password/', body)).json()).toMatchObject({
      code: 'account_unknown',
    })
})

test('another code is sent after ninety seconds at the earliest, and the first one is dead then', async () => {
  const { mobileNumber } = await anAccount(limited.db)
  const ask = () => limited.post('/api/forget-password/', { mobile_number: mobileNumber })
  const start = limited.time.now
  expect((await ask()).statusCode).toBe(200)
  limited.time.now = new Date(start.getTime() + 80_000)
  const soon = await limited.post('/api/resend-otp-password/', { mobile_number: mobileNumber })
  expect([soon.statusCode, soon.headers['retry-after']]).toEqual([429, '10'])
  limited.time.now = new Date(start.getTime() + 91_000)
  expect((await ask()).statusCode).toBe(200)
})

test('a contact is sent at most twenty codes a day', async () => {
  const { mobileNumber } = await anAccount(limited.db)
  const statuses: number[] = []
  for (let i = 0; i < 22; i += 1) {
    limited.time.now = new Date(limited.time.now.getTime() + 91_000)
    const request = { method: 'POST', url: '/api/forget-password/', remoteAddress: `203.0.113.${i}` } as const
    statuses.push(
      (await limited.app.inject({ ...request, payload: { mobile_number: mobileNumber } })).statusCode,
    )
  }
  expect(statuses.slice(0, 20).every((status) => status === 200)).toBe(true)
  expect(statuses.slice(20)).toEqual([429, 429])
})
