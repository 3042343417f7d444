import { Secret, TOTP } from 'otpauth'
import { describe, expect, test } from 'vitest'
import { deskTools } from '../../../app/desk-tools.ts'
import { anAccount, PASSWORD } from '../../../testing/accounts.ts'
import { testHouse } from '../../../testing/app.ts'
import { aDesk, aStaff, atDesk, withToken } from '../../../testing/staff.ts'
import { enterDesk, sweepStaffSessions } from './staff-session.service.ts'

const house = await testHouse()
const { db } = house
const tools = { ...deskTools(house.house), address: '203.0.113.1' }

const wait = (minutes: number) => {
  house.time.now = new Date(house.time.now.getTime() + minutes * 60_000)
}
type Reply = Awaited<ReturnType<typeof house.get>>
const tokenIn = (reply: Reply) => /haat_staff=([^;]+)/.exec(String(reply.headers['set-cookie']))?.[1] ?? ''

const login = (username: string | null, password = PASSWORD) =>
  house.post('/api/admin-login/', { username, password })
const enter = async (staff: { username: string | null }) =>
  withToken(house, tokenIn(await login(staff.username)))
type Desk = Awaited<ReturnType<typeof enter>>

const stateOf = async (desk: Desk) =>
  (await desk.get('/api/admin/session/')).json<{ second_factor: string }>()
const statusOf = async (reply: Promise<Reply>) => (await reply).statusCode
const codeOf = async (reply: Promise<Reply>) => (await reply).json<{ code: string }>().code

const appOf = (secret: string) => {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  return () => totp.generate({ timestamp: house.time.now.getTime() })
}

/** Signed in, with an app of their own and a session that has proved it. */
const enrolled = async () => {
  const staff = await aStaff(db, 'moderator')
  const desk = await enter(staff)
  const { secret } = (await desk.post('/api/admin/second-factor/')).json<{ secret: string }>()
  const code = appOf(secret)
  const confirmed = await desk.post('/api/admin/second-factor/confirm/', { code: code() })
  const { recovery_codes } = confirmed.json<{ recovery_codes: string[] }>()
  return { staff, code, recovery_codes, confirmed, desk: withToken(house, tokenIn(confirmed)), before: desk }
}

describe('the session', () => {
  test('is a cookie that scripts and other sites never see, and is kept as a hash', async () => {
    const reply = await login((await aStaff(db)).username)
    expect([reply.statusCode, reply.json()]).toEqual([200, { redirect_url: '/admin' }])
    for (const cookie of [reply.headers['set-cookie']].flat())
      expect(cookie).toMatch(/; HttpOnly; SameSite=Strict$/)
    const rows = await db.selectFrom('staffSessions').select('tokenHash').execute()
    expect(rows.some(({ tokenHash }) => tokenHash.toString('base64url') === tokenIn(reply))).toBe(false)
  })

  test('says who is there and what they may do', async () => {
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

  test('is over after thirty minutes without a call, and after twelve hours', async () => {
    const desk = await aDesk(house)
    for (let calls = 0; calls < 3; calls += 1) {
      wait(29)
      expect(await statusOf(desk.get('/api/admin/staff/'))).toBe(200)
    }
    wait(31)
    expect(await statusOf(desk.get('/api/admin/staff/'))).toBe(401)
    const long = await aDesk(house)
    for (let calls = 0; calls < 24; calls += 1) {
      expect(await statusOf(long.get('/api/admin/staff/'))).toBe(200)
      wait(30 - 1 / 60)
    }
    wait(1)
    expect(await statusOf(long.get('/api/admin/staff/'))).toBe(401)
  })

  test('ends with a logout, a new password, a suspension', async () => {
    const left = await aDesk(house)
    expect(await statusOf(left.post('/api/admin/logout/'))).toBe(200)
    expect(await statusOf(left.get('/api/admin/session/'))).toBe(401)
    for (const change of [{ passwordHash: 'another' }, { suspendedAt: new Date() }]) {
      const desk = await aDesk(house)
      await db.updateTable('accounts').set(change).where('id', '=', desk.id).execute()
      expect(await statusOf(desk.get('/api/admin/session/'))).toBe(401)
    }
  })

  test('is swept away when it is over', async () => {
    const { id } = await aDesk(house)
    wait(31)
    await sweepStaffSessions(db, house.time.now)
    const rows = db.selectFrom('staffSessions').select('id').where('accountId', '=', id)
    expect(await rows.execute()).toEqual([])
  })

  test('opens nothing for an administrator’s bearer, a stranger’s cookie or an account that is not of the staff', async () => {
    const admin = await aStaff(db)
    expect(await statusOf((await house.as(admin)).get('/api/admin/session/'))).toBe(401)
    expect(await statusOf(withToken(house, 'guessed').get('/api/admin/session/'))).toBe(401)
    const { username } = await anAccount(db, { role: 'admin' })
    expect(await codeOf(login(username))).toBe('admin_login_wrong')
  })
})

describe('a write', () => {
  test('needs the token of its very session', async () => {
    const staff = await aStaff(db)
    const token = tokenIn(await login(staff.username))
    const cookie = `haat_staff=${token}`
    const send = (headers: Record<string, string>) =>
      house.post('/api/admin/logout/', undefined, { cookie, ...headers })
    const { csrf_token } = (await (await atDesk(house, staff)).get('/api/admin/session/')).json<{
      csrf_token: string
    }>()
    for (const headers of [{}, { 'x-csrf-token': '' }, { 'x-csrf-token': csrf_token }])
      expect(await codeOf(send(headers))).toBe('csrf_missing')
    expect(await statusOf(withToken(house, token).post('/api/admin/logout/'))).toBe(200)
  })
})

describe('the second factor', () => {
  test('is set up by a code of the app; the session goes on under a new cookie', async () => {
    const { desk, before, recovery_codes, confirmed } = await enrolled()
    expect(confirmed.statusCode).toBe(200)
    expect(recovery_codes).toHaveLength(10)
    expect(await stateOf(desk)).toMatchObject({ second_factor: 'proved', recovery_codes_left: 10 })
    expect(await statusOf(before.get('/api/admin/session/'))).toBe(401)
  })

  test('names the house and the person to the app', async () => {
    const desk = await aDesk(house)
    const { otpauth_url } = (await desk.post('/api/admin/second-factor/')).json<{ otpauth_url: string }>()
    expect(otpauth_url).toMatch(
      new RegExp(`^otpauth://totp/Haat:${desk.username}\\?issuer=Haat&secret=[A-Z2-7]{32}&`),
    )
  })

  test('is asked for at the next sign-in, and nothing opens before', async () => {
    const { staff, code } = await enrolled()
    wait(1)
    const desk = await enter(staff)
    expect(await stateOf(desk)).toMatchObject({ second_factor: 'wanted' })
    expect(await codeOf(desk.get('/api/admin/staff/'))).toBe('second_factor_required')
    const proved = await desk.post('/api/admin/second-factor/prove/', { code: code() })
    expect(proved.statusCode).toBe(200)
    expect(await statusOf(withToken(house, tokenIn(proved)).get('/api/admin/staff/'))).toBe(200)
  })

  test('takes a code once, and none of another time', async () => {
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

  test('or a recovery code, once, however it is typed; using it is written down', async () => {
    const { staff, recovery_codes } = await enrolled()
    const typed = ` ${(recovery_codes[3] ?? '').toLowerCase()} `
    const desk = await enter(staff)
    const proved = await desk.post('/api/admin/second-factor/prove/', { code: typed })
    expect(proved.statusCode).toBe(200)
    expect(await stateOf(withToken(house, tokenIn(proved)))).toMatchObject({ recovery_codes_left: 9 })
    expect(await codeOf((await enter(staff)).post('/api/admin/second-factor/prove/', { code: typed }))).toBe(
      'second_factor_wrong',
    )
    const deeds = db.selectFrom('auditLog').select('action').where('staffId', '=', staff.id).orderBy('number')
    expect((await deeds.execute()).map(({ action }) => action)).toEqual([
      'second_factor_enrolled',
      'recovery_code_used',
    ])
  })

  test('is not replaced by whoever knows only the password', async () => {
    const { staff } = await enrolled()
    const desk = await enter(staff)
    expect(await codeOf(desk.post('/api/admin/second-factor/'))).toBe('second_factor_required')
    expect(await codeOf(desk.post('/api/admin/second-factor/confirm/', { code: '000000' }))).toBe(
      'second_factor_required',
    )
  })

  test('may be replaced by its owner; the old app is dead then', async () => {
    const { staff, desk, code: oldCode } = await enrolled()
    const { secret } = (await desk.post('/api/admin/second-factor/')).json<{ secret: string }>()
    wait(1)
    expect(await codeOf(desk.post('/api/admin/second-factor/confirm/', { code: oldCode() }))).toBe(
      'second_factor_wrong',
    )
    const newCode = appOf(secret)
    expect(await statusOf(desk.post('/api/admin/second-factor/confirm/', { code: newCode() }))).toBe(200)
    wait(1)
    const again = await enter(staff)
    expect(await codeOf(again.post('/api/admin/second-factor/prove/', { code: oldCode() }))).toBe(
      'second_factor_wrong',
    )
    expect(await statusOf(again.post('/api/admin/second-factor/prove/', { code: newCode() }))).toBe(200)
  })

  test('dies with its session after five wrong codes', async () => {
    const { staff, code } = await enrolled()
    wait(1)
    const desk = await enter(staff)
    for (let tries = 0; tries < 5; tries += 1)
      expect(await codeOf(desk.post('/api/admin/second-factor/prove/', { code: 'wrong' }))).toBe(
        'second_factor_wrong',
      )
    expect(await statusOf(desk.post('/api/admin/second-factor/prove/', { code: code() }))).toBe(401)
    expect(await statusOf(desk.get('/api/admin/session/'))).toBe(401)
  })

  test('is demanded of everybody where it is demanded: without one it is set up first', async () => {
    const { username } = await aStaff(db)
    const credentials = { username: username ?? '', password: PASSWORD }
    const desk = withToken(
      house,
      (await enterDesk(db, credentials, { ...tools, isSecondFactorDemanded: true })).token,
    )
    expect(await stateOf(desk)).toMatchObject({ second_factor: 'to_enrol' })
    expect(await codeOf(desk.get('/api/admin/staff/'))).toBe('second_factor_required')
    const { secret } = (await desk.post('/api/admin/second-factor/')).json<{ secret: string }>()
    const confirmed = await desk.post('/api/admin/second-factor/confirm/', { code: appOf(secret)() })
    expect(await statusOf(withToken(house, tokenIn(confirmed)).get('/api/admin/staff/'))).toBe(200)
  })

  test('leaves neither secret nor recovery code readable in the database', async () => {
    const desk = await aDesk(house)
    const { secret } = (await desk.post('/api/admin/second-factor/')).json<{ secret: string }>()
    const row = db.selectFrom('staff').select('nextSecondFactor').where('accountId', '=', desk.id)
    const { nextSecondFactor } = await row.executeTakeFirstOrThrow()
    expect(nextSecondFactor).not.toContain(secret)
  })
})

test('everybody sees who works here', async () => {
  const desk = await aDesk(house, 'support')
  const list = (await desk.get('/api/admin/staff/')).json<object[]>()
  expect(list).toContainEqual({
    id: desk.id,
    name: desk.username,
    role: 'support',
    has_second_factor: false,
  })
})
