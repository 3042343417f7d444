import { SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { session } from '../../../contract/limits.ts'
import { anAccount } from '../../testing/accounts.ts'
import { NOON, testServer } from '../../testing/test-server.ts'
import { createTokenReader, signAccessToken } from './access-token.ts'

const SECRET = 'a secret of this test, long enough for its algorithm'

test('a cached token expires at its time', async () => {
  let now = NOON
  const keys = { secret: SECRET, clock: () => now }
  const sessionOf = createTokenReader(keys)
  const token = await signAccessToken(7, keys)
  expect([await sessionOf(token), await sessionOf(token)]).toEqual([7, 7])
  now = new Date(NOON.getTime() + session.accessToken - 1_000)
  expect(await sessionOf(token)).toBe(7)
  now = new Date(NOON.getTime() + session.accessToken)
  expect([await sessionOf(token), await sessionOf(token)]).toEqual([null, null])
})

test('a changed token, or one of another secret, purpose or algorithm, is invalid', async () => {
  const keys = { secret: SECRET, clock: () => NOON }
  const sessionOf = createTokenReader(keys)
  const token = await signAccessToken(7, keys)
  expect(await sessionOf(token)).toBe(7)
  const other = { ...keys, secret: `${SECRET}!` }
  const signed = (alg: string, audience: string) =>
    new SignJWT()
      .setProtectedHeader({ alg })
      .setIssuer('haat')
      .setAudience(audience)
      .setSubject('7')
      .setExpirationTime(NOON.getTime())
      .sign(new TextEncoder().encode(SECRET.repeat(2)))
  const wrong = [
    `${token}x`,
    await signAccessToken(7, other),
    await signed('HS512', 'access'),
    await signed('HS256', 'refresh'),
  ]
  for (const text of wrong) expect([await sessionOf(text), await sessionOf(text)]).toEqual([null, null])
})

test('a cached token is invalid once its session has ended', async () => {
  const server = await testServer()
  const { access_token } = await server.signIn(await anAccount(server.db))
  const headers = { authorization: `Bearer ${access_token}` }
  const ask = async () => (await server.get('/api/notifications/', headers)).statusCode
  expect(await ask()).toBe(200)
  await server.db.updateTable('sessions').set({ endedAt: NOON }).execute()
  expect(await ask()).toBe(401)
})
