import { afterAll, expect, test } from 'vitest'
import { testServer } from '../testing/test-server.ts'
import { buildApp } from './app.ts'
import { serveWeb } from './web.ts'

const PATH = '/.well-known/security.txt'

const siteWith = async (env: Record<string, string>) => {
  const { ctx, time } = await testServer({ env: { PUBLIC_URL: 'https://haat.example', ...env } })
  const site = await buildApp(ctx, { logTo: { write: () => {} } })
  await serveWeb(site, ctx, () => Promise.reject(new Error('no page is requested')))
  afterAll(() => site.close())
  return { time, get: (method: 'GET' | 'HEAD' = 'GET') => site.inject({ method, url: PATH }) }
}

test('security.txt has the contact, an expiry within a year, the languages and its own URL', async () => {
  const { time, get } = await siteWith({ SECURITY_CONTACT: 'mailto:security@haat.example' })
  time.now = new Date('2026-03-14T06:30:00Z')
  const { statusCode, headers, body } = await get()
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(body).toBe(
    [
      'Contact: mailto:security@haat.example',
      'Expires: 2027-02-01T00:00:00Z',
      'Preferred-Languages: en, hi',
      'Canonical: https://haat.example/.well-known/security.txt',
      '',
    ].join('\n'),
  )
  expect((await get('HEAD')).statusCode).toBe(200)
})

const administered = siteWith({ ADMIN_EMAIL: 'us@haat.example' })

test.each([
  ['2026-02-01T00:00:00Z', '2027-01-01T00:00:00Z'],
  ['2026-02-28T23:59:59Z', '2027-01-01T00:00:00Z'],
  ['2026-12-31T23:59:59Z', '2027-11-01T00:00:00Z'],
])('at %s it expires at %s', async (now, expires) => {
  const { time, get } = await administered
  time.now = new Date(now)
  expect((await get()).body).toContain(`Contact: mailto:us@haat.example\nExpires: ${expires}\n`)
})

test('without a contact there is none', async () => {
  const { get } = await siteWith({})
  expect((await get()).statusCode).toBe(404)
})
