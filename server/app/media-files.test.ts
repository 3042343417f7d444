// Uploaded media as a browser gets them.
import { afterAll, expect, test } from 'vitest'
import { testServer } from '../testing/test-server.ts'
import { aFile, aPicture, aVideo } from '../testing/forms.ts'
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
  return `/media/${folder}`
}

test('a picture is served as WebP, to be kept for good', async () => {
  const folder = await uploaded({ logo: aFile(await aPicture().jpeg().toBuffer()) })
  const { statusCode, headers } = await get(`${folder}/320.webp`)
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
  expect((await get(`${folder}/1280.webp`)).statusCode).toBe(404)
})

test.each(['mp4', 'webm', 'ogg'] as const)('a player may ask for any part of a %s', async (kind) => {
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
