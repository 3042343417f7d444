import { beforeEach, describe, expect, test } from 'vitest'
import { anAccount, PASSWORD } from '../../testing/accounts.ts'
import { aProof } from '../../testing/proofs.ts'
import { testServer } from '../../testing/test-server.ts'

const server = await testServer({ env: { CAPTCHA_ANSWER: 'seen' } })
const asha = await anAccount(server.db, { username: 'asha', usernameKey: 'asha', email: 'Asha@Example.in' })
const provider = await anAccount(server.db, { role: 'provider' })
await anAccount(server.db, { role: 'admin', username: 'boss', usernameKey: 'boss' })
const unverified = await anAccount(server.db, { verifiedAt: null, email: 'new.person@example.in' })

const captcha = async () =>
  (await server.get('/api/get-captcha/')).json<{ captcha_key: string }>().captcha_key
const login = async (given: object, loginRole = 'customer', query = '') =>
  server.post(`/api/${loginRole}/login/${query}`, {
    identifier: 'asha',
    password: PASSWORD,
    captcha_0: await captcha(),
    captcha_1: 'seen',
    ...given,
  })
const textOf = async (given: object, loginRole?: string) => {
  const reply = await login(given, loginRole)
  return [reply.statusCode, reply.json<{ error: string }>().error]
}
const refresh = (token: string) => server.post('/api/token/refresh/', { refresh_token: token })
const profile = (token: string) =>
  server.get('/api/manage-customer-profile/', { authorization: `Bearer ${token}` })
type Tokens = { access_token: string; refresh_token: string }
const signIn = async (given: object = {}) => (await login(given)).json<Tokens>()

const start = server.time.now
beforeEach(() => {
  server.time.now = start
})
const advanceMinutes = (minutes: number) => {
  server.time.now = new Date(start.getTime() + minutes * 60_000)
}

describe('a customer signs in', () => {
  test.each(['asha', 'ASHA', ' asha ', 'asha@example.in', asha.mobileNumber])('as %j', async (identifier) => {
    const reply = await login({ identifier })
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toMatchObject({ user: { id: asha.id, username: 'asha', role: 'customer' } })
    expect(reply.headers['cache-control']).toContain('no-store')
  })

  test('and the tokens authenticate the account', async () => {
    const { access_token } = await signIn()
    expect((await profile(access_token)).statusCode).toBe(200)
  })
})

describe('signing in is refused', () => {
  test('with the text of the specification', async () => {
    expect(await textOf({ identifier: 'nobody' })).toEqual([
      401,
      'Invalid username, email, or mobile number.',
    ])
    expect(await textOf({ identifier: '' })).toEqual([401, 'Invalid username, email, or mobile number.'])
    expect(await textOf({ password: 'Wrong@1' })).toEqual([401, 'Invalid password.'])
    expect(await textOf({ captcha_1: ' ' })).toEqual([400, 'Captcha is required.'])
    expect(await textOf({ captcha_1: 'wrong' })).toEqual([400, 'Invalid captcha. Try again.'])
    expect(await textOf({}, 'provider')).toEqual([401, 'Provider profile does not exist.'])
    expect(await textOf({ password: 'Wrong@1' }, 'provider')).toEqual([401, 'Invalid password.'])
  })

  test('for a provider at the customers’ sign-in and for an administrator at both, as for an unknown name', async () => {
    expect((await textOf({ identifier: provider.username }))[1]).toBe(
      'Invalid username, email, or mobile number.',
    )
    for (const loginRole of ['customer', 'provider'])
      expect((await textOf({ identifier: 'boss' }, loginRole))[1]).toBe(
        'Invalid username, email, or mobile number.',
      )
  })

  test('for a captcha that was used before, rightly or wrongly, or is too old', async () => {
    const used = await captcha()
    expect((await login({ captcha_0: used, password: 'Wrong@1' })).statusCode).toBe(401)
    expect(await textOf({ captcha_0: used })).toEqual([400, 'Invalid captcha. Try again.'])
    const old = await captcha()
    advanceMinutes(6)
    expect(await textOf({ captcha_0: old })).toEqual([400, 'Invalid captcha. Try again.'])
  })

  test('for a suspended account, which is disclosed only after the right password', async () => {
    const { username: identifier } = await anAccount(server.db, { suspendedAt: new Date() })
    const reply = await login({ identifier })
    expect([reply.statusCode, reply.json()]).toEqual([
      403,
      { status: 'account_suspended', appeal_code: null },
    ])
    expect(await textOf({ identifier, password: 'Wrong@1' })).toEqual([401, 'Invalid password.'])
  })
})

test('an unverified account receives its masked contacts and the grant', async () => {
  const reply = await login({ identifier: unverified.username })
  expect(reply.statusCode).toBe(403)
  expect(reply.json()).toMatchObject({
    status: 'verification_required',
    user_id: unverified.id,
    contacts: [
      { type: 'email', contact: 'n***@example.in' },
      { type: 'mobile', contact: `******${unverified.mobileNumber?.slice(-4)}` },
    ],
  })
  expect(String(reply.headers['set-cookie'])).toMatch(/haat_grant=.*HttpOnly.*SameSite=Strict/)
})

test('mails are in the language of the page of the last sign-in', async () => {
  const languageIn = async () =>
    (await server.db.selectFrom('accounts').select('language').where('id', '=', asha.id).executeTakeFirst())
      ?.language
  await login({}, 'customer', '?lang=hi-IN')
  expect(await languageIn()).toBe('hi')
  await login({})
  expect(await languageIn()).toBe('hi')
  await login({}, 'customer', '?lang=en')
  expect(await languageIn()).toBe('en')
})

describe('a session', () => {
  test('expires after twelve hours, or thirty days when remembered', async () => {
    const short = await signIn()
    const long = await signIn({ remember_me: true })
    advanceMinutes(13 * 60)
    expect((await refresh(short.refresh_token)).statusCode).toBe(401)
    expect((await refresh(long.refresh_token)).statusCode).toBe(200)
  })

  test('gives a new pair for a refresh token', async () => {
    const first = await signIn()
    const second = (await refresh(first.refresh_token)).json<Tokens>()
    expect(second.refresh_token).not.toBe(first.refresh_token)
    expect((await profile(second.access_token)).statusCode).toBe(200)
  })

  test('ends when a refresh token is reused', async () => {
    const first = await signIn()
    const second = (await refresh(first.refresh_token)).json<Tokens>()
    expect((await refresh(first.refresh_token)).statusCode).toBe(401)
    expect((await refresh(second.refresh_token)).statusCode).toBe(401)
    expect((await profile(second.access_token)).statusCode).toBe(401)
  })

  test('gives one pair when a token is used twice concurrently', async () => {
    const { refresh_token } = await signIn()
    const replies = await Promise.all([refresh(refresh_token), refresh(refresh_token)])
    expect(replies.map((reply) => reply.statusCode).toSorted()).toEqual([200, 401])
  })

  test('ends with logout, its access token too, and other sessions stay', async () => {
    const [here, there] = [await signIn(), await signIn()]
    const headers = { authorization: `Bearer ${here.access_token}` }
    const left = await server.post('/api/logout/', undefined, headers)
    expect([left.statusCode, left.headers['clear-site-data']]).toEqual([200, '"cache"'])
    expect((await profile(here.access_token)).statusCode).toBe(401)
    expect((await refresh(here.refresh_token)).statusCode).toBe(401)
    expect((await profile(there.access_token)).statusCode).toBe(200)
  })

  test('ends by its refresh token alone, once its access token has expired', async () => {
    const { access_token, refresh_token } = await signIn()
    expect((await server.post('/api/logout/', { refresh_token })).statusCode).toBe(200)
    expect((await profile(access_token)).statusCode).toBe(401)
    expect((await refresh(refresh_token)).statusCode).toBe(401)
  })

  test('stores no token in the database', async () => {
    const { refresh_token } = await signIn()
    const { rows } = await server.ctx.pool.query(
      `select encode(token_hash, 'escape') as text from refresh_tokens`,
    )
    expect(rows.map((row: { text: string }) => row.text).join(' ')).not.toContain(refresh_token)
  })
})

test('a captcha is drawn and spoken until it is answered', async () => {
  const key = await captcha()
  const image = await server.get(`/api/captcha/${key}/image/`)
  expect(image.headers['content-type']).toBe('image/png')
  expect(image.rawPayload.subarray(1, 4).toString()).toBe('PNG')
  const proof = encodeURIComponent(await aProof(server))
  const audio = await server.get(`/api/captcha/${key}/audio/?lang=hi&proof=${proof}`)
  expect(audio.headers['content-type']).toBe('audio/wav')
  expect(audio.rawPayload.subarray(0, 4).toString()).toBe('RIFF')
  await login({ captcha_0: key })
  expect((await server.get(`/api/captcha/${key}/image/`)).statusCode).toBe(404)
})
