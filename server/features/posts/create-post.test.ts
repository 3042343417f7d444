import { existsSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { media } from '../../../contract/media-limits.ts'
import { openSession } from '../accounts/sessions.service.ts'
import { NOON, testServer } from '../../testing/test-server.ts'
import { aFile, aPicture, encoded, formOf } from '../../testing/forms.ts'
import { aVideo } from '../../testing/videos.ts'
import { aPostAuthor, type OwnPostReply } from '../../testing/post-forms.ts'
import { uploadLeftovers } from '../../testing/sign-up-forms.ts'

const server = await testServer()
const { db } = server

const jpeg = await aPicture({ width: 400, height: 300 }).jpeg().toBuffer()
const picture = aFile(jpeg)
const video = aFile(aVideo('mp4'))
// Bytes after the end of a JPEG are ignored.
const pictureOf = (bytes: number) => aFile(Buffer.concat([jpeg, Buffer.alloc(bytes - jpeg.length)]))
const isThere = (url = '') => existsSync(join(server.ctx.mediaDir, url.replace('/media/', '')))

const titles = async () => (await db.selectFrom('posts').select('title').execute()).map(({ title }) => title)

describe('a provider publishes a post', () => {
  test('with images and a video, and it is readable, listed and found immediately', async () => {
    const { provider, publish } = await aPostAuthor(server)
    const reply = await publish({
      title: 'Khoya tilkut',
      blog_images: [picture, picture],
      blog_videos: video,
    })
    expect(reply.statusCode).toBe(201)
    const post = reply.json<OwnPostReply>()
    expect(post).toMatchObject({
      title: 'Khoya tilkut',
      content: 'Fresh today',
      created_at: NOON.toISOString(),
      updated_at: NOON.toISOString(),
      created_by_id: provider.id,
      provider: { id: provider.id, district: 'Gaya' },
      version: expect.any(String),
    })
    expect([post.blog_images.length, post.blog_videos.length]).toEqual([2, 1])
    for (const { image } of post.blog_images) expect(isThere(image)).toBe(true)
    expect(isThere(post.blog_videos[0]?.video)).toBe(true)
    expect((await server.get('/api/blogs/?limit=1')).json().blogs[0].blog_id).toBe(post.blog_id)
    const [found] = (await server.get('/api/blogs/search/?searchtext=khoya')).json<OwnPostReply[]>()
    expect(found?.blog_id).toBe(post.blog_id)
  })

  test('without files, also as JSON, in the requested language', async () => {
    const { me } = await aPostAuthor(server)
    const reply = await me.post('/api/blogs/?lang=hi', { title: 'तिलकुट', content: 'आज ताज़ा' })
    expect([reply.statusCode, reply.json().category_title]).toEqual([201, expect.stringMatching(/मिठाई/)])
  })

  test('and receives its version as ETag', async () => {
    const { publish } = await aPostAuthor(server)
    const reply = await publish()
    expect(reply.headers.etag).toBe(`"${reply.json().version}"`)
  })

  test('with texts trimmed of all Unicode spaces, and line breaks preserved', async () => {
    const { publish } = await aPostAuthor(server)
    const post = (
      await publish({
        title: '\u00a0\u3000 Til \n kut\u200b',
        content: '\u2003One\n\n  Two <b>three</b>\n\u00a0',
      })
    ).json<OwnPostReply>()
    expect([post.title, post.content]).toEqual(['Til kut', 'One\n\n  Two <b>three</b>'])
  })

  test('with title, content and files of the maximum size, counted in characters', async () => {
    const { publish } = await aPostAuthor(server)
    const reply = await publish({
      title: '🍬'.repeat(150),
      content: 'क'.repeat(20_000),
      blog_images: pictureOf(media.post.imageBytes),
      blog_videos: aFile(aVideo('webm', media.post.videoBytes)),
    })
    expect(reply.statusCode).toBe(201)
    expect([...reply.json<OwnPostReply>().title]).toHaveLength(150)
  })

  test('once, though the form is sent twice with one idempotency key', async () => {
    const { me } = await aPostAuthor(server)
    const send = async () => {
      const { body, headers } = await encoded(
        formOf({ title: 'Only once', content: 'Text', blog_images: picture }),
      )
      return me.post('/api/blogs/', body, { ...headers, 'idempotency-key': 'post-1' })
    }
    const [first, again] = [await send(), await send()]
    expect(again.json()).toEqual(first.json())
    expect((await titles()).filter((title) => title === 'Only once')).toHaveLength(1)
  })
})

describe('a refused post stores nothing', () => {
  const refused = async (fields: Parameters<typeof formOf>[0]) => {
    const [files, posts] = [await uploadLeftovers(server), await titles()]
    const { publish } = await aPostAuthor(server)
    const reply = await publish(fields)
    expect(await uploadLeftovers(server)).toEqual(files)
    expect(await titles()).toEqual(posts)
    return reply
  }

  const required = ['*This field is required.']
  test.each([
    ['without title and content', { title: '', content: '' }, { title: required, content: required }],
    [
      'of spaces alone',
      { title: ' \u00a0\u200b', content: '\n\u3000' },
      { title: required, content: required },
    ],
    [
      'with too long a title',
      { title: 'x'.repeat(151) },
      { title: ['*Title must be at most 150 characters.'] },
    ],
    [
      'with too long a content',
      { content: 'x'.repeat(20_001) },
      { content: ['*Content must be at most 20,000 characters.'] },
    ],
    [
      'with too many files',
      { blog_images: [picture, picture, picture], blog_videos: [video, video] },
      {
        blog_images: ['*You can upload a maximum of 2 images.'],
        blog_videos: ['*You can upload only 1 video.'],
      },
    ],
    [
      'with a picture that can not be read',
      { blog_images: [picture, aFile(jpeg.subarray(0, 2_000))] },
      { blog_images: ['*This file cannot be read. Choose another one.'] },
    ],
  ])('%s', async (_what, fields, expected) => {
    const reply = await refused(fields)
    expect([reply.statusCode, reply.json()]).toEqual([400, expected])
  })

  const kinds = {
    image: 'Invalid image format. Only .webp, .jpeg, .jpg, and .png are allowed.',
    video: 'Invalid video format. Only .mp4, .webm, and .ogg are allowed.',
  }
  test.each([
    [
      'with a picture over 5 MB',
      { blog_images: [picture, pictureOf(media.post.imageBytes + 1)] },
      [413, 'image_too_large', 'Each image must be under 5MB.'],
    ],
    [
      'with a video over 10 MB',
      { blog_videos: aFile(aVideo('mp4', media.post.videoBytes + 1)) },
      [413, 'video_too_large', 'Video must be under 10MB.'],
    ],
    ['with a video as a picture', { blog_images: video }, [415, 'image_wrong_kind', kinds.image]],
    ['with a picture as a video', { blog_videos: picture }, [415, 'video_wrong_kind', kinds.video]],
    [
      'with a page that calls itself a picture',
      { blog_images: aFile(Buffer.from('<script>alert(1)</script>'), 'cake.png') },
      [415, 'image_wrong_kind', kinds.image],
    ],
  ])('%s', async (_what, fields, expected) => {
    const reply = await refused(fields)
    const { code, error } = reply.json<{ code: string; error: string }>()
    expect([reply.statusCode, code, error]).toEqual(expected)
  })

  test('when the client disconnects during the upload', async () => {
    const { provider } = await aPostAuthor(server)
    const keys = { secret: server.ctx.config.secretKey, clock: server.ctx.clock }
    const { access_token } = await openSession(db, { id: provider.id, isRemembered: false }, keys)
    const before = await uploadLeftovers(server)
    const url = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }))
    const { body, headers } = await encoded(
      formOf({ title: 'Gone', content: 'Gone', blog_images: pictureOf(500_000) }),
    )
    const socket = connect(Number(url.port), url.hostname)
    const head = [
      'POST /api/blogs/ HTTP/1.1',
      'host: haat',
      `authorization: Bearer ${access_token}`,
      `content-type: ${headers['content-type']}`,
      `content-length: ${body.length}`,
    ]
    socket.write(`${head.join('\r\n')}\r\n\r\n`)
    socket.write(body.subarray(0, 300_000))
    const incoming = async () => (await uploadLeftovers(server)).incoming
    await expect.poll(incoming).toHaveLength(1)
    socket.destroy()
    await expect.poll(incoming).toEqual([])
    expect(await uploadLeftovers(server)).toEqual(before)
    expect(await titles()).not.toContain('Gone')
  })
})
