import { beforeEach, describe, expect, test } from 'vitest'
import { anAccount } from '../../testing/accounts.ts'
import { testServer } from '../../testing/test-server.ts'
import { logText } from '../../testing/log.ts'
import { usernameKey } from './username-key.ts'

const server = await testServer({ jobs: 'work' })
let made = 0
const form = (given: { customer_profile?: object; [field: string]: unknown } = {}) => {
  made += 1
  return {
    username: `new${made}x`,
    email: `new${made}@example.in`,
    password: 'Bazaar@7',
    confirm_password: 'Bazaar@7',
    ...given,
    customer_profile: {
      name: 'Asha Kumari',
      mobile_number: String(9_000_000_000 + made),
      ...given.customer_profile,
    },
  }
}
const signUp = (given?: Parameters<typeof form>[0]) => server.post('/api/customer/signup/', form(given))
const fieldsOf = async (given: Parameters<typeof form>[0]) => {
  const reply = await signUp(given)
  expect(reply.statusCode).toBe(400)
  return reply.json<object>()
}

type SignedUp = { user_id: number; grant: string }
type Mail = { to: string; code: string; text: string; via: string }
const newestCode = async (to: string) => {
  const find = async () => (await server.get('/api/outbox/')).json<Mail[]>().find((mail) => mail.to === to)
  await expect.poll(find).toBeTruthy()
  return (await find())?.code ?? ''
}
const start = server.time.now
beforeEach(() => {
  server.time.now = start
})

describe('a new customer', () => {
  test.each([
    ['', 'hi,en-US;q=0.9,en;q=0.8', 'hi'],
    ['', 'ta-IN,en;q=0.5', 'en'],
    ['', 'ta-IN', 'en'],
    ['?lang=hi-IN', 'en-IN', 'hi'],
    ['?lang=en', 'hi', 'en'],
  ])('gets mails in the language of the page: %j with %j means %s', async (query, header, language) => {
    const headers = { 'accept-language': header }
    const reply = await server.post(`/api/customer/signup/${query}`, form(), headers)
    const { user_id } = reply.json<SignedUp>()
    const stored = server.db.selectFrom('accounts').select('language').where('id', '=', user_id)
    expect(await stored.executeTakeFirst()).toEqual({ language })
  })

  test('signs up, verifies the e-mail by a code, and is signed in', async () => {
    const body = form()
    const reply = await server.post('/api/customer/signup/', body)
    expect(reply.statusCode).toBe(201)
    const { user_id, grant } = reply.json<SignedUp>()
    const headers = { 'x-grant': grant }
    const asked = { user_id, contact: body.email, otp_via: 'email', user_type: 'customer' }
    expect((await server.post('/api/send-otp/', asked, headers)).json()).toMatchObject({
      message: 'OTP sent successfully!',
    })
    const otp = await newestCode(body.email)
    expect(otp).toMatch(/^\d{6}$/)
    const wrong = otp === '000000' ? '000001' : '000000'
    const verify = (code: string) =>
      server.post('/api/verify-otp/', { contact: body.email, otp: code, user_type: 'customer' }, headers)
    expect((await verify(wrong)).json()).toMatchObject({ error: 'Invalid or expired OTP. Please try again.' })
    const verified = await verify(otp)
    expect(verified.json()).toMatchObject({
      user: { id: user_id, username: body.username, role: 'customer' },
    })
    expect((await verify(otp)).statusCode).toBe(400)
  })

  test('needs no e-mail', async () => {
    expect((await signUp({ email: '' })).statusCode).toBe(201)
    expect((await signUp({ email: null })).statusCode).toBe(201)
  })

  test('is refused field by field, as the payload is nested', async () => {
    expect(
      await fieldsOf({
        username: 'a b',
        email: 'x',
        password: 'short',
        confirm_password: '',
        customer_profile: { name: ' ', mobile_number: '123' },
      }),
    ).toEqual({
      username: ['*Username cannot contain spaces.'],
      email: ['Invalid email format.'],
      password: ['*Password must contain at least one uppercase letter.'],
      confirm_password: ['*This field is required.'],
      customer_profile: {
        name: ['*This field is required.'],
        mobile_number: ['*Mobile number must be exactly 10 digits.'],
      },
    })
  })

  test('learns the codes of the broken rules in a header, in the same shape', async () => {
    const reply = await signUp({ username: 'a b', customer_profile: { name: ' ' } })
    expect(reply.headers['x-field-codes']).toBe(
      '{"username":["usernameSpaces"],"customer_profile":{"name":["required"]}}',
    )
    expect((await signUp({})).headers['x-field-codes']).toBeUndefined()
  })

  test('may not use a common password', async () => {
    const password = 'Pass@123'
    expect(await fieldsOf({ password, confirm_password: password })).toEqual({
      password: ['*This password is too common. Choose another one.'],
    })
  })

  test('is refused taken names by field', async () => {
    const { username, mobileNumber } = await anAccount(server.db, { email: 'taken@example.in' })
    const given = {
      username: username?.toUpperCase(),
      email: 'TAKEN@example.in',
      customer_profile: { mobile_number: mobileNumber },
    }
    expect(await fieldsOf(given)).toEqual({
      username: ['*Username already taken.'],
      email: ['*Email already registered.'],
      customer_profile: { mobile_number: ['*Mobile number already registered.'] },
    })
  })

  test('gets the username once in concurrent sign-ups', async () => {
    const username = 'same.moment'
    const replies = await Promise.all([signUp({ username }), signUp({ username })])
    expect(replies.map((reply) => reply.statusCode).toSorted()).toEqual([201, 400])
    const loser = replies.find((reply) => reply.statusCode === 400)
    expect(loser?.json()).toEqual({ username: ['*Username already taken.'] })
  })

  test('who verifies nothing for a day loses the names', async () => {
    const username = 'left.alone'
    expect((await signUp({ username })).statusCode).toBe(201)
    const exists = async () =>
      (await server.get(`/api/check-username/?username=${username}`)).json<{ exists: boolean }>().exists
    expect(await exists()).toBe(true)
    server.time.now = new Date(start.getTime() + 25 * 60 * 60_000)
    expect(await exists()).toBe(false)
    const held = server.db.selectFrom('accounts').select('id').where('username', '=', username)
    expect(await held.execute(), 'asking deletes nothing').toHaveLength(1)
    expect((await signUp({ username })).statusCode).toBe(201)
    const mobile_number = '8888888887'
    const suspended = { mobileNumber: mobile_number, verifiedAt: null, createdAt: start, suspendedAt: start }
    await anAccount(server.db, suspended)
    expect(await fieldsOf({ customer_profile: { mobile_number } })).toEqual({
      customer_profile: { mobile_number: ['*Mobile number already registered.'] },
    })
  })
})

describe('spellings of a username that look alike are equal', () => {
  test.each([
    ['Asha', 'asha'],
    ['आशा', 'अाशा'],
    ['क़लम', 'क\u093cलम'],
    ['café', 'cafe\u0301'],
    ['asha१', 'asha1'],
    ['ash0k', 'ashok'],
  ])('%s and %s', (one, other) => {
    expect(usernameKey(one)).toBe(usernameKey(other))
  })

  test('and different names stay different', () => {
    expect(new Set(['asha', 'aasha', 'आशा', 'आश', 'asha_', 'asha.'].map(usernameKey)).size).toBe(6)
  })
})

describe('a grant', () => {
  const asked = async (user_id: number, headers: Record<string, string>, contact = 'x@example.in') =>
    (
      await server.post(
        '/api/send-otp/',
        { user_id, contact, otp_via: 'email', user_type: 'customer' },
        headers,
      )
    ).json<{
      code: string
    }>().code

  test('is for one account, one purpose and its own contacts', async () => {
    const [mine, other] = [form(), form()]
    const me = (await server.post('/api/customer/signup/', mine)).json<SignedUp>()
    const them = (await server.post('/api/customer/signup/', other)).json<SignedUp>()
    expect(await asked(me.user_id, {})).toBe('grant_missing')
    expect(await asked(me.user_id, { 'x-grant': 'garbage' })).toBe('grant_missing')
    expect(await asked(them.user_id, { 'x-grant': me.grant })).toBe('grant_missing')
    expect(await asked(me.user_id, { 'x-grant': me.grant }, other.email)).toBe('contact_unknown')
    const reset = await server.post(
      '/api/reset-password/',
      { new_password: 'Bazaar@8' },
      { 'x-grant': me.grant },
    )
    expect(reset.json()).toMatchObject({ code: 'grant_missing' })
  })

  test('expires after fifteen minutes', async () => {
    const body = form()
    const { user_id, grant } = (await server.post('/api/customer/signup/', body)).json<SignedUp>()
    server.time.now = new Date(start.getTime() + 16 * 60_000)
    expect(await asked(user_id, { 'x-grant': grant }, body.email)).toBe('grant_missing')
  })
})

describe('a code', () => {
  test('is invalid after five attempts, even if the sixth is right', async () => {
    const body = form()
    const { user_id, grant } = (await server.post('/api/customer/signup/', body)).json<SignedUp>()
    const headers = { 'x-grant': grant }
    await server.post(
      '/api/send-otp/',
      { user_id, contact: body.email, otp_via: 'email', user_type: 'customer' },
      headers,
    )
    const otp = await newestCode(body.email)
    const verify = (code: string) =>
      server.post('/api/verify-otp/', { contact: body.email, otp: code, user_type: 'customer' }, headers)
    for (let i = 0; i < 5; i += 1) expect((await verify('wrong')).statusCode).toBe(400)
    expect((await verify(otp)).statusCode).toBe(400)
  })

  test('is neither in the database in plain text nor in a log', async () => {
    const body = form()
    const { user_id, grant } = (await server.post('/api/customer/signup/', body)).json<SignedUp>()
    const asked = { user_id, contact: body.email, otp_via: 'email', user_type: 'customer' }
    await server.post('/api/send-otp/', asked, { 'x-grant': grant })
    const otp = await newestCode(body.email)
    const { rows } = await server.ctx.pool.query(
      `select data::text from pgboss.job union all select encode(code_hash, 'escape') from sent_codes`,
    )
    expect(JSON.stringify(rows)).not.toContain(otp)
    expect(logText(server.logLines)).not.toMatch(new RegExp(`${otp}|${body.email}|Bazaar@7`))
  })
})
