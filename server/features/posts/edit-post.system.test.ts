import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { indexers } from '../search/index.service.ts'
import { housekeepingJob } from '../../app/housekeeping.ts'
import { NOON, testServer } from '../../testing/test-server.ts'
import { aFile, aPicture, type formOf } from '../../testing/forms.ts'
import { aVideo } from '../../testing/videos.ts'
import { aPostAuthor, type OwnPostReply } from '../../testing/post-forms.ts'
import { aComment } from '../../testing/posts.ts'
import { uploadLeftovers } from '../../testing/sign-up-forms.ts'

const server = await testServer()
const { db } = server

type Fields = Parameters<typeof formOf>[0]

const jpeg = await aPicture({ width: 400, height: 300 }).jpeg().toBuffer()
const picture = aFile(jpeg)
const video = aFile(aVideo('mp4'))
const isThere = (url = '') => existsSync(join(server.ctx.mediaDir, url.replace('/media/', '')))
const sweep = () => housekeepingJob(server.ctx).work()
const imageIds = ({ blog_images }: OwnPostReply) => blog_images.map(({ image_id }) => image_id)
const videoIds = ({ blog_videos }: OwnPostReply) => blog_videos.map(({ video_id }) => video_id)
const found = async (text: string) =>
  (await server.get(`/api/blogs/search/?searchtext=${text}`))
    .json<OwnPostReply[]>()
    .map(({ blog_id }) => blog_id)

const aFullPost = async (title = 'Tilkut') => {
  const writer = await aPostAuthor(server)
  const reply = await writer.publish({ title, blog_images: [picture, picture], blog_videos: video })
  return { ...writer, post: reply.json<OwnPostReply>() }
}

describe('editing a post', () => {
  test('keeps omitted fields', async () => {
    const { edit, post } = await aFullPost()
    server.time.now = new Date(NOON.getTime() + 60_000)
    const reply = await edit(post.blog_id, { title: 'Anarsa' })
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toEqual({
      ...post,
      title: 'Anarsa',
      updated_at: server.time.now.toISOString(),
      version: expect.any(String),
    })
    expect(reply.json().version).not.toBe(post.version)
    server.time.now = NOON
  })

  test('updates the search index', async () => {
    const { edit, post } = await aFullPost('Balushahi')
    expect(await found('balushahi')).toContain(post.blog_id)
    await edit(post.blog_id, { title: 'Thekua' })
    expect(await found('thekua')).toContain(post.blog_id)
    expect(await found('balushahi')).not.toContain(post.blog_id)
  })

  test('deletes an image and appends another in one request', async () => {
    const { edit, post } = await aFullPost()
    const [gone, remaining] = imageIds(post)
    const fields = { deleted_images: JSON.stringify([gone]), blog_images: picture }
    const after = (await edit(post.blog_id, fields)).json<OwnPostReply>()
    expect(imageIds(after)).toEqual([remaining, expect.any(Number)])
    expect(videoIds(after)).toEqual(videoIds(post))
    await sweep()
    expect([isThere(post.blog_images[0]?.image), isThere(after.blog_images[1]?.image)]).toEqual([false, true])
  })

  test('deletes all media with repeated ids', async () => {
    const { edit, post } = await aFullPost()
    const fields = { deleted_images: imageIds(post).map(String), deleted_videos: videoIds(post).map(String) }
    expect((await edit(post.blog_id, fields)).json()).toMatchObject({ blog_images: [], blog_videos: [] })
  })

  test('in two tabs refuses the second one, which changes nothing', async () => {
    const { edit, read, post } = await aFullPost()
    const ifMatch = { 'if-match': `"${post.version}"` }
    expect((await edit(post.blog_id, { title: 'First' }, ifMatch)).statusCode).toBe(200)
    const files = await uploadLeftovers(server)
    const late = await edit(post.blog_id, { title: 'Second', deleted_images: '[]' }, ifMatch)
    expect([late.statusCode, late.json().code]).toEqual([409, 'conflict'])
    expect((await read(post.blog_id)).title).toBe('First')
    expect(await uploadLeftovers(server)).toEqual(files)
  })

  test('concurrently in two tabs refuses one of them', async () => {
    const { edit, post } = await aFullPost()
    const ifMatch = { 'if-match': `"${post.version}"` }
    const titles = ['One', 'Two', 'Three']
    const replies = await Promise.all(titles.map((title) => edit(post.blog_id, { title }, ifMatch)))
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409])
  })
})

describe('a refused edit changes nothing', () => {
  const refused = async (fields: (post: OwnPostReply) => Fields) => {
    const { edit, read, post } = await aFullPost()
    await sweep()
    const files = await uploadLeftovers(server)
    const reply = await edit(post.blog_id, fields(post))
    expect(await read(post.blog_id)).toEqual(post)
    expect(await uploadLeftovers(server)).toEqual(files)
    return { status: reply.statusCode, body: reply.json() }
  }

  test('with an empty title', async () => {
    expect(await refused(() => ({ title: ' ' }))).toEqual({
      status: 400,
      body: { title: ['*This field is required.'] },
    })
  })

  test('above two images or one video', async () => {
    const fields = ({ blog_images: [first] }: OwnPostReply) => ({
      deleted_images: String(first?.image_id),
      blog_images: [picture, picture],
      blog_videos: video,
    })
    expect(await refused(fields)).toEqual({
      status: 400,
      body: {
        blog_images: ['*You can upload a maximum of 2 images.'],
        blog_videos: ['*You can upload only 1 video.'],
      },
    })
  })

  test('that deletes an image of another post, or a video as an image', async () => {
    const { post: other } = await aFullPost()
    const unknown = {
      status: 400,
      body: { deleted_images: ['*Photo not found. Reload and choose it again.'] },
    }
    expect(await refused(() => ({ deleted_images: String(imageIds(other)[0]) }))).toEqual(unknown)
    expect(await refused((post) => ({ deleted_images: String(videoIds(post)[0]) }))).toEqual(unknown)
    expect(await refused(() => ({ deleted_images: 'x' }))).toEqual(unknown)
  })

  test('with an unreadable image or another file', async () => {
    const deleted = (post: OwnPostReply) => ({ deleted_images: String(imageIds(post)[0]) })
    const broken = aFile(jpeg.subarray(0, 2_000))
    expect((await refused((post) => ({ ...deleted(post), blog_images: broken }))).status).toBe(400)
    expect((await refused((post) => ({ ...deleted(post), blog_images: video }))).status).toBe(415)
  })

  test('by another provider returns 404', async () => {
    const { read, post } = await aFullPost()
    const other = await aPostAuthor(server)
    const reply = await other.edit(post.blog_id, { title: 'Mine', deleted_images: String(imageIds(post)[0]) })
    const unknown = await other.edit(999_999_999, { title: 'Mine' })
    expect([reply.statusCode, reply.json()]).toEqual([404, unknown.json()])
    expect((await other.me.delete(`/api/blogs/${post.blog_id}/`)).statusCode).toBe(404)
    expect(await read(post.blog_id)).toEqual(post)
  })
})

describe('a deleted post', () => {
  test('is deleted immediately with comments, media and search entry', async () => {
    const { me, provider, post } = await aFullPost('Pedakiya')
    await aComment(db, post.blog_id)
    const { headers } = await server.get(`/api/blogs/${post.blog_id}/`)
    const reply = await me.delete(`/api/blogs/${post.blog_id}/`)
    expect([reply.statusCode, reply.json()]).toEqual([200, { detail: 'Post deleted successfully.' }])
    const conditional = { 'if-none-match': String(headers.etag) }
    expect((await server.get(`/api/blogs/${post.blog_id}/`, conditional)).statusCode).toBe(404)
    expect((await server.get(`/api/blogs/${post.blog_id}/comments/view/`)).statusCode).toBe(404)
    expect(await found('pedakiya')).toEqual([])
    const left = await db.selectFrom('comments').select('id').where('postId', '=', post.blog_id).execute()
    expect(left).toEqual([])
    await sweep()
    const files = [
      ...post.blog_images.map(({ image }) => image),
      ...post.blog_videos.map((each) => each.video),
    ]
    expect(files.map(isThere)).toEqual([false, false, false])
    expect((await server.get(`/api/provider-profile/${provider.id}/`)).json().blogs).toEqual([])
  })

  test('no longer counts for the search quality of its business', async () => {
    const { me, provider, post } = await aFullPost()
    const quality = async () =>
      (
        await db
          .selectFrom('providerSearch')
          .select('quality')
          .where('providerId', '=', provider.id)
          .executeTakeFirst()
      )?.quality ?? 0
    await db.transaction().execute((tx) => indexers.provider(tx, provider.id))
    const before = await quality()
    await me.delete(`/api/blogs/${post.blog_id}/`)
    expect(await quality()).toBeCloseTo(before - 4)
  })
})
