import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { anAccount, PASSWORD } from '../../testing/accounts.ts'
import { fillTables, scansOf } from '../../testing/plans.ts'
import { caller, testServer } from '../../testing/test-server.ts'
import { openSessionsQuery } from './sessions.queries.ts'

const server = await testServer({ env: { CAPTCHA_ANSWER: 'seen' } })
const { db } = server
const ANDROID =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36'

type Tokens = { access_token: string; refresh_token: string }
const withToken = ({ access_token }: Tokens) =>
  caller(server.app, { authorization: `Bearer ${access_token}` })

const logIn = async (identifier: string | null, password: string, headers: Record<string, string> = {}) => {
  const { captcha_key } = (await server.get('/api/get-captcha/')).json<{ captcha_key: string }>()
  const captcha = { captcha_0: captcha_key, captcha_1: 'seen' }
  return server.post('/api/customer/login/', { identifier, password, ...captcha }, headers)
}
const statusOf = async (session: Tokens) =>
  (await withToken(session).get('/api/manage-customer-profile/')).statusCode

describe('the own sessions', () => {
  test('are listed with device and last use, the current one marked', async () => {
    const person = await anAccount(db)
    const phone = (await logIn(person.username, PASSWORD, { 'user-agent': ANDROID })).json<Tokens>()
    const began = server.time.now
    server.time.now = new Date(began.getTime() + 10 * 60_000)
    const other = await server.signIn(person)
    server.time.now = new Date(began.getTime() + 14 * 60_000)
    const refreshed = await server.post('/api/token/refresh/', { refresh_token: phone.refresh_token })
    const listed = await withToken(refreshed.json<Tokens>()).get('/api/sessions/')
    expect(listed.headers['cache-control']).toBe('private, no-store')
    expect(listed.json().results).toEqual([
      {
        session_id: expect.any(Number),
        browser: 'Chrome',
        system: 'Android',
        created_at: began.toISOString(),
        last_seen_at: server.time.now.toISOString(),
        is_current: true,
      },
      expect.objectContaining({ browser: null, system: null, is_current: false }),
    ])
    expect(await statusOf(other)).toBe(200)
    server.time.now = began
  })

  test('exclude ended ones and those of other accounts', async () => {
    const person = await anAccount(db)
    await server.as(await anAccount(db))
    const [gone, me] = [await server.as(person), await server.as(person)]
    await gone.post('/api/logout/')
    expect((await me.get('/api/sessions/')).json().results).toHaveLength(1)
  })

  test('are found by the index of the account', async () => {
    const { id: accountId } = await anAccount(db)
    await fillTables(server, async (tx) => {
      await sql`insert into accounts (role, username, username_key, password_hash)
        select 'customer', 'many' || n, 'many' || n, 'x' from generate_series(1, 2000) n`.execute(tx)
      await sql`insert into sessions (account_id, is_remembered, expires_at)
        select id, false, now() + interval '1 year' from accounts, generate_series(1, 3)`.execute(tx)
    })
    const [scan] = await scansOf(db, openSessionsQuery(db, { accountId, now: server.time.now, limit: 60 }))
    const index = expect.stringMatching(/^sessions_(of|by)_account$/)
    expect(scan).toMatchObject({ table: 'sessions', index, rows: 3 })
  })
})

describe('logging out everywhere else', () => {
  test('ends the other sessions with their refresh tokens, and keeps this one', async () => {
    const person = await anAccount(db)
    const [one, two, mine] = [
      await server.signIn(person),
      await server.signIn(person),
      await server.signIn(person),
    ]
    const done = await withToken(mine).delete('/api/sessions/')
    expect([done.statusCode, done.json().ended]).toEqual([200, 2])
    expect([await statusOf(one), await statusOf(two), await statusOf(mine)]).toEqual([401, 401, 200])
    const refreshed = await server.post('/api/token/refresh/', { refresh_token: one.refresh_token })
    expect(refreshed.statusCode).toBe(401)
  })

  test('leaves other accounts alone', async () => {
    const other = await server.signIn(await anAccount(db))
    await (await server.as(await anAccount(db))).delete('/api/sessions/')
    expect(await statusOf(other)).toBe(200)
  })
})

describe('a new password by the old one', () => {
  const change = (me: Tokens, old_password: string, new_password: string) =>
    withToken(me).post('/api/change-password/', { old_password, new_password })

  test('is valid for the login, and ends every other session', async () => {
    const person = await anAccount(db)
    const [other, mine] = [await server.signIn(person), await server.signIn(person)]
    expect((await change(mine, PASSWORD, 'Bazaar@7')).statusCode).toBe(200)
    expect([await statusOf(other), await statusOf(mine)]).toEqual([401, 200])
    expect((await logIn(person.username, PASSWORD)).json().code).toBe('password_wrong')
    expect((await logIn(person.username, 'Bazaar@7')).statusCode).toBe(200)
  })

  test('is refused when the old one is wrong', async () => {
    const person = await anAccount(db)
    const [other, mine] = [await server.signIn(person), await server.signIn(person)]
    const refused = await change(mine, 'Wrong@12', 'Bazaar@7')
    expect([refused.statusCode, refused.json().code]).toEqual([401, 'password_wrong'])
    expect([await statusOf(other), (await logIn(person.username, PASSWORD)).statusCode]).toEqual([200, 200])
  })

  test('is refused on its field when it breaks a rule', async () => {
    const mine = await server.signIn(await anAccount(db))
    const refused = await change(mine, PASSWORD, 'short')
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'bad_input'])
    expect(refused.headers['x-field-codes']).toBe('{"new_password":["passwordUppercase"]}')
  })

  test('is set once by concurrent requests', async () => {
    const person = await anAccount(db)
    const mine = await server.signIn(person)
    const replies = await Promise.all(
      ['Bazaar@7', 'Bazaar@8'].map((password) => change(mine, PASSWORD, password)),
    )
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401])
  })
})
