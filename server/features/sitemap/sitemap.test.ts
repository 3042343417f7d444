import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { buildApp } from '../../app/app.ts'
import { serveWeb } from '../../app/web.ts'
import { aPost, aProvider } from '../../testing/providers.ts'
import { NOON, testServer } from '../../testing/test-server.ts'
import { xmlErrors } from '../../testing/xml.ts'

const server = await testServer({ env: { PUBLIC_URL: 'https://haat.example' } })
const { db, dataDir, ctx } = server
const site = await buildApp(ctx, { logTo: { write: () => {} } })
await serveWeb(site, ctx, () => Promise.reject(new Error('no page is asked for')))
afterAll(() => site.close())

const get = (url: string, headers: Record<string, string> = {}) => site.inject({ url, headers })
const pathsIn = (xml: string) =>
  [...xml.matchAll(/<loc>https:\/\/haat\.example([^<]*)<\/loc>/g)].map(([, path]) => path ?? '')

const readFiles = async () => {
  const index = await get('/sitemap.xml')
  const files = await Promise.all(pathsIn(index.body).map(async (path) => (await get(path)).body))
  return { index: index.body, paths: files.flatMap(pathsIn), files }
}

const provider = await aProvider(db)
const post = await aPost(db, provider.id, { createdAt: NOON, updatedAt: NOON })
const providerPath = `/providerprofile/${provider.id}`
const postPath = `/postpage/${post.id}`

test('index and files are valid and list every page in both languages', async () => {
  const { index, files, paths } = await readFiles()
  expect(await xmlErrors(index, 'siteindex')).toEqual([])
  expect(pathsIn(index)).toEqual(
    ['pages', 'market', 'shops', 'posts'].map((kind) => `/sitemap-${kind}-0.xml`),
  )
  for (const file of files) expect(await xmlErrors(file, 'sitemap')).toEqual([])
  const places = ['/market', '/market/bihar', '/market/bihar/gaya', '/market/bihar/gaya/sweets-bakery']
  expect(paths.filter((path) => path.startsWith('/market'))).toHaveLength(2 * places.length)
  for (const path of ['/', '/posts', providerPath, postPath, ...places])
    expect(paths).toEqual(expect.arrayContaining([path, `${path}?lng=hi`]))
  const entry = files.join('').match(new RegExp(`<url><loc>https://haat.example${postPath}</loc>.*`))?.[0]
  expect(entry).toBe(
    `<url><loc>https://haat.example${postPath}</loc><lastmod>2026-03-14T06:30:00Z</lastmod>` +
      `<xhtml:link rel="alternate" hreflang="hi" href="https://haat.example${postPath}?lng=hi"/>` +
      `<xhtml:link rel="alternate" hreflang="en" href="https://haat.example${postPath}"/>` +
      `<xhtml:link rel="alternate" hreflang="x-default" href="https://haat.example${postPath}"/></url>`,
  )
})

test('excludes businesses that are not public, and their posts', async () => {
  const { files } = await readFiles()
  const hidden = await Promise.all([
    aProvider(db, { account: { verifiedAt: null } }),
    aProvider(db, { account: { suspendedAt: NOON } }),
  ])
  for (const { id } of hidden) await aPost(db, id)
  await aPost(db, provider.id, { visibility: 'hidden' })
  expect((await readFiles()).files).toEqual(files)
})

test('writes a file once per state of its rows, and removes a suspended business immediately', async () => {
  const first = await get('/sitemap-shops-0.xml')
  const cachedFiles = async () =>
    (await readdir(join(dataDir, 'sitemap'))).filter((name) => name.startsWith('shops'))
  const [name = ''] = await cachedFiles()
  expect(gunzipSync(await readFile(join(dataDir, 'sitemap', name))).toString()).toBe(first.body)
  const other = await aProvider(db)
  const second = await get('/sitemap-shops-0.xml')
  expect(pathsIn(second.body)).toContain(`/providerprofile/${other.id}`)
  await db.updateTable('accounts').set({ suspendedAt: NOON }).where('id', '=', other.id).execute()
  const third = await get('/sitemap-shops-0.xml')
  expect([third.body, third.headers.etag]).toEqual([first.body, first.headers.etag])
  expect(await cachedFiles()).toEqual([name])
})

test.each(['/sitemap.xml', '/sitemap-shops-0.xml', '/robots.txt'])(
  'returns 304 to a client that has %s',
  async (url) => {
    const { headers, statusCode } = await get(url)
    expect([statusCode, headers['cache-control']]).toEqual([200, 'public, no-cache'])
    const again = await get(url, { 'if-none-match': String(headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    const head = await site.inject({ method: 'HEAD', url })
    expect([head.statusCode, head.headers.etag, head.body]).toEqual([200, headers.etag, ''])
  },
)

test('serves a file compressed with its time of change', async () => {
  const plain = await get('/sitemap-posts-0.xml')
  const packed = await get('/sitemap-posts-0.xml', { 'accept-encoding': 'gzip, br' })
  expect(packed.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body)
  const since = String(plain.headers['last-modified'])
  expect((await get('/sitemap-posts-0.xml', { 'if-modified-since': since })).statusCode).toBe(304)
  const before = new Date(Date.parse(since) - 1_000).toUTCString()
  expect((await get('/sitemap-posts-0.xml', { 'if-modified-since': before })).statusCode).toBe(200)
})

test.each(['shops-7', 'shops-x', 'customers-0', 'shops-0.xml', 'shops-00', 'pages-1', '..%2fsecret'])(
  'there is no file %s',
  async (name) => {
    expect((await get(`/sitemap-${name}.xml`)).statusCode).toBe(404)
  },
)

test('robots.txt names the sitemap and disallows private pages, but no assets', async () => {
  const { body, headers } = await get('/robots.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(body).toContain('Sitemap: https://haat.example/sitemap.xml')
  const closed = [...body.matchAll(/^Disallow: (.*)$/gm)].map(([, path]) => path ?? '')
  const isOpen = (path: string) => !closed.some((start) => path.startsWith(start))
  expect(['/admin/people', '/chats', '/traderdashboard', '/logincustomer', '/outbox'].filter(isOpen)).toEqual(
    [],
  )
  const open = ['/', '/posts', '/market/bihar', '/providerprofile/7', '/media/x', '/assets/x', '/api/index/']
  expect(open.filter(isOpen)).toEqual(open)
})
