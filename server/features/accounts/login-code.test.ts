import { describe, expect, test } from 'vitest'
import { PASSWORD } from '../../testing/accounts.ts'
import { deviceFrom } from '../../testing/devices.ts'
import { codeTo } from '../../testing/mail.ts'
import { aProvider } from '../../testing/providers.ts'
import { aFactorOwner } from '../../testing/second-factors.ts'
import { testServer } from '../../testing/test-server.ts'
import { signGrant } from './grants.ts'

const server = await testServer({ jobs: 'work', env: { CAPTCHA_ANSWER: 'seen' } })

type TestServer = typeof server
type Owner = { username: string | null }
type Cookies = Record<string, string>

const wait = (minutes: number, at: TestServer = server) => {
  at.time.now = new Date(at.time.now.getTime() + minutes * 60_000)
}

const login = async ({ username }: Owner, given: object = {}, at: TestServer = server) => {
  const { captcha_key } = (await at.get('/api/get-captcha/')).json<{ captcha_key: string }>()
  const form = { identifier: username, password: PASSWORD, captcha_0: captcha_key, captcha_1: 'seen' }
  return at.post('/api/provider/login/', { ...form, ...given })
}
const grantOf = async (owner: Owner, given: object = {}, at: TestServer = server) =>
  (await login(owner, given, at)).json<{ grant: string }>().grant

type CodeStep = { grant: string; code: string | undefined; from?: Cookies; address?: string; at?: TestServer }
const enter = ({ grant, code, from = {}, address: ip = '203.0.113.9', at = server }: CodeStep) =>
  at.app.inject({
    method: 'POST',
    url: '/api/provider/login/code/',
    headers: { 'x-grant': grant },
    payload: { code },
    cookies: from,
    remoteAddress: ip,
  })
const codeOf = async (reply: ReturnType<typeof enter>) => (await reply).json<{ code: string }>().code

describe('after the right password', () => {
  test('the reply says that a code is needed, gives a grant and no token', async () => {
    const { owner } = await aFactorOwner(server)
    const reply = await login(owner)
    expect([reply.statusCode, reply.json()]).toEqual([
      403,
      { status: 'second_factor_required', grant: expect.any(String) },
    ])
    expect(String(reply.headers['set-cookie'])).toMatch(/haat_grant=.*HttpOnly.*SameSite=Strict/)
    expect(deviceFrom(reply)).toEqual({})
  })

  test('a wrong password, captcha or role is refused as without a second factor', async () => {
    const { owner } = await aFactorOwner(server)
    const textOf = async (given: object) => (await login(owner, given)).json<{ error: string }>().error
    expect(await textOf({ password: 'Wrong@1' })).toBe('Invalid password.')
    expect(await textOf({ captcha_1: 'wrong' })).toBe('Invalid captcha. Try again.')
  })

  test('a code of the app opens the session, in the same browser by its cookie', async () => {
    const { owner, code } = await aFactorOwner(server)
    wait(1)
    const first = await login(owner, { remember_me: true })
    const grant = first.cookies.find(({ name }) => name === 'haat_grant')?.value ?? ''
    const entered = await server.app.inject({
      method: 'POST',
      url: '/api/provider/login/code/',
      payload: { code: code() },
      cookies: { haat_grant: grant },
    })
    expect(entered.json()).toMatchObject({
      user: { id: owner.id, username: owner.username, role: 'provider' },
    })
    expect(Object.keys(deviceFrom(entered))).toHaveLength(1)
    const { access_token, refresh_token } = entered.json<Record<string, string>>()
    const opened = await server.get('/api/manage-provider-profile/', {
      authorization: `Bearer ${access_token}`,
    })
    expect(opened.statusCode).toBe(200)
    // 'Remember me' of the first step applies.
    wait(13 * 60)
    expect((await server.post('/api/token/refresh/', { refresh_token })).statusCode).toBe(200)
  })

  test('a code works once, also in two logins at the same time', async () => {
    const { owner, code } = await aFactorOwner(server)
    wait(1)
    const [one, other] = [await grantOf(owner), await grantOf(owner)]
    const replies = await Promise.all([
      enter({ grant: one, code: code() }),
      enter({ grant: other, code: code() }),
    ])
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400])
    expect(await codeOf(enter({ grant: await grantOf(owner), code: code() }))).toBe('second_factor_wrong')
  })

  test('so does a recovery code', async () => {
    const { owner, recoveryCodes, me } = await aFactorOwner(server)
    const code = recoveryCodes[4]
    expect((await enter({ grant: await grantOf(owner), code })).statusCode).toBe(200)
    expect(await codeOf(enter({ grant: await grantOf(owner), code }))).toBe('second_factor_wrong')
    expect((await me.get('/api/second-factor/')).json()).toMatchObject({ recovery_codes_left: 9 })
  })
})

describe('the second step is refused', () => {
  test('without a grant, with one that is older than 15 minutes, of another purpose or account', async () => {
    const { owner, recoveryCodes } = await aFactorOwner(server)
    const [code] = recoveryCodes
    expect(await codeOf(enter({ grant: 'none', code }))).toBe('grant_missing')
    const old = await grantOf(owner)
    wait(16)
    expect(await codeOf(enter({ grant: old, code }))).toBe('grant_missing')
    const keys = { secret: server.ctx.config.secretKey, clock: server.ctx.clock }
    const verify = await signGrant({ accountId: owner.id, purpose: 'verify' }, keys)
    expect(await codeOf(enter({ grant: verify, code }))).toBe('grant_missing')
    const { owner: other } = await aFactorOwner(server)
    expect(await codeOf(enter({ grant: await grantOf(other), code }))).toBe('second_factor_wrong')
  })

  test('after five wrong codes: then the password and a captcha are needed again', async () => {
    const { owner, code } = await aFactorOwner(server)
    wait(1)
    const grant = await grantOf(owner)
    for (let tries = 0; tries < 5; tries += 1)
      expect(await codeOf(enter({ grant, code: 'wrong' }))).toBe('second_factor_wrong')
    expect(await codeOf(enter({ grant, code: code() }))).toBe('grant_missing')
    expect((await enter({ grant: await grantOf(owner), code: code() })).statusCode).toBe(200)
  })

  test('for a grant of a password that has changed since', async () => {
    const { owner, me, recoveryCodes } = await aFactorOwner(server)
    const grant = await grantOf(owner)
    await me.post('/api/change-password/', { old_password: PASSWORD, new_password: 'Mandi#42' })
    expect(await codeOf(enter({ grant, code: recoveryCodes[0] }))).toBe('grant_missing')
  })

  test('for an account that was suspended since, and after the factor was switched off', async () => {
    const { owner, me, recoveryCodes } = await aFactorOwner(server)
    const grant = await grantOf(owner)
    await me.post('/api/second-factor/off/', { code: recoveryCodes[0] })
    expect(await codeOf(enter({ grant, code: recoveryCodes[1] }))).toBe('grant_missing')
    expect((await login(owner)).statusCode).toBe(200)
    const suspended = await aFactorOwner(server)
    const held = await grantOf(suspended.owner)
    await server.db
      .updateTable('accounts')
      .set({ suspendedAt: server.time.now })
      .where('id', '=', suspended.owner.id)
      .execute()
    expect(await codeOf(enter({ grant: held, code: suspended.recoveryCodes[0] }))).toBe('grant_missing')
  })
})

test('wrong codes delay the account, but not a known browser', async () => {
  const limited = await testServer({ env: { CAPTCHA_ANSWER: 'seen', RATE_LIMITS: 'on' } })
  const { owner, recoveryCodes } = await aFactorOwner(limited)
  const [first, second] = recoveryCodes
  const grant = () => grantOf(owner, {}, limited)
  const from = deviceFrom(await enter({ grant: await grant(), code: first, at: limited }))
  const held = await grant()
  for (let tries = 0; tries < 5; tries += 1) await enter({ grant: held, code: 'wrong', at: limited })
  const stranger = await enter({ grant: await grant(), code: second, address: '203.0.113.10', at: limited })
  expect(stranger.statusCode).toBe(429)
  expect((await enter({ grant: await grant(), code: second, from, at: limited })).statusCode).toBe(200)
})

test('a reset of the password does not bypass it', async () => {
  const { owner, recoveryCodes } = await aFactorOwner(server)
  const mobile_number = owner.mobileNumber ?? ''
  await server.post('/api/forget-password/', { mobile_number })
  const otp = await codeTo(server, mobile_number)
  const proved = await server.post('/api/verify-password/', { mobile_number, otp })
  const headers = { 'x-grant': proved.json<{ grant: string }>().grant }
  const reset = await server.post(
    '/api/reset-password/',
    { mobile_number, new_password: 'Mandi#42' },
    headers,
  )
  expect(reset.statusCode).toBe(200)
  // Nor does it make the browser a known one.
  expect(reset.cookies.map(({ name }) => name).filter((name) => name.startsWith('haat_device'))).toEqual([])
  const given = { password: 'Mandi#42' }
  expect((await login(owner, given)).json()).toMatchObject({ status: 'second_factor_required' })
  expect((await enter({ grant: await grantOf(owner, given), code: recoveryCodes[0] })).statusCode).toBe(200)
})

test('nor does a grant of the sign-up', async () => {
  const { owner } = await aFactorOwner(server)
  const keys = { secret: server.ctx.config.secretKey, clock: server.ctx.clock }
  const headers = { 'x-grant': await signGrant({ accountId: owner.id, purpose: 'verify' }, keys) }
  const contact = owner.mobileNumber ?? ''
  const body = { contact, user_type: 'provider' }
  await server.post('/api/send-otp/', { ...body, user_id: owner.id, otp_via: 'mobile' }, headers)
  const otp = await codeTo(server, contact)
  const reply = await server.post('/api/verify-otp/', { ...body, otp }, headers)
  expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([403, 'grant_missing'])
})

test('a business without a second factor logs in as before', async () => {
  const reply = await login(await aProvider(server.db))
  expect(reply.statusCode).toBe(200)
  expect(Object.keys(reply.json<object>())).toEqual(['access_token', 'refresh_token', 'user'])
})
