import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { attachMedia, aMedia, aPost, aProvider } from '../testing/providers.ts'
import { signedInStaff } from '../testing/staff.ts'
import { HOUR } from '../../contract/limits.ts'
import { NOON, testServer } from '../testing/test-server.ts'
import { aFile, aPicture, encoded, formOf } from '../testing/forms.ts'
import { anAccount } from '../testing/accounts.ts'
import { gayaSweets } from '../testing/needs.ts'
import { aVideo } from '../testing/videos.ts'
import { signUp } from '../testing/sign-up-forms.ts'
import { buildApp } from './app.ts'
import { serveWeb } from './web.ts'

const server = await testServer()
const site = await buildApp(server.ctx, { logTo: { write: () => {} } })
afterAll(() => site.close())
await serveWeb(site, server.ctx, () => Promise.reject(new Error('no page is asked for')))
const get = (url: string, headers: Record<string, string> = {}) => site.inject({ url, headers })

const uploaded = async (fields: Parameters<typeof signUp>[1]) => {
  expect((await signUp(server, fields)).statusCode).toBe(201)
  const { folder } = await server.db
    .selectFrom('media')
    .select('folder')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  await server.db.updateTable('accounts').set({ verifiedAt: NOON }).where('verifiedAt', 'is', null).execute()
  return `/media/${folder}`
}

test('serves a picture as WebP with a lifetime of an hour', async () => {
  const folder = await uploaded({ logo: aFile(await aPicture().jpeg().toBuffer()) })
  const { statusCode, headers } = await get(`${folder}/320.webp`)
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=3600',
    'x-content-type-options': 'nosniff',
  })
  expect((await get(`${folder}/1280.webp`)).statusCode).toBe(404)
})

test('serves the photo of a need with a signature only', async () => {
  const { categoryId, districtId } = await gayaSweets(server.db)
  const customer = await server.as(await anAccount(server.db))
  const { body, headers } = await encoded(
    formOf({
      text: 'Two kilos of laddu for a wedding',
      category_id: String(categoryId),
      district_id: String(districtId),
      when: 'today',
      images: aFile(await aPicture().jpeg().toBuffer()),
    }),
  )
  const created = await customer.post('/api/needs/', body, headers)
  const [photo] = created.json<{ images: { image: string }[] }>().images
  const url = photo?.image ?? ''
  expect((await get(url)).statusCode).toBe(200)
  expect((await get(url.slice(0, url.indexOf('?')))).statusCode).toBe(404)
})

test.each(['mp4', 'webm', 'ogg'] as const)('serves any range of a %s', async (kind) => {
  const video = aVideo(kind, 50_000)
  const folder = await uploaded({ uploaded_videos: aFile(video) })
  const part = await get(`${folder}/video.${kind}`, { range: 'bytes=10000-10099' })
  expect(part.statusCode).toBe(206)
  expect(part.headers).toMatchObject({
    'content-type': `video/${kind}`,
    'content-range': 'bytes 10000-10099/50000',
    'content-length': '100',
  })
  expect(part.rawPayload.equals(video.subarray(10_000, 10_100))).toBe(true)
  expect((await get(`${folder}/video.${kind}`)).headers['accept-ranges']).toBe('bytes')
})

test('returns 304 for an unmodified file', async () => {
  const folder = await uploaded({ logo: aFile(await aPicture().jpeg().toBuffer()) })
  const { headers } = await get(`${folder}/320.webp`)
  const again = await get(`${folder}/320.webp`, { 'if-none-match': String(headers.etag) })
  expect([again.statusCode, again.headers['cache-control']]).toEqual([304, 'public, max-age=3600'])
})

describe('a file that is no longer public', () => {
  const { db, ctx } = server
  const aStoredPicture = async () => {
    const media = await aMedia(db)
    await mkdir(join(ctx.mediaDir, media.folder), { recursive: true })
    await writeFile(join(ctx.mediaDir, media.folder, '640.webp'), 'a picture')
    return { ...media, url: `/media/${media.folder}/640.webp` }
  }
  const aShowingProvider = async () => {
    const [logo, picture, ofPost] = [await aStoredPicture(), await aStoredPicture(), await aStoredPicture()]
    const provider = await aProvider(db, { provider: { logoId: logo.id } })
    await attachMedia(db, provider.id, [picture])
    const post = await aPost(db, provider.id, {}, [ofPost])
    const statuses = () =>
      Promise.all([logo, picture, ofPost].map(async ({ url }) => (await get(url)).statusCode))
    const setAccount = (state: { suspendedAt?: Date | null; verifiedAt?: Date | null }) =>
      db.updateTable('accounts').set(state).where('id', '=', provider.id).execute()
    const setPost = (visibility: 'hidden' | 'removed') =>
      db.updateTable('posts').set({ visibility }).where('id', '=', post.id).execute()
    return { shop: provider, logo, picture, ofPost, post, statuses, setAccount, setPost }
  }

  test('returns 404 immediately: of a suspended or unverified business', async () => {
    const { statuses, setAccount } = await aShowingProvider()
    expect(await statuses()).toEqual([200, 200, 200])
    await setAccount({ suspendedAt: NOON })
    expect(await statuses()).toEqual([404, 404, 404])
    await setAccount({ suspendedAt: null })
    expect(await statuses()).toEqual([200, 200, 200])
    await setAccount({ verifiedAt: null })
    expect(await statuses()).toEqual([404, 404, 404])
  })

  test('returns 404 immediately: of a post that is hidden, removed or deleted, and deleted media', async () => {
    const { shop: provider, post, statuses, setPost } = await aShowingProvider()
    for (const visibility of ['hidden', 'removed'] as const) {
      await setPost(visibility)
      expect(await statuses()).toEqual([200, 200, 404])
    }
    await db.deleteFrom('posts').where('id', '=', post.id).execute()
    await db.deleteFrom('providerMedia').where('providerId', '=', provider.id).execute()
    expect(await statuses()).toEqual([200, 404, 404])
  })

  test('returns an uncached 404 like a missing file', async () => {
    const { logo, ofPost, setPost } = await aShowingProvider()
    await setPost('hidden')
    const [hidden, unknown] = [await get(ofPost.url), await get(`/media/zz/${'0'.repeat(20)}/640.webp`)]
    expect([hidden.statusCode, hidden.json()]).toEqual([404, unknown.json()])
    expect([hidden, unknown].map(({ headers }) => headers['cache-control'])).toEqual(['no-store', 'no-store'])
    for (const name of ['te%2f..%2f..%2fsecret.key', 'te/', `${logo.folder}/.640.webp`])
      expect([name, (await get(`/media/${name}`)).statusCode]).toEqual([name, 404])
  })

  test('is served to its author and to staff under a URL that is valid for less than an hour', async () => {
    const { shop: provider, post, picture, ofPost, setPost } = await aShowingProvider()
    await setPost('hidden')
    const own = await (await server.as(provider)).get('/api/viewoldpost/')
    const { blogs } = own.json<{ blogs: { blog_images: { image: string }[] }[] }>()
    const staff = await signedInStaff(server)
    const seen = await staff.get(`/api/admin/content/post/${post.id}/`)
    const [ofAuthor = '', ofStaff = ''] = [
      blogs[0]?.blog_images[0]?.image,
      seen.json<{ images: string[] }>().images[0],
    ]
    for (const url of [ofAuthor, ofStaff]) {
      const reply = await get(url)
      expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'private, max-age=1800'])
      const pass = url.slice(url.indexOf('?'))
      expect((await get(`${picture.url}${pass}`)).statusCode).toBe(404)
    }
    for (const pass of ['', 'x', 'zzzzzzzzz.x'])
      expect((await get(`${ofPost.url}?pass=${pass}`)).statusCode).toBe(404)
    server.time.now = new Date(NOON.getTime() + HOUR)
    expect((await get(ofStaff)).statusCode).toBe(404)
    server.time.now = NOON
  })

  test('of a suspended business is served to staff', async () => {
    const { shop: provider, setAccount } = await aShowingProvider()
    await setAccount({ suspendedAt: NOON })
    const staff = await signedInStaff(server)
    const { business } = (await staff.get(`/api/admin/people/${provider.id}/`)).json<{
      business: { logo: string }
    }>()
    expect((await get(business.logo)).statusCode).toBe(200)
  })
})
