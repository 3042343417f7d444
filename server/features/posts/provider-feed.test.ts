import { afterAll, describe, expect, test } from 'vitest'
import { buildApp } from '../../app/app.ts'
import { serveWeb } from '../../app/web.ts'
import { aPost, aProvider } from '../../testing/providers.ts'
import { NOON, testServer } from '../../testing/test-server.ts'
import { xmlErrors } from '../../testing/xml.ts'

const server = await testServer({ env: { PUBLIC_URL: 'https://haat.example' } })
const { db, ctx } = server
const site = await buildApp(ctx, { logTo: { write: () => {} } })
await serveWeb(site, ctx, () => Promise.reject(new Error('no page is asked for')))
afterAll(() => site.close())

const feedOf = (id: number | string, query = '', headers: Record<string, string> = {}) =>
  site.inject({ url: `/providerprofile/${id}/feed.xml${query}`, headers })
const titlesIn = (xml: string) => [...xml.matchAll(/<title>(.*?)<\/title>/g)].map(([, title]) => title)

const at = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000)
const provider = await aProvider(db, {
  provider: {
    businessName: 'Sharma & Sons <Mithai>',
    businessTagline: 'Fresh "every" day',
    updatedAt: at(-9),
  },
})
const posts = await Promise.all(
  Array.from({ length: 22 }, (_, number) =>
    aPost(db, provider.id, { title: `Post ${number}`, createdAt: at(number), updatedAt: at(number) }),
  ),
)

test('the feed of a business is valid Atom with its newest twenty posts', async () => {
  await aPost(db, provider.id, { title: 'Hidden', visibility: 'hidden', createdAt: at(60) })
  const { statusCode, headers, body } = await feedOf(provider.id)
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/atom+xml; charset=utf-8'])
  expect(await xmlErrors(body, 'atom')).toEqual([])
  const [name, ...titles] = titlesIn(body)
  expect(name).toBe('Sharma &amp; Sons &lt;Mithai&gt;')
  expect(titles).toEqual(Array.from({ length: 20 }, (_, back) => `Post ${21 - back}`))
  expect(body).toContain(`<updated>${at(21).toISOString()}</updated>`)
  expect(body).toContain(`href="https://haat.example/postpage/${posts[21]?.id}"`)
})

test('links to Hindi pages in Hindi', async () => {
  const { body } = await feedOf(provider.id, '?lng=hi')
  expect(await xmlErrors(body, 'atom')).toEqual([])
  expect(body).toContain('xml:lang="hi"')
  expect(body).toContain(`href="https://haat.example/providerprofile/${provider.id}?lng=hi"`)
  expect(body).toContain(`<category term="मिठाई`)
})

test('escapes texts and drops characters that XML forbids', async () => {
  const odd = await aProvider(db)
  const content = 'One\nTwo <script>alert(1)</script> & \u0008\ufffe]]> "x"'
  await aPost(db, odd.id, { title: 'A <b>bold</b> \u0001title', content })
  const { body } = await feedOf(odd.id)
  expect(await xmlErrors(body, 'atom')).toEqual([])
  expect(body).toContain('A &lt;b&gt;bold&lt;/b&gt; title')
  expect(body).toContain('One&lt;br&gt;Two &amp;lt;script&amp;gt;')
})

test('returns 304 to a client with the current version', async () => {
  const { headers } = await feedOf(provider.id)
  const again = await feedOf(provider.id, '', { 'if-none-match': String(headers.etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

describe('returns no feed', () => {
  test('for a business that is not public', async () => {
    const hidden = await Promise.all([
      aProvider(db, { account: { verifiedAt: null } }),
      aProvider(db, { account: { suspendedAt: NOON } }),
    ])
    for (const { id } of hidden) expect((await feedOf(id)).statusCode).toBe(404)
  })

  test('for a deleted business, which returns 410 for thirty days', async () => {
    const { id } = await aProvider(db)
    await db.deleteFrom('providers').where('accountId', '=', id).execute()
    await db.updateTable('gonePages').set({ goneAt: NOON }).execute()
    const { statusCode, body } = await feedOf(id)
    expect([statusCode, body.includes('मिटा दिया')]).toEqual([410, true])
    server.time.now = new Date(NOON.getTime() + 31 * 86_400_000)
    expect((await feedOf(id)).statusCode).toBe(404)
    server.time.now = NOON
  })

  test.each(['0', '999999', 'x', '01', '9'.repeat(30)])('for the id %s', async (id) => {
    const { statusCode, body } = await feedOf(id)
    expect([statusCode, body.includes('Page not found')]).toEqual([404, true])
  })
})
