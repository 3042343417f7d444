import { describe, expect, test } from 'vitest'
import { anAccount, PASSWORD } from '../../testing/accounts.ts'
import { testServer } from '../../testing/test-server.ts'
import { codeTo } from '../../testing/mail.ts'
import { hashPassword } from './password.ts'

const server = await testServer({ jobs: 'work', env: { CAPTCHA_ANSWER: 'seen' } })
const limited = await testServer({ jobs: 'work', env: { RATE_LIMITS: 'on' } })

const login = async (identifier: string, password: string) => {
  const { captcha_key } = (await server.get('/api/get-captcha/')).json<{ captcha_key: string }>()
  return server.post('/api/customer/login/', {
    identifier,
    password,
    captcha_0: captcha_key,
    captcha_1: 'seen',
  })
}

test('a new password by a code to the mobile number ends every session', async () => {
  const person = await anAccount(server.db)
  const mobile_number = person.mobileNumber ?? ''
  const before = await server.as(person)
  expect((await before.get('/api/manage-customer-profile/')).statusCode).toBe(200)

  expect((await server.post('/api/forget-password/', { mobile_number })).statusCode).toBe(200)
  const otp = await codeTo(server, mobile_number)
  const wrong = await server.post('/api/verify-password/', { mobile_number, otp: 'x' })
  expect(wrong.json()).toMatchObject({ error: 'Invalid OTP' })
  const proved = await server.post('/api/verify-password/', { mobile_number, otp })
  const headers = { 'x-grant': proved.json<{ grant: string }>().grant }
  const reset = (new_password: string) =>
    server.post('/api/reset-password/', { mobile_number, new_password }, headers)
  expect((await reset('weak')).json()).toMatchObject({
    error: '*Password must contain at least one uppercase letter.',
  })
  expect((await reset('Mandi#42')).statusCode).toBe(200)

  expect((await before.get('/api/manage-customer-profile/')).statusCode).toBe(401)
  expect((await login(person.username ?? '', PASSWORD)).statusCode).toBe(401)
  expect((await login(person.username ?? '', 'Mandi#42')).statusCode).toBe(200)
})

describe('a grant to set a new password', () => {
  const granted = async () => {
    const { id, mobileNumber } = await anAccount(server.db)
    const mobile_number = mobileNumber ?? ''
    await server.post('/api/forget-password/', { mobile_number })
    const otp = await codeTo(server, mobile_number)
    const proved = await server.post('/api/verify-password/', { mobile_number, otp })
    const headers = { 'x-grant': proved.json<{ grant: string }>().grant }
    const reset = async (new_password: string) =>
      (await server.post('/api/reset-password/', { mobile_number, new_password }, headers)).statusCode
    return { id, mobile_number, reset }
  }

  test('works once', async () => {
    const { reset } = await granted()
    expect(await reset('Mandi#42')).toBe(200)
    expect(await reset('Mandi#43')).toBe(403)
  })

  test('works once in concurrent requests', async () => {
    const { reset } = await granted()
    const statuses = await Promise.all([reset('Mandi#42'), reset('Mandi#43')])
    expect(statuses.toSorted()).toEqual([200, 403])
  })

  test('is refused with the contact of another account, and ignores the case of its own', async () => {
    const email = 'Grant.Owner@example.in'
    const [own, other] = [await anAccount(server.db, { email }), await anAccount(server.db)]
    await server.post('/api/forget-password/', { email })
    const otp = await codeTo(server, email)
    const proved = await server.post('/api/verify-password/', { email, otp })
    const headers = { 'x-grant': proved.json<{ grant: string }>().grant }
    const reset = (contact: object) =>
      server.post('/api/reset-password/', { ...contact, new_password: 'Mandi#42' }, headers)
    for (const contact of [
      { mobile_number: other.mobileNumber },
      { email: 'stranger@example.in' },
      { email, mobile_number: other.mobileNumber },
    ])
      expect((await reset(contact)).json().code).toBe('grant_missing')
    expect((await login(own.username ?? '', PASSWORD)).statusCode).toBe(200)
    expect((await reset({ email: ' grant.owner@EXAMPLE.in ' })).statusCode).toBe(200)
    expect((await login(own.username ?? '', 'Mandi#42')).statusCode).toBe(200)
  })

  test('is invalid when the password has changed since, or the account is suspended', async () => {
    const changed = await granted()
    const set = (id: number) => server.db.updateTable('accounts').where('id', '=', id)
    await set(changed.id)
      .set({ passwordHash: await hashPassword('Other#42') })
      .execute()
    expect(await changed.reset('Mandi#42')).toBe(403)
    const suspended = await granted()
    await set(suspended.id).set({ suspendedAt: server.time.now }).execute()
    expect(await suspended.reset('Mandi#42')).toBe(403)
  })
})

test('a new password must follow the rules', async () => {
  const { mobileNumber: mobile_number } = await anAccount(server.db)
  await server.post('/api/forget-password/', { mobile_number })
  const otp = await codeTo(server, mobile_number ?? '')
  const proved = await server.post('/api/verify-password/', { mobile_number, otp })
  const headers = { 'x-grant': proved.json<{ grant: string }>().grant }
  const reset = (new_password?: string) =>
    server.post('/api/reset-password/', { mobile_number, new_password }, headers)
  const textOf = async (new_password?: string) => (await reset(new_password)).json().error
  expect(await textOf('BAZAAR@7')).toBe(
    '*Password must include 1 uppercase, 1 lowercase, 1 special char, and be 6–8 chars.',
  )
  expect(await textOf('Pass@123')).toBe('*This password is too common. Choose another one.')
  expect(await textOf()).toBe('*Password must contain at least one uppercase letter.')
  expect((await reset('Pass@123')).headers['x-field-codes']).toBe('{"new_password":["passwordCommon"]}')
})

test('a concurrent sign-in with the old password leaves no session', async () => {
  const { id, username } = await anAccount(server.db)
  const gate = await server.ctx.pool.connect()
  await gate.query('begin')
  await gate.query('update accounts set password_hash = $1 where id = $2', [
    await hashPassword('New#4242'),
    id,
  ])
  const signingIn = login(username ?? '', PASSWORD)
  const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  const isWaiting = async () => (await server.ctx.pool.query(waiting)).rowCount
  await expect.poll(isWaiting).toBe(1)
  await gate.query('commit')
  gate.release()
  expect((await signingIn).statusCode).toBe(401)
})

test('an unknown contact, an empty one, a username and an administrator get no code', async () => {
  const admin = await anAccount(server.db, { role: 'admin' })
  const { username } = await anAccount(server.db)
  for (const body of [
    { email: 'no@example.in' },
    {},
    { email: username },
    { mobile_number: admin.mobileNumber },
  ])
    expect((await server.post('/api/forget-password/', body)).json()).toMatchObject({
      code: 'account_unknown',
      error: 'No account found. Check it, or sign up.',
    })
})

test('another code is sent after ninety seconds at the earliest, and replaces the first', async () => {
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
