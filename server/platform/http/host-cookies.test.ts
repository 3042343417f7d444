import { describe, expect, test } from 'vitest'
import { PASSWORD } from '../../testing/accounts.ts'
import { aStaff } from '../../testing/staff.ts'
import { testServer } from '../../testing/test-server.ts'
import { csrfTokenOf } from './staff.ts'

const onHttps = await testServer({ env: { PUBLIC_URL: 'https://haat.example' } })
const onHttp = await testServer()

const logIn = async (server: typeof onHttps) => {
  const { username } = await aStaff(server.db)
  const reply = await server.post('/api/admin-login/', { username, password: PASSWORD })
  expect(reply.statusCode).toBe(200)
  return reply
}
const tokenIn = (reply: Awaited<ReturnType<typeof logIn>>) =>
  reply.cookies.find(({ name }) => name.endsWith('haat_staff'))?.value ?? ''

describe('on https', () => {
  test('every cookie has the prefix __Host-', async () => {
    const set = [(await logIn(onHttps)).headers['set-cookie'] ?? []].flat()
    expect(set.length).toBeGreaterThan(1)
    for (const cookie of set) {
      expect(cookie).toMatch(/^__Host-haat_[\w-]+=[^;]+; Path=\/; /)
      expect(cookie).toMatch(/; Secure$/)
      expect(cookie).not.toMatch(/domain/i)
    }
  })

  test('accepts a cookie only with the prefix', async () => {
    const token = tokenIn(await logIn(onHttps))
    const statusWith = async (name: string) =>
      (await onHttps.get('/api/admin/session/', { cookie: `${name}=${token}` })).statusCode
    expect(await statusWith('__Host-haat_staff')).toBe(200)
    expect(await statusWith('haat_staff')).toBe(401)
  })

  test('clears a cookie under its prefixed name', async () => {
    const token = tokenIn(await logIn(onHttps))
    const headers = { cookie: `__Host-haat_staff=${token}`, 'x-csrf-token': csrfTokenOf(token) }
    const left = await onHttps.post('/api/admin/logout/', undefined, headers)
    expect(String(left.headers['set-cookie'])).toMatch(
      /__Host-haat_staff=; Path=\/; .*Expires=Thu, 01 Jan 1970/,
    )
  })
})

test('a trial on HTTP has cookies without the prefix, which browsers would refuse there', async () => {
  const set = [(await logIn(onHttp)).headers['set-cookie'] ?? []].flat()
  for (const cookie of set) expect(cookie).toMatch(/^haat_/)
})
