import { expect, test } from 'vitest'
import { anAccount, PASSWORD } from '../testing/accounts.ts'
import { hashIdentifier } from '../features/accounts/failed-tries.service.ts'
import { codeTo } from '../testing/mail.ts'
import { aProof } from '../testing/proofs.ts'
import { aProvider } from '../testing/providers.ts'
import { aBegunFactor } from '../testing/second-factors.ts'
import { aStaff, signedInStaff } from '../testing/staff.ts'
import { testServer } from '../testing/test-server.ts'

const server = await testServer({ jobs: 'work', env: { CAPTCHA_ANSWER: 'seen', RATE_LIMITS: 'on' } })

type Line = { msg: string; event: string; account?: string; address: string }
const lines = () =>
  server.logLines.map((line) => JSON.parse(line) as Line).filter(({ msg }) => msg === 'security event')
const countOf = async (kind: string) => {
  const { body } = await server.get('/metrics')
  return Number(new RegExp(`haat_security_events_total{kind="${kind}"} (\\d+)`).exec(body)?.[1])
}

const eventsOf = async (kind: string, act: () => Promise<unknown>) => {
  const [linesBefore, countBefore] = [lines().length, await countOf(kind)]
  await act()
  const added = lines().slice(linesBefore)
  expect((await countOf(kind)) - countBefore).toBe(added.filter(({ event }) => event === kind).length)
  return added.map(({ event, account, address }) => ({ event, account, address }))
}
const HASH = /^[\w-]{16}$/
const about = (event: string) => ({
  event,
  account: expect.stringMatching(HASH),
  address: expect.stringMatching(HASH),
})

let callers = 0
const login = async (identifier: string | null, password = PASSWORD) => {
  callers += 1
  const { captcha_key } = (await server.get('/api/get-captcha/')).json<{ captcha_key: string }>()
  const payload = { identifier, password, captcha_0: captcha_key, captcha_1: 'seen' }
  const remoteAddress = `203.0.113.${callers}`
  return server.app.inject({ method: 'POST', url: '/api/customer/login/', payload, remoteAddress })
}

test('a login', async () => {
  const { username } = await anAccount(server.db)
  expect(await eventsOf('login', () => login(username))).toEqual([about('login')])
})

test('a login of staff', async () => {
  const { username } = await aStaff(server.db)
  const enter = () => server.post('/api/admin-login/', { username, password: PASSWORD })
  expect(await eventsOf('login', enter)).toEqual([about('login')])
})

test('a login by a code', async () => {
  const { username, mobileNumber } = await anAccount(server.db, { verifiedAt: null })
  const contact = mobileNumber ?? ''
  const { grant, user_id } = (await login(username)).json<{ grant: string; user_id: number }>()
  const headers = { 'x-grant': grant }
  const body = { contact, user_type: 'customer' }
  await server.post('/api/send-otp/', { ...body, user_id, otp_via: 'mobile' }, headers)
  const otp = await codeTo(server, contact)
  const prove = () => server.post('/api/verify-otp/', { ...body, otp }, headers)
  expect(await eventsOf('login', prove)).toEqual([about('login')])
})

test('failures, and the lock that they lead to', async () => {
  const { username } = await anAccount(server.db)
  const wrong = () => login(username, 'Wrong@1')
  expect(await eventsOf('login_failed', wrong)).toEqual([about('login_failed')])
  const unknown = await eventsOf('login_failed', () => login('nobody'))
  expect(unknown).toEqual([{ ...about('login_failed'), account: undefined }])
  const staff = () => server.post('/api/admin-login/', { username: 'nobody', password: PASSWORD })
  expect(await eventsOf('login_failed', staff)).toMatchObject([{ event: 'login_failed' }])
  for (let i = 0; i < 4; i += 1) await wrong()
  expect(await eventsOf('login_locked', () => login(username))).toEqual([about('login_locked')])
})

test('a reused refresh token, and not an unknown one', async () => {
  const { refresh_token } = await server.signIn(await anAccount(server.db))
  const refresh = (token: string) => server.post('/api/token/refresh/', { refresh_token: token })
  await refresh(refresh_token)
  expect(await eventsOf('refresh_reused', () => refresh(refresh_token))).toEqual([about('refresh_reused')])
  expect(await eventsOf('refresh_reused', () => refresh('unknown'))).toEqual([])
})

test('a write of the admin panel without its token', async () => {
  const staff = await signedInStaff(server)
  const write = () => staff.post('/api/admin/logout/', undefined, { 'x-csrf-token': 'made up' })
  expect(await eventsOf('csrf_refused', write)).toEqual([about('csrf_refused')])
})

test('a call that another role may make', async () => {
  const provider = await server.as(await aProvider(server.db))
  const read = () => provider.get('/api/manage-customer-profile/')
  expect(await eventsOf('role_refused', read)).toEqual([about('role_refused')])
  const support = await signedInStaff(server, 'support')
  const announce = () => support.get('/api/admin/audit/')
  expect(await eventsOf('role_refused', announce)).toEqual([about('role_refused')])
})

test('a changed contact, and not a changed name', async () => {
  const { id, username } = await anAccount(server.db)
  const me = await server.as({ id })
  const save = (email: string, name = 'Asha') =>
    me.put('/api/manage-customer-profile/', { name, username, email })
  const changed = await eventsOf('contact_changed', () => save('changed@example.in'))
  expect(changed).toEqual([about('contact_changed')])
  expect(await eventsOf('contact_changed', () => save('changed@example.in', 'Usha'))).toEqual([])
})

test('a new password', async () => {
  const { mobileNumber: mobile_number } = await anAccount(server.db)
  await server.post('/api/forget-password/', { mobile_number })
  const otp = await codeTo(server, mobile_number ?? '')
  const { grant } = (await server.post('/api/verify-password/', { mobile_number, otp })).json<{
    grant: string
  }>()
  const reset = () => server.post('/api/reset-password/', { new_password: 'Mandi#42' }, { 'x-grant': grant })
  expect(await eventsOf('password_reset', reset)).toEqual([about('password_reset')])
})

test('a new password by the old one, and a wrong old one', async () => {
  const me = await server.as(await anAccount(server.db))
  const change = (old_password: string) => () =>
    me.post('/api/change-password/', { old_password, new_password: 'Mandi#42' })
  expect(await eventsOf('login_failed', change('Wrong@1'))).toEqual([about('login_failed')])
  expect(await eventsOf('password_changed', change(PASSWORD))).toEqual([about('password_changed')])
})

test('a second factor that is switched on or off, and a wrong code', async () => {
  const { me, code } = await aBegunFactor(server)
  const act = (path: string, given: string) => () => me.post(`/api/second-factor/${path}/`, { code: given })
  const kind = 'second_factor_changed'
  expect(await eventsOf(kind, act('confirm', 'wrong'))).toEqual([])
  expect(await eventsOf(kind, act('confirm', code()))).toEqual([about(kind)])
  server.time.now = new Date(server.time.now.getTime() + 60_000)
  expect(await eventsOf(kind, act('off', code()))).toEqual([about(kind)])
})

test('codes that are used up', async () => {
  const { mobileNumber: mobile_number } = await anAccount(server.db)
  const who = hashIdentifier(`mobile ${mobile_number}`, server.ctx.accountDeps.keys)
  await server.db.insertInto('codeCounts').values({ who, day: '2026-03-14', count: 40 }).execute()
  const proof = await aProof(server)
  const ask = () => server.post('/api/forget-password/', { mobile_number, proof })
  expect(await eventsOf('codes_used_up', ask)).toEqual([about('codes_used_up')])
})

test('lines about the same account and IP have equal hashes, and name neither', async () => {
  const { id, username, mobileNumber } = await anAccount(server.db, {
    username: 'watched',
    usernameKey: 'watched',
  })
  const wrong = async () => (await eventsOf('login_failed', () => login(username, 'Wrong@1')))[0]
  const [one, other] = [await wrong(), await wrong()]
  expect(one?.account).toBe(other?.account)
  expect(one?.address).not.toBe(other?.address)
  const text = JSON.stringify(lines())
  expect(text).not.toMatch(new RegExp(`watched|${mobileNumber}|203\\.0\\.113|"account":"?${id}"`))
})
