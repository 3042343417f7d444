import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { housekeepingJob } from '../../app/housekeeping.ts'
import { testServer } from '../../testing/test-server.ts'
import { aFile, aPicture, encoded, formOf } from '../../testing/forms.ts'
import { aVideo } from '../../testing/videos.ts'
import { aProvider } from '../../testing/providers.ts'
import { uploadLeftovers } from '../../testing/sign-up-forms.ts'

const server = await testServer()
const URL = '/api/manage-provider-profile/'
const picture = aFile(await aPicture({ width: 400, height: 300 }).jpeg().toBuffer())
const video = aFile(aVideo('mp4'))
const broken = aFile((await aPicture({ width: 400, height: 300 }).jpeg().toBuffer()).subarray(0, 2_000))

type OwnMedium = { id: number; image_data: string; video_data: string }
type Own = {
  version: string
  business_name: string
  logo: string | null
  images: OwnMedium[]
  videos: OwnMedium[]
}
type Fields = Parameters<typeof formOf>[0]

const anOwner = async () => {
  const me = await server.as(await aProvider(server.db))
  const save = async (fields: Fields) => {
    const form = await encoded(formOf(fields))
    return me.put(URL, form.body, form.headers)
  }
  const read = async () => (await me.get(URL)).json<Own>()
  return { save, read }
}
const idsOf = (media: readonly OwnMedium[]) => media.map(({ id }) => id)
const isThere = (url = '') => existsSync(join(server.ctx.mediaDir, url.replace('/media/', '')))
const sweep = () => housekeepingJob(server.ctx).work()

const aFullProfile = async () => {
  const owner = await anOwner()
  await owner.save({ images: [picture, picture], videos: video, logo: picture })
  await owner.save({ images: [picture, picture], videos: video })
  await owner.save({ images: picture })
  return owner
}

test('appends new media and replaces the logo', async () => {
  const { save } = await anOwner()
  const first = (await save({ images: picture, videos: video, logo: picture })).json<Own>()
  const second = (await save({ images: [picture, picture], videos: video, logo: picture })).json<Own>()
  expect(idsOf(second.images).slice(0, 1)).toEqual(idsOf(first.images))
  expect([second.images.length, second.videos.length]).toEqual([3, 2])
  expect(idsOf(second.videos)[0]).toBe(idsOf(first.videos)[0])
  for (const { image_data } of second.images) expect(isThere(image_data)).toBe(true)
  for (const { video_data } of second.videos) expect(isThere(video_data)).toBe(true)
  expect(second.logo).not.toBe(first.logo)
  expect([isThere(second.logo ?? ''), isThere(first.logo ?? '')]).toEqual([true, true])
  await sweep()
  expect([isThere(second.logo ?? ''), isThere(first.logo ?? '')]).toEqual([true, false])
})

describe('deleted media', () => {
  test.each<[string, (ids: number[]) => string | string[]]>([
    ['repeated', (ids) => ids.map(String)],
    ['as a JSON list', (ids) => JSON.stringify(ids)],
    ['as a JSON list of texts', (ids) => JSON.stringify(ids.map(String))],
  ])('are removed, given %s, and housekeeping deletes their files', async (_how, written) => {
    const { save, read } = await aFullProfile()
    const { images, videos } = await read()
    const [gone, remaining] = [images.slice(1, 3), [...images.slice(0, 1), ...images.slice(3)]]
    const reply = await save({
      deleted_images: written(idsOf(gone)),
      deleted_videos: written(idsOf(videos.slice(0, 1))),
    })
    const after = reply.json<Own>()
    expect([idsOf(after.images), idsOf(after.videos)]).toEqual([idsOf(remaining), idsOf(videos.slice(1))])
    await sweep()
    for (const { image_data } of gone) expect(isThere(image_data)).toBe(false)
    expect(isThere(videos[0]?.video_data)).toBe(false)
    for (const { image_data } of remaining) expect(isThere(image_data)).toBe(true)
  })

  test('make room for new ones in the same request', async () => {
    const { save, read } = await aFullProfile()
    const { images, videos } = await read()
    const reply = await save({
      deleted_images: String(images[0]?.id),
      deleted_videos: String(videos[0]?.id),
      images: picture,
      videos: video,
    })
    const after = reply.json<Own>()
    expect(idsOf(after.images).slice(0, 4)).toEqual(idsOf(images).slice(1))
    expect([after.images.length, after.videos.length]).toEqual([5, 2])
  })

  test('include the logo only when named, and an empty list deletes nothing', async () => {
    const { save } = await aFullProfile()
    const after = (await save({ deleted_logo: '1', deleted_images: '', deleted_videos: '[]' })).json<Own>()
    expect(after.logo).toBeNull()
    expect([after.images.length, after.videos.length]).toEqual([5, 2])
  })
})

describe('a refused request leaves rows and files unchanged', () => {
  const refusal = async (owner: Awaited<ReturnType<typeof anOwner>>, fields: Fields) => {
    await sweep()
    const [before, files] = [await owner.read(), await uploadLeftovers(server)]
    const reply = await owner.save({ business_name: 'Changed', ...fields })
    expect(reply.statusCode).toBe(400)
    expect(await owner.read()).toEqual(before)
    expect(await uploadLeftovers(server)).toEqual(files)
    await sweep()
    expect(await uploadLeftovers(server)).toEqual(files)
    return reply.json<object>()
  }

  test('when the second image is unreadable', async () => {
    const owner = await aFullProfile()
    const deleted_images = idsOf((await owner.read()).images.slice(0, 2)).map(String)
    const fields = { deleted_images, images: [picture, broken], logo: picture, deleted_logo: '1' }
    expect(await refusal(owner, fields)).toEqual({
      images: ['*This file cannot be read. Choose another one.'],
    })
  })

  test('above five images or two videos', async () => {
    expect(await refusal(await aFullProfile(), { images: picture, videos: video })).toEqual({
      images: ['*A profile shows at most 5 photos.'],
      videos: ['*A profile shows at most 2 videos.'],
    })
  })

  test('with more than two new images or one new video, or another file', async () => {
    const fields = { images: [picture, picture, picture], videos: [video, video], logo: video }
    expect(await refusal(await anOwner(), fields)).toEqual({
      images: ['*You can upload a maximum of 2 images.'],
      videos: ['*You can upload only 1 video.'],
      logo: ['*Invalid logo format. Only .webp, .jpeg, .jpg, and .png are allowed.'],
    })
  })

  test('when it deletes media of another account, or a video as an image', async () => {
    const [owner, other] = [await aFullProfile(), await aFullProfile()]
    const unknown = ['*Photo not found. Reload and choose it again.']
    const [theirs, own] = [await other.read(), await owner.read()]
    const deleted_images = [String(own.images[0]?.id), String(theirs.images[0]?.id)]
    expect(await refusal(owner, { deleted_images })).toEqual({ deleted_images: unknown })
    const asPicture = { deleted_images: String(own.videos[0]?.id) }
    expect(await refusal(owner, asPicture)).toEqual({ deleted_images: unknown })
    const deleted_videos = String(theirs.videos[0]?.id)
    expect(await refusal(owner, { deleted_videos })).toEqual({ deleted_videos: unknown })
    expect(await other.read()).toEqual(theirs)
  })
})

test('of two concurrent requests that fill the profile one succeeds and one is refused', async () => {
  const { save, read } = await anOwner()
  await save({ images: [picture, picture] })
  await save({ images: picture })
  const replies = await Promise.all([1, 2].map(() => save({ images: [picture, picture] })))
  expect(replies.map((reply) => reply.statusCode).toSorted()).toEqual([200, 400])
  const own = await read()
  expect(own.images).toHaveLength(5)
  const { folders, media, leftovers } = await uploadLeftovers(server)
  expect([folders, leftovers]).toEqual([media, []])
})
