// The secret itself signs nothing, and stored hashes cannot be reversed by trying all IP addresses and mobile numbers.
import { createHash } from 'node:crypto'
import { SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { anAccount } from '../testing/accounts.ts'
import { testServer } from '../testing/test-server.ts'

const server = await testServer({ env: { CAPTCHA_ANSWER: 'seen', RATE_LIMITS: 'on' } })
const { db, ctx } = server

/** As signed by versions before derived keys. */
const signWithSecret = (claims: { aud: string; sub: string; purpose?: string }) =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer('haat')
    .setExpirationTime(Math.floor(ctx.clock().getTime() / 1000) + 600)
    .sign(new TextEncoder().encode(ctx.config.secretKey))

test('an access token that is signed with the secret itself is refused', async () => {
  const account = await anAccount(db)
  await server.signIn(account)
  const { id } = await db
    .selectFrom('sessions')
    .select('id')
    .where('accountId', '=', account.id)
    .executeTakeFirstOrThrow()
  const token = await signWithSecret({ aud: 'access', sub: String(id) })
  const reply = await server.get('/api/notifications/', { authorization: `Bearer ${token}` })
  expect([reply.statusCode, reply.json().code]).toEqual([401, 'not_authenticated'])
})

test('a grant that is signed with the secret itself is refused', async () => {
  const { id, mobileNumber } = await anAccount(db, { verifiedAt: null })
  const grant = await signWithSecret({ aud: 'grant', sub: String(id), purpose: 'verify' })
  const body = { user_id: id, contact: mobileNumber, otp_via: 'mobile', user_type: 'customer' }
  const reply = await server.post('/api/send-otp/', body, { 'x-grant': grant })
  expect([reply.statusCode, reply.json().code]).toEqual([403, 'grant_missing'])
})

const IP = '203.0.113.77'
const post = (url: string, payload: object, headers = {}) =>
  server.app.inject({ method: 'POST', url: `/api${url}`, payload, headers, remoteAddress: IP })

const plainHashes = (texts: readonly string[]) =>
  texts.flatMap((text) =>
    (['base64url', 'base64', 'hex'] as const).map((encoding) =>
      createHash('sha256').update(text).digest(encoding),
    ),
  )

test('no table holds an unkeyed hash of an IP address or a mobile number', async () => {
  const { username, mobileNumber } = await anAccount(db)
  const { captcha_key } = (await server.get('/api/get-captcha/')).json<{ captcha_key: string }>()
  const wrong = { identifier: username, password: 'Wrong@1', captcha_0: captcha_key, captcha_1: 'seen' }
  expect((await post('/customer/login/', wrong)).statusCode).toBe(401)
  expect((await post('/forget-password/', { mobile_number: mobileNumber })).statusCode).toBe(200)
  const message = { name: 'Asha', email: 'asha@example.in', subject: 'Namaste', message: 'A question' }
  const sent = await post('/contact-haat-admin/', message, { 'idempotency-key': 'once' })
  expect(sent.statusCode).toBeLessThan(300)

  const rows: string[] = []
  for (const table of ['failed_tries', 'code_counts', 'sent_codes', 'idempotency_keys']) {
    const { rows: found } = await ctx.pool.query<{ row: string }>(`select t::text as row from ${table} t`)
    expect([table, found.length > 0]).toEqual([table, true])
    rows.push(...found.map(({ row }) => row))
  }
  const guesses = [IP, mobileNumber].flatMap((text) =>
    ['', 'address ', 'asked from ', 'mobile ', 'name '].map((prefix) => `${prefix}${text}`),
  )
  const pair = `mobile ${mobileNumber} from ${IP}`
  for (const hash of plainHashes([...guesses, pair])) expect(rows.join('\n')).not.toContain(hash)
  expect(rows.join('\n')).not.toContain(IP)
})
