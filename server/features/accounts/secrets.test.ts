// Credentials are neither in stored replies nor in logs.
import { expect, test } from 'vitest'
import { PASSWORD } from '../../testing/accounts.ts'
import { testServer } from '../../testing/test-server.ts'
import { aStaff } from '../../testing/staff.ts'
import { logText } from '../../testing/log.ts'
import { codeTo } from '../../testing/mail.ts'
import { contractEndpoints } from '../../testing/contract-endpoints.ts'

const server = await testServer({ jobs: 'work', env: { CAPTCHA_ANSWER: 'seen' } })
const key = (name: string) => ({ 'idempotency-key': name })
const captcha = async () => {
  const { captcha_key } = (await server.get('/api/get-captcha/')).json<{ captcha_key: string }>()
  return { captcha_0: captcha_key, captcha_1: 'seen' }
}
type Tokens = { access_token: string; refresh_token: string }

/** Every request that returns a secret, each with an Idempotency-Key, and the secrets. */
const collectSecrets = async () => {
  const mobile = '9345678901'
  const form = {
    username: 'secretive',
    password: 'Bazaar@7',
    confirm_password: 'Bazaar@7',
    customer_profile: { name: 'Asha', mobile_number: mobile },
  }
  const signedUp = await server.post('/api/customer/signup/', form, key('signup'))
  const { user_id, grant } = signedUp.json<{ user_id: number; grant: string }>()
  const granted = { 'x-grant': grant }
  const to = { contact: mobile, otp_via: 'mobile', user_type: 'customer' }
  await server.post('/api/send-otp/', { user_id, ...to }, { ...granted, ...key('send') })
  const otp = await codeTo(server, mobile)
  const verified = await server.post('/api/verify-otp/', { ...to, otp }, { ...granted, ...key('verify') })
  const login = { identifier: mobile, password: 'Bazaar@7', ...(await captcha()) }
  const signedIn = (await server.post('/api/customer/login/', login, key('login'))).json<Tokens>()
  const refresh = { refresh_token: signedIn.refresh_token }
  const refreshed = (await server.post('/api/token/refresh/', refresh, key('refresh'))).json<Tokens>()
  await server.post('/api/forget-password/', { mobile_number: mobile }, key('forget'))
  const resetCode = await codeTo(server, mobile, 2)
  const proof = { mobile_number: mobile, otp: resetCode }
  const proved = (await server.post('/api/verify-password/', proof, key('prove'))).json<{ grant: string }>()
  const reset = { mobile_number: mobile, new_password: 'Mandi#42' }
  const done = await server.post('/api/reset-password/', reset, { 'x-grant': proved.grant, ...key('reset') })
  expect(done.statusCode).toBe(200)
  const tokens = [verified.json<Tokens>(), signedIn, refreshed].flatMap((each) => [
    each.access_token,
    each.refresh_token,
  ])
  return [...tokens, grant, proved.grant, otp, resetCode, 'Bazaar@7', 'Mandi#42', mobile]
}

test('no secret is in a stored reply or in a log', async () => {
  server.logLines.length = 0
  const secrets = await collectSecrets()
  const admin = await aStaff(server.db)
  await server.post('/api/admin-login/', { username: admin.username, password: PASSWORD }, key('admin'))
  const { rows } = await server.ctx.pool.query('select t::text as row from idempotency_keys t')
  const stored = rows.map(({ row }: { row: string }) => row).join('\n')
  const log = logText(server.logLines)
  expect(log).toContain('/api/reset-password/')
  for (const secret of [...secrets, PASSWORD]) {
    expect(stored).not.toContain(secret)
    expect(log).not.toContain(secret)
  }
  const keys = await server.db.selectFrom('idempotencyKeys').select('key').orderBy('key').execute()
  expect(keys.map((row) => row.key)).toEqual(['forget'])
})

test('every endpoint that returns a token or a grant, or takes a password, is declared secret', async () => {
  const telling = /access_token|refresh_token|"grant"|password/
  const endpoints = [...(await contractEndpoints()).values()]
  const untold = endpoints.filter(
    ({ method, body, reply, isSecret }) =>
      method !== 'GET' && telling.test(JSON.stringify([body, reply])) && !isSecret,
  )
  expect(untold.map(({ path }) => path)).toEqual([])
})
