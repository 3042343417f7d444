import { describe, expect, test } from 'vitest'
import { adminDeps } from '../../../app/admin-deps.ts'
import { anAccount, PASSWORD } from '../../../testing/accounts.ts'
import { appOf as appWith } from '../../../testing/second-factors.ts'
import { testServer } from '../../../testing/test-server.ts'
import { signedInStaff, aStaff, asStaff, withStaffToken } from '../../../testing/staff.ts'
import { signInStaff, sweepStaffSessions } from './staff-session.service.ts'

const server = await testServer()
const { db } = server
const deps = { ...adminDeps(server.ctx), address: '203.0.113.1' }

const wait = (minutes: number) => {
  server.time.now = new Date(server.time.now.getTime() + minutes * 60_000)
}
type Reply = Awaited<ReturnType<typeof server.get>>
const tokenIn = (reply: Reply) => /haat_staff=([^;]+)/.exec(String(reply.headers['set-cookie']))?.[1] ?? ''

const login = (username: string | null, password = PASSWORD) =>
  server.post('/api/admin-login/', { username, password })
const enter = async (staff: { username: string | null }) =>
  withStaffToken(server, tokenIn(await login(staff.username)))
type StaffClient = Awaited<ReturnType<typeof enter>>

const stateOf = async (adminClient: StaffClient) =>
  (await adminClient.get('/api/admin/session/')).json<{ second_factor: string }>()
const statusOf = async (reply: Promise<Reply>) => (await reply).statusCode
const codeOf = async (reply: Promise<Reply>) => (await reply).json<{ code: string }>().code

const appOf = (secret: string) => appWith(server, secret)

const enrolled = async () => {
  const staff = await aStaff(db, 'moderator')
  const adminClient = await enter(staff)
  const { secret } = (await adminClient.post('/api/admin/second-factor/', {})).json<{ secret: string }>()
  const code = appOf(secret)
  const confirmed = await adminClient.post('/api/admin/second-factor/confirm/', { code: code() })
  const { recovery_codes } = confirmed.json<{ recovery_codes: string[] }>()
  return {
    staff,
    code,
    recovery_codes,
    confirmed,
    adminClient: withStaffToken(server, tokenIn(confirmed)),
    before: adminClient,
  }
}

describe('the session', () => {
  test('is an HttpOnly, SameSite cookie, stored as a hash', async () => {
    const reply = await login((await aStaff(db)).username)
    expect([reply.statusCode, reply.json()]).toEqual([200, { redirect_url: '/admin' }])
    for (const cookie of [reply.headers['set-cookie']].flat())
      expect(cookie).toMatch(/; HttpOnly; SameSite=Strict$/)
    const rows = await db.selectFrom('staffSessions').select('tokenHash').execute()
    expect(rows.some(({ tokenHash }) => tokenHash.toString('base64url') === tokenIn(reply))).toBe(false)
  })

  test('returns the staff member and the rights', async () => {
    const { username, id } = await aStaff(db, 'support')
    const reply = await (await enter({ username })).get('/api/admin/session/')
    expect(reply.headers['cache-control']).toBe('private, no-store')
    expect(reply.json()).toEqual({
      id,
      name: username,
      role: 'support',
      rights: expect.arrayContaining(['see_cases']),
      csrf_token: expect.stringMatching(/^[\w-]{43}$/),
      second_factor: 'offered',
      recovery_codes_left: 0,
    })
    expect(reply.json<{ rights: string[] }>().rights).not.toContain('judge_cases')
  })

  test('expires after thirty minutes of inactivity and after twelve hours', async () => {
    const adminClient = await signedInStaff(server)
    for (let calls = 0; calls < 3; calls += 1) {
      wait(29)
      expect(await statusOf(adminClient.get('/api/admin/staff/'))).toBe(200)
    }
    wait(31)
    expect(await statusOf(adminClient.get('/api/admin/staff/'))).toBe(401)
    const long = await signedInStaff(server)
    for (let calls = 0; calls < 24; calls += 1) {
      expect(await statusOf(long.get('/api/admin/staff/'))).toBe(200)
      wait(30 - 1 / 60)
    }
    wait(1)
    expect(await statusOf(long.get('/api/admin/staff/'))).toBe(401)
  })

  test('ends on logout, password change and suspension', async () => {
    const left = await signedInStaff(server)
    expect(await statusOf(left.post('/api/admin/logout/'))).toBe(200)
    expect(await statusOf(left.get('/api/admin/session/'))).toBe(401)
    for (const change of [{ passwordHash: 'another' }, { suspendedAt: new Date() }]) {
      const adminClient = await signedInStaff(server)
      await db.updateTable('accounts').set(change).where('id', '=', adminClient.id).execute()
      expect(await statusOf(adminClient.get('/api/admin/session/'))).toBe(401)
    }
  })

  test('is deleted by housekeeping when it has expired', async () => {
    const { id } = await signedInStaff(server)
    wait(31)
    await sweepStaffSessions(db, server.time.now)
    const rows = db.selectFrom('staffSessions').select('id').where('accountId', '=', id)
    expect(await rows.execute()).toEqual([])
  })

  test('is refused for an access token, an unknown cookie and an account without staff role', async () => {
    const admin = await aStaff(db)
    expect(await statusOf((await server.as(admin)).get('/api/admin/session/'))).toBe(401)
    expect(await statusOf(withStaffToken(server, 'guessed').get('/api/admin/session/'))).toBe(401)
    const { username } = await anAccount(db, { role: 'admin' })
    expect(await codeOf(login(username))).toBe('admin_login_wrong')
  })
})

describe('a write', () => {
  test('requires the CSRF token of its session', async () => {
    const staff = await aStaff(db)
    const token = tokenIn(await login(staff.username))
    const cookie = `haat_staff=${token}`
    const send = (headers: Record<string, string>) =>
      server.post('/api/admin/logout/', undefined, { cookie, ...headers })
    const { csrf_token } = (await (await asStaff(server, staff)).get('/api/admin/session/')).json<{
      csrf_token: string
    }>()
    // The same number of characters, more bytes.
    const latin = 'é'.repeat(csrf_token.length)
    const wrong = ['', csrf_token, latin].map((given) => ({ 'x-csrf-token': given }))
    for (const headers of [{}, ...wrong]) expect(await codeOf(send(headers))).toBe('csrf_missing')
    expect(await statusOf(withStaffToken(server, token).post('/api/admin/logout/'))).toBe(200)
  })
})

describe('the second factor', () => {
  test('is enrolled with a code and rotates the cookie', async () => {
    const { adminClient, before, recovery_codes, confirmed } = await enrolled()
    expect(confirmed.statusCode).toBe(200)
    expect(recovery_codes).toHaveLength(10)
    expect(await stateOf(adminClient)).toMatchObject({ second_factor: 'proved', recovery_codes_left: 10 })
    expect(await statusOf(before.get('/api/admin/session/'))).toBe(401)
  })

  test('names Haat and the username in the app', async () => {
    const adminClient = await signedInStaff(server)
    const { otpauth_url } = (await adminClient.post('/api/admin/second-factor/', {})).json<{
      otpauth_url: string
    }>()
    expect(otpauth_url).toMatch(
      new RegExp(`^otpauth://totp/Haat:${adminClient.username}\\?issuer=Haat&secret=[A-Z2-7]{32}&`),
    )
  })

  test('is required at the next login before any other request', async () => {
    const { staff, code } = await enrolled()
    wait(1)
    const adminClient = await enter(staff)
    expect(await stateOf(adminClient)).toMatchObject({ second_factor: 'wanted' })
    expect(await codeOf(adminClient.get('/api/admin/staff/'))).toBe('second_factor_required')
    const proved = await adminClient.post('/api/admin/second-factor/prove/', { code: code() })
    expect(proved.statusCode).toBe(200)
    expect(await statusOf(withStaffToken(server, tokenIn(proved)).get('/api/admin/staff/'))).toBe(200)
  })

  test('accepts a code once and refuses codes of other times', async () => {
    const { staff, code } = await enrolled()
    const old = code()
    const again = await enter(staff)
    expect(await codeOf(again.post('/api/admin/second-factor/prove/', { code: old }))).toBe(
      'second_factor_wrong',
    )
    wait(2)
    expect(await codeOf(again.post('/api/admin/second-factor/prove/', { code: old }))).toBe(
      'second_factor_wrong',
    )
    expect(await statusOf(again.post('/api/admin/second-factor/prove/', { code: code() }))).toBe(200)
  })

  test('accepts a recovery code once, in any notation, and logs it', async () => {
    const { staff, recovery_codes } = await enrolled()
    const typed = ` ${(recovery_codes[3] ?? '').toLowerCase()} `
    const adminClient = await enter(staff)
    const proved = await adminClient.post('/api/admin/second-factor/prove/', { code: typed })
    expect(proved.statusCode).toBe(200)
    expect(await stateOf(withStaffToken(server, tokenIn(proved)))).toMatchObject({ recovery_codes_left: 9 })
    expect(await codeOf((await enter(staff)).post('/api/admin/second-factor/prove/', { code: typed }))).toBe(
      'second_factor_wrong',
    )
    const actions = db
      .selectFrom('auditLog')
      .select('action')
      .where('staffId', '=', staff.id)
      .orderBy('number')
    expect((await actions.execute()).map(({ action }) => action)).toEqual([
      'logged_in',
      'second_factor_enrolled',
      'logged_in',
      'recovery_code_used',
      'logged_in',
      'second_factor_refused',
    ])
  })

  test('cannot be replaced with the password alone', async () => {
    const { staff } = await enrolled()
    const adminClient = await enter(staff)
    expect(await codeOf(adminClient.post('/api/admin/second-factor/', {}))).toBe('second_factor_required')
    expect(await codeOf(adminClient.post('/api/admin/second-factor/confirm/', { code: '000000' }))).toBe(
      'second_factor_required',
    )
  })

  test('cannot be replaced with an open session alone', async () => {
    const { adminClient } = await enrolled()
    const begin = (proof?: string) => adminClient.post('/api/admin/second-factor/', { proof })
    expect(await codeOf(begin())).toBe('second_factor_required')
    for (const guess of ['guessed', '000000']) expect(await codeOf(begin(guess))).toBe('second_factor_wrong')
  })

  test('is replaced with a recovery code, once, or the password', async () => {
    const { adminClient, recovery_codes } = await enrolled()
    const begin = (proof = '') => statusOf(adminClient.post('/api/admin/second-factor/', { proof }))
    expect(await begin(recovery_codes[0])).toBe(200)
    expect(await begin(recovery_codes[0])).toBe(400)
    expect(await begin(PASSWORD)).toBe(200)
  })

  test('is replaced by its owner, and codes of the old app fail', async () => {
    const { staff, adminClient, code: oldCode } = await enrolled()
    wait(1)
    const begun = await adminClient.post('/api/admin/second-factor/', { proof: oldCode() })
    const { secret } = begun.json<{ secret: string }>()
    wait(1)
    expect(await codeOf(adminClient.post('/api/admin/second-factor/confirm/', { code: oldCode() }))).toBe(
      'second_factor_wrong',
    )
    const newCode = appOf(secret)
    expect(await statusOf(adminClient.post('/api/admin/second-factor/confirm/', { code: newCode() }))).toBe(
      200,
    )
    wait(1)
    const again = await enter(staff)
    expect(await codeOf(again.post('/api/admin/second-factor/prove/', { code: oldCode() }))).toBe(
      'second_factor_wrong',
    )
    expect(await statusOf(again.post('/api/admin/second-factor/prove/', { code: newCode() }))).toBe(200)
  })

  test('ends the session after five wrong codes', async () => {
    const { staff, code } = await enrolled()
    wait(1)
    const adminClient = await enter(staff)
    for (let tries = 0; tries < 5; tries += 1)
      expect(await codeOf(adminClient.post('/api/admin/second-factor/prove/', { code: 'wrong' }))).toBe(
        'second_factor_wrong',
      )
    expect(await statusOf(adminClient.post('/api/admin/second-factor/prove/', { code: code() }))).toBe(401)
    expect(await statusOf(adminClient.get('/api/admin/session/'))).toBe(401)
  })

  test('must be enrolled first where it is required', async () => {
    const { username } = await aStaff(db)
    const credentials = { username: username ?? '', password: PASSWORD }
    const caller = { ip: '203.0.113.1', proof: { text: undefined, isSpent: false }, devices: {} }
    const adminClient = withStaffToken(
      server,
      (await signInStaff(db, credentials, { ...deps, ...caller, isSecondFactorDemanded: true })).token,
    )
    expect(await stateOf(adminClient)).toMatchObject({ second_factor: 'to_enrol' })
    expect(await codeOf(adminClient.get('/api/admin/staff/'))).toBe('second_factor_required')
    const { secret } = (await adminClient.post('/api/admin/second-factor/', {})).json<{ secret: string }>()
    const confirmed = await adminClient.post('/api/admin/second-factor/confirm/', { code: appOf(secret)() })
    expect(await statusOf(withStaffToken(server, tokenIn(confirmed)).get('/api/admin/staff/'))).toBe(200)
  })

  test('stores neither secret nor recovery codes in plain text', async () => {
    const adminClient = await signedInStaff(server)
    const { secret } = (await adminClient.post('/api/admin/second-factor/', {})).json<{ secret: string }>()
    const row = db.selectFrom('staff').select('nextSecondFactor').where('accountId', '=', adminClient.id)
    const { nextSecondFactor } = await row.executeTakeFirstOrThrow()
    expect(nextSecondFactor).not.toContain(secret)
  })
})

test('lists the staff to every role', async () => {
  const adminClient = await signedInStaff(server, 'support')
  const list = (await adminClient.get('/api/admin/staff/')).json<object[]>()
  expect(list).toContainEqual({
    id: adminClient.id,
    name: adminClient.username,
    role: 'support',
    has_second_factor: false,
  })
})
