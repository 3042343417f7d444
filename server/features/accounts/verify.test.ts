import { beforeEach, describe, expect, test } from 'vitest'
import { anAccount, PASSWORD } from '../../testing/accounts.ts'
import { testServer } from '../../testing/test-server.ts'
import { codeTo, wrongCode } from '../../testing/mail.ts'
import { openSession } from './sessions.service.ts'

const server = await testServer({ jobs: 'work', env: { CAPTCHA_ANSWER: 'seen' } })
const limited = await testServer({ jobs: 'work', env: { CAPTCHA_ANSWER: 'seen', RATE_LIMITS: 'on' } })
type TestServer = typeof server

let made = 0
/** An unverified account after the right password, with its grant. */
const anUnverifiedAccount = async (at: TestServer = server, wish: { remember_me?: boolean } = {}) => {
  made += 1
  const email = `unverified${made}@example.in`
  const account = await anAccount(at.db, { email, verifiedAt: null })
  const { captcha_key } = (await at.get('/api/get-captcha/')).json<{ captcha_key: string }>()
  const captcha = { captcha_0: captcha_key, captcha_1: 'seen' }
  const login = { identifier: account.username, password: PASSWORD, ...captcha, ...wish }
  const { grant } = (await at.post('/api/customer/login/', login)).json<{ grant: string }>()
  return { ...account, email, mobile: account.mobileNumber ?? '', headers: { 'x-grant': grant } }
}

const byEmail = { otp_via: 'email', user_type: 'customer' }
const byMobile = { otp_via: 'mobile', user_type: 'customer' }
const start = server.time.now
beforeEach(() => {
  server.time.now = start
  limited.time.now = start
})
const advanceSeconds = (seconds: number) => {
  server.time.now = new Date(start.getTime() + seconds * 1_000)
  limited.time.now = server.time.now
}
type Headers = Record<string, string>
const send = (
  to: { id: number; email: string; headers?: Headers },
  headers = to.headers,
  at: TestServer = server,
) => at.post('/api/send-otp/', { user_id: to.id, contact: to.email, ...byEmail }, headers)
const verify = (contact: string, otp: string, headers?: Headers) =>
  server.post('/api/verify-otp/', { contact, otp, user_type: 'customer' }, headers)
const tokenOf = async ({ id }: { id: number }) => {
  const keys = { secret: server.ctx.config.secretKey, clock: () => server.time.now }
  const { access_token } = await openSession(server.db, { id, isRemembered: false }, keys)
  return { authorization: `Bearer ${access_token}` }
}

describe('the specification’s texts', () => {
  test('of a code that is sent, sent again, wrong, and right', async () => {
    const person = await anUnverifiedAccount()
    expect((await send(person)).json().message).toBe('OTP sent successfully!')
    // Queued messages are sent in batches without order.
    await codeTo(server, person.email)
    const again = { contact: person.email, ...byEmail }
    const resent = await server.post('/api/resend-otp/', again, person.headers)
    expect(resent.json().message).toBe('OTP resent successfully!')
    const otp = await codeTo(server, person.email, 2)
    for (const wrong of [wrongCode(otp), '', 'letter']) {
      const refused = await verify(person.email, wrong, person.headers)
      expect([refused.statusCode, refused.json().error]).toEqual([
        400,
        'Invalid or expired OTP. Please try again.',
      ])
    }
    expect((await verify(person.email, otp, person.headers)).json()).toMatchObject({
      user: { id: person.id, username: person.username, role: 'customer' },
      access_token: expect.any(String),
    })
  })

  test('of a refused login: the code is sent, and the contact is returned unmasked', async () => {
    const person = await anUnverifiedAccount()
    const asked = { user_id: person.id, ...byMobile }
    const sent = await server.post('/api/verify-unverified-user/', asked, person.headers)
    expect(sent.json()).toMatchObject({ contact: person.mobile, message: 'OTP sent successfully!' })
    expect(
      (await verify(person.mobile, await codeTo(server, person.mobile), person.headers)).statusCode,
    ).toBe(200)
  })
})

describe('the grant of a refused login', () => {
  const MINUTE = 60

  test('expires with the last code', async () => {
    const person = await anUnverifiedAccount()
    advanceSeconds(14 * MINUTE)
    const again = await server.post('/api/resend-otp/', { contact: person.email, ...byEmail }, person.headers)
    expect(String(again.headers['set-cookie'])).toMatch(/haat_grant=/)
    const otp = await codeTo(server, person.email)
    advanceSeconds(28 * MINUTE)
    const renewed = { 'x-grant': again.json<{ grant: string }>().grant }
    expect((await verify(person.email, otp, person.headers)).json().code).toBe('grant_missing')
    expect((await verify(person.email, otp, renewed)).statusCode).toBe(200)
  })

  test.each([
    [false, 401],
    [true, 200],
  ])('preserves the choice to be remembered: %s', async (remember_me, status) => {
    const person = await anUnverifiedAccount(server, { remember_me })
    const sent = (await send(person)).json<{ grant: string }>()
    const otp = await codeTo(server, person.email)
    const { refresh_token } = (await verify(person.email, otp, { 'x-grant': sent.grant })).json()
    advanceSeconds(13 * 60 * MINUTE)
    expect((await server.post('/api/token/refresh/', { refresh_token })).statusCode).toBe(status)
  })
})

describe('a code is valid for nothing else', () => {
  test('than its own purpose', async () => {
    const person = await anUnverifiedAccount()
    await send(person)
    const otp = await codeTo(server, person.email)
    const reset = await server.post('/api/verify-password/', { email: person.email, otp })
    expect(reset.json().error).toBe('Invalid OTP')
    await server.post('/api/forget-password/', { email: person.email })
    const resetCode = await codeTo(server, person.email, 2)
    expect((await verify(person.email, resetCode, person.headers)).statusCode).toBe(400)
    expect((await verify(person.email, otp, person.headers)).statusCode).toBe(200)
  })

  test('than its own contact', async () => {
    const person = await anUnverifiedAccount()
    await send(person)
    const otp = await codeTo(server, person.email)
    expect((await verify(person.mobile, otp, person.headers)).statusCode).toBe(400)
    expect((await verify('stranger@example.in', otp, person.headers)).statusCode).toBe(400)
    expect((await verify(person.email.toUpperCase(), otp, person.headers)).statusCode).toBe(200)
  })

  test('than its own person’s account', async () => {
    const [one, other] = [await anUnverifiedAccount(), await anUnverifiedAccount()]
    await send(one)
    await send(other)
    const otp = await codeTo(server, one.email)
    expect((await verify(one.email, otp, other.headers)).json().code).toBe('code_wrong')
    expect((await verify(other.email, otp, other.headers)).json().code).toBe('code_wrong')
    expect((await verify(one.email, otp, one.headers)).statusCode).toBe(200)
  })

  test('than one use, even in concurrent requests', async () => {
    const person = await anUnverifiedAccount()
    await send(person)
    const otp = await codeTo(server, person.email)
    const replies = await Promise.all([1, 2, 3].map(() => verify(person.email, otp, person.headers)))
    expect(replies.map((reply) => reply.statusCode).toSorted()).toEqual([200, 400, 400])
  })

  test('after fifteen minutes', async () => {
    const person = await anAccount(server.db, { email: 'late@example.in' })
    const late = { ...person, email: 'late@example.in' }
    await send(late, await tokenOf(person))
    const otp = await codeTo(server, late.email)
    advanceSeconds(15 * 60 + 1)
    expect((await verify(late.email, otp, await tokenOf(person))).json().code).toBe('code_wrong')
  })
})

test('the server enforces the ninety seconds, also in concurrent requests, and sends Retry-After', async () => {
  const person = await anUnverifiedAccount(limited)
  const both = await Promise.all([
    send(person, person.headers, limited),
    send(person, person.headers, limited),
  ])
  expect(both.map((reply) => reply.statusCode).toSorted()).toEqual([200, 429])
  advanceSeconds(60)
  const soon = await limited.post('/api/resend-otp/', { contact: person.email, ...byEmail }, person.headers)
  expect([soon.statusCode, soon.headers['retry-after']]).toEqual([429, '30'])
  expect(soon.json().message).toBe('Wait a little before you ask for another OTP.')
  advanceSeconds(90)
  expect((await send(person, person.headers, limited)).statusCode).toBe(200)
})

describe('the state of a verification', () => {
  const read = (headers?: Headers, at: TestServer = server) => at.get('/api/verification/', headers)

  test('is complete for the holder of the grant', async () => {
    const person = await anUnverifiedAccount()
    const contacts = [
      { type: 'email', contact: person.email },
      { type: 'mobile', contact: person.mobile },
    ]
    const expected = { user_id: person.id, user_type: 'customer', contacts }
    expect((await read(person.headers)).json()).toEqual({ ...expected, sent: null })
    await send(person)
    const sent = { via: 'email', contact: person.email, resend_in: 0 }
    const again = await read(person.headers)
    expect(again.json()).toEqual({ ...expected, sent })
    expect(again.headers['cache-control']).toBe('private, no-store')
  })

  test('counts down to the next code', async () => {
    const person = await anUnverifiedAccount(limited)
    await send(person, person.headers, limited)
    const resendIn = async () => (await read(person.headers, limited)).json().sent.resend_in
    expect(await resendIn()).toBe(90)
    advanceSeconds(80)
    expect(await resendIn()).toBe(10)
    advanceSeconds(100)
    expect(await resendIn()).toBe(0)
  })

  test('mentions no code that is used up or too old', async () => {
    const person = await anUnverifiedAccount()
    await send(person)
    for (let i = 0; i < 5; i += 1) await verify(person.email, 'wrong', person.headers)
    expect((await read(person.headers)).json().sent).toBeNull()
    const other = await anAccount(server.db, { email: 'other@example.in' })
    await send({ ...other, email: 'other@example.in' }, await tokenOf(other))
    advanceSeconds(16 * 60)
    expect((await read(await tokenOf(other))).json().sent).toBeNull()
  })

  test('lists only unverified contacts of a signed-in user', async () => {
    const nothing = await tokenOf(await anAccount(server.db, { email: 'all.proved@example.in' }))
    expect((await read(nothing)).json()).toMatchObject({ contacts: [], sent: null })
    const email = 'doubtful@example.in'
    const one = await tokenOf(await anAccount(server.db, { email, emailToVerify: true }))
    expect((await read(one)).json()).toMatchObject({ contacts: [{ type: 'email', contact: email }] })
  })

  test('is hidden from others', async () => {
    const none = { user_id: null, user_type: null, contacts: [], sent: null }
    expect((await read()).json()).toEqual(none)
    const admin = await tokenOf(await anAccount(server.db, { role: 'admin' }))
    expect((await read(admin)).json()).toEqual(none)
  })
})

describe('a signed-in user', () => {
  test('verifies a contact with the access token alone', async () => {
    const person = await anAccount(server.db, { email: 'mine@example.in' })
    const me = await tokenOf(person)
    const mine = { ...person, email: 'mine@example.in' }
    expect((await send(mine, me)).statusCode).toBe(200)
    const otp = await codeTo(server, mine.email)
    expect((await verify(mine.email, otp, me)).json()).toMatchObject({ user: { id: person.id } })
    const again = { contact: person.mobileNumber, ...byMobile }
    expect((await server.post('/api/resend-otp/', again, me)).statusCode).toBe(200)
    expect((await server.get('/api/verification/', me)).json()).toMatchObject({
      user_id: person.id,
      sent: { via: 'mobile' },
    })
  })

  test('is refused with another account’s id, contact or code', async () => {
    const stranger = await anUnverifiedAccount()
    await send(stranger)
    const me = await tokenOf(await anAccount(server.db))
    expect((await send(stranger, me)).json().code).toBe('grant_missing')
    const again = await server.post('/api/resend-otp/', { contact: stranger.email, ...byEmail }, me)
    expect(again.json()).toMatchObject({
      code: 'contact_unknown',
      error: 'This email or mobile is not on your account.',
    })
    expect((await verify(stranger.email, await codeTo(server, stranger.email), me)).json().code).toBe(
      'code_wrong',
    )
  })

  test('who has just signed up another account continues with that one', async () => {
    const other = await anUnverifiedAccount()
    const person = await anAccount(server.db, { email: 'both@example.in' })
    const both = { ...(await tokenOf(person)), ...other.headers }
    expect((await server.get('/api/verification/', both)).json().user_id).toBe(other.id)
    expect((await send(other, both)).statusCode).toBe(200)
    expect((await send({ ...person, email: 'both@example.in' }, both)).statusCode).toBe(200)
    const otp = await codeTo(server, other.email)
    expect((await verify(other.email, otp, both)).json()).toMatchObject({ user: { id: other.id } })
    // Named in the body, it is the own account anyway.
    const named = { contact: 'both@example.in', user_type: 'customer', user_id: person.id }
    const own = { ...named, otp: await codeTo(server, 'both@example.in') }
    expect((await server.post('/api/verify-otp/', own, both)).json()).toEqual({
      user: { id: person.id, username: person.username, role: 'customer' },
    })
  })

  test('is not affected by a grant of another purpose', async () => {
    const person = await anAccount(server.db)
    await server.post('/api/forget-password/', { mobile_number: person.mobileNumber })
    const otp = await codeTo(server, person.mobileNumber ?? '')
    const proved = await server.post('/api/verify-password/', { mobile_number: person.mobileNumber, otp })
    expect(proved.json().message).toBe('OTP Verified Successfully')
    const reset = { 'x-grant': proved.json<{ grant: string }>().grant }
    expect((await server.get('/api/verification/', reset)).json().user_id).toBeNull()
    const other = await anAccount(server.db)
    const both = { ...(await tokenOf(other)), ...reset }
    expect((await server.get('/api/verification/', both)).json().user_id).toBe(other.id)
  })
})
