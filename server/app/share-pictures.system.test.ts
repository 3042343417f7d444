import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import {
  marketPicture,
  postPicture,
  sharePicturePath,
  providerPicture,
} from '../../contract/share-picture.ts'
import { sharp } from '../platform/sharp.ts'
import { aPicture } from '../testing/forms.ts'
import { aMedia, aPost, aProvider, attachMedia } from '../testing/providers.ts'
import { NOON, testServer } from '../testing/test-server.ts'
import { buildApp } from './app.ts'
import { serveWeb } from './web.ts'

const server = await testServer()
const { db, ctx } = server
const site = await buildApp(ctx, { logTo: { write: () => {} } })
afterAll(() => site.close())
await serveWeb(site, ctx, () => Promise.reject(new Error('no page is asked for')))
const get = (url: string, headers: Record<string, string> = {}) => site.inject({ url, headers })

const providerPictureUrl = async (id: number, lang: 'en' | 'hi' = 'en') => {
  const { provider } = (await server.get(`/api/provider-profile/${id}/?lang=${lang}`)).json()
  return sharePicturePath(providerPicture(provider), lang)
}
const postPictureUrl = async (id: number, lang: 'en' | 'hi' = 'en') =>
  sharePicturePath(postPicture((await server.get(`/api/blogs/${id}/?lang=${lang}`)).json()), lang)

const noise = await aPicture({ width: 960, height: 720 }).webp({ effort: 0 }).toBuffer()

const aStoredPhoto = async () => {
  const media = await aMedia(db, { widths: [320, 640, 960], width: 960, height: 720 })
  await mkdir(join(ctx.mediaDir, media.folder), { recursive: true })
  for (const width of [640, 960]) await writeFile(join(ctx.mediaDir, media.folder, `${width}.webp`), noise)
  return media
}

const aProviderWithPhoto = async (businessName = 'Sharma Sweets') => {
  const provider = await aProvider(db, { provider: { businessName } })
  await attachMedia(db, provider.id, [await aStoredPhoto()])
  return provider
}

const storedDir = join(ctx.config.dataDir, 'share-pictures/kept')

test('a business has a picture in each language: in the required size, and at most 100 KB', async () => {
  const provider = await aProviderWithPhoto()
  const [english, hindi] = [
    await providerPictureUrl(provider.id),
    await providerPictureUrl(provider.id, 'hi'),
  ]
  expect(english).toMatch(/^\/share\/shop\/\d+\.en\.\w+\.jpg$/)
  const replies = [await get(english), await get(hindi)]
  for (const { statusCode, headers, rawPayload } of replies) {
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=3600' })
    const { format, width, height } = await sharp(rawPayload).metadata()
    expect([format, width, height]).toEqual(['jpeg', 1200, 630])
    expect(rawPayload.length).toBeLessThanOrEqual(100_000)
  }
  expect(replies[0]?.rawPayload.equals(replies[1]?.rawPayload ?? Buffer.alloc(0))).toBe(false)
})

test('a repeated request is served from the disk, or gets 304', async () => {
  const provider = await aProviderWithPhoto()
  const before = new Set(await readdir(storedDir).catch(() => []))
  const url = await providerPictureUrl(provider.id)
  const { headers } = await get(url)
  const name = (await readdir(storedDir)).find((each) => !before.has(each)) ?? ''
  const mark = (await readFile(join(storedDir, name))).subarray(0, 32)
  await writeFile(join(storedDir, name), Buffer.concat([mark, Buffer.from('from the disk')]))
  expect((await get(url)).payload).toBe('from the disk')
  const again = await get(url, { 'if-none-match': String(headers.etag) })
  expect([again.statusCode, again.payload]).toEqual([304, ''])
  await writeFile(join(storedDir, name), Buffer.concat([Buffer.alloc(32), Buffer.from('of another')]))
  expect((await get(url)).headers['content-length']).not.toBe('10')
})

test('changed content has a new URL; the old one returns the current picture with a short lifetime', async () => {
  const provider = await aProviderWithPhoto()
  const old = await providerPictureUrl(provider.id)
  await db
    .updateTable('providers')
    .set({ businessName: 'Verma Sweets' })
    .where('accountId', '=', provider.id)
    .execute()
  const current = await providerPictureUrl(provider.id)
  expect(current).not.toBe(old)
  const [ofOld, ofCurrent] = [await get(old), await get(current)]
  expect(ofOld.rawPayload.equals(ofCurrent.rawPayload)).toBe(true)
  expect(ofOld.headers).toMatchObject({
    etag: ofCurrent.headers.etag,
    'cache-control': 'public, max-age=60',
  })
})

test('a picture whose photo cannot be read is drawn without it and not cached', async () => {
  const provider = await aProvider(db)
  await attachMedia(db, provider.id, [await aMedia(db)])
  const before = await readdir(storedDir)
  expect((await get(await providerPictureUrl(provider.id))).statusCode).toBe(200)
  expect(await readdir(storedDir)).toEqual(before)
})

test('a market page contains the photos of its public businesses', async () => {
  const url = async () =>
    sharePicturePath(marketPicture((await server.get('/api/market/bihar/nawada/?lang=en')).json()), 'en')
  const { id: districtId } = await db
    .selectFrom('districts')
    .select('id')
    .where('nameEn', '=', 'Nawada')
    .executeTakeFirstOrThrow()
  const provider = await aProvider(db, { provider: { districtId } })
  await attachMedia(db, provider.id, [await aStoredPhoto()])
  const first = await url()
  expect(first).toMatch(/^\/share\/market\/bihar\/nawada\.en\.\w+\.jpg$/)
  const withPhoto = await get(first)
  expect([withPhoto.statusCode, withPhoto.headers['cache-control']]).toEqual([200, 'public, max-age=3600'])
  await db.updateTable('accounts').set({ suspendedAt: NOON }).where('id', '=', provider.id).execute()
  expect(await url()).not.toBe(first)
  // The old URL returns the current page: without the provider, hence without photos.
  const without = await get(first)
  expect(without.rawPayload.equals((await get(await url())).rawPayload)).toBe(true)
  expect(without.rawPayload.length).toBeLessThan(withPhoto.rawPayload.length)
})

describe('content that is not public has none, even if one is cached', () => {
  const statuses = (urls: readonly string[]) =>
    Promise.all(
      urls.map(async (each) => {
        const { statusCode, headers } = await get(each)
        return [statusCode, headers['cache-control']]
      }),
    )
  const visible = [200, 'public, max-age=3600']
  const gone = [404, 'no-store']

  test('a business that is suspended or unverified, and its posts', async () => {
    const provider = await aProviderWithPhoto()
    const post = await aPost(db, provider.id, {}, [await aStoredPhoto()])
    const urls = [await providerPictureUrl(provider.id), await postPictureUrl(post.id)]
    const setAccount = (state: { suspendedAt?: Date | null; verifiedAt?: Date | null }) =>
      db.updateTable('accounts').set(state).where('id', '=', provider.id).execute()
    expect(await statuses(urls)).toEqual([visible, visible])
    await setAccount({ suspendedAt: NOON })
    expect(await statuses(urls)).toEqual([gone, gone])
    await setAccount({ suspendedAt: null, verifiedAt: null })
    expect(await statuses(urls)).toEqual([gone, gone])
  })

  test('a post that is hidden, removed or deleted', async () => {
    const provider = await aProvider(db)
    const post = await aPost(db, provider.id)
    const urls = [await postPictureUrl(post.id)]
    expect(await statuses(urls)).toEqual([visible])
    for (const visibility of ['hidden', 'removed'] as const) {
      await db.updateTable('posts').set({ visibility }).where('id', '=', post.id).execute()
      expect(await statuses(urls)).toEqual([gone])
    }
    await db.deleteFrom('posts').where('id', '=', post.id).execute()
    expect(await statuses(urls)).toEqual([gone])
  })
})

test.each([
  '/share/shop',
  '/share/shop/',
  '/share/shop/.en.x.jpg',
  '/share/shop/0.en.x.jpg',
  '/share/shop/01.en.x.jpg',
  '/share/shop/-1.en.x.jpg',
  '/share/shop/1e3.en.x.jpg',
  '/share/shop/me.en.x.jpg',
  '/share/shop/1/posts.en.x.jpg',
  '/share/shop/1/reviews.en.x.jpg',
  '/share/shop/999999999999999.en.x.jpg',
  '/share/shop/9999999999999999.en.x.jpg',
  `/share/shop/${'9'.repeat(400)}.en.x.jpg`,
  '/share/shop/1.EN.x.jpg',
  '/share/shop/1.en.jpg',
  '/share/shop/1.en..jpg',
  '/share/shop/1.en.123456789.jpg',
  '/share/shop/1.en.x.jpg/',
  '/share/shop/1.en.x.jpg/more',
  '/share//shop/1.en.x.jpg',
  '/share/SHOP/1.en.x.jpg',
  '/share/shop/%31%30%30%30%30%30%30.en.x.jpg',
  '/share/shop/1%00.en.x.jpg',
  '/share/shop/1%2Fposts.en.x.jpg',
  '/share/shop/%E0%A4%97.en.x.jpg',
  '/share/shop/%E0%A4.en.x.jpg',
  '/share/%',
  '/share/post/search.en.x.jpg',
  '/share/post/saved.en.x.jpg',
  '/share/post/1/comments.en.x.jpg',
  '/share/post/search/x.en.x.jpg',
  '/share/post/constructor.en.x.jpg',
  '/share/__proto__/1.en.x.jpg',
  '/share/market.en.x.jpg',
  '/share/market/.en.x.jpg',
  '/share/market/-.en.x.jpg',
  '/share/market/bihar/.en.x.jpg',
  '/share/market//gaya.en.x.jpg',
  '/share/market/Bihar.en.x.jpg',
  `/share/market/${'a'.repeat(400)}.en.x.jpg`,
  '/share/shop/999999.en.x.jpg',
  '/share/shop/1.fr.x.jpg',
  '/share/shop/1.en.x.png',
  '/share/shop/../secret.key',
  '/share/shop/%2e%2e%2fsecret.en.x.jpg',
  '/share/admin/1.en.x.jpg',
  '/share/market/nowhere.en.x.jpg',
  '/share/market/bihar/gaya/sweets-bakery/more.en.x.jpg',
])('%s is not found', async (path) => {
  expect((await get(path)).statusCode).toBe(404)
  expect((await get(`${path}?lng=hi`)).statusCode).toBe(404)
  expect((await site.inject({ method: 'HEAD', url: path })).statusCode).toBe(404)
})

test('a client that requests more pictures than its part of the queue gets 503 and may retry', async () => {
  const providers = await Promise.all(Array.from({ length: 14 }, () => aProvider(db)))
  const paths = await Promise.all(providers.map(({ id }) => providerPictureUrl(id)))
  const other = await providerPictureUrl((await aProvider(db)).id)
  const from = (remoteAddress: string, url: string) => site.inject({ url, remoteAddress })
  const flood = paths.map((path) => from('203.0.113.1', path))
  const [replies, reply] = await Promise.all([Promise.all(flood), from('203.0.113.2', other)])
  expect(reply.statusCode).toBe(200)
  const refused = replies.filter(({ statusCode }) => statusCode === 503)
  expect(refused.length).toBeGreaterThan(0)
  for (const { headers } of refused) expect(Number(headers['retry-after'])).toBeGreaterThan(0)
})
