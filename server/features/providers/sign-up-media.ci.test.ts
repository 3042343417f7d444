import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { FIELD_CODES_HEADER } from '../../../contract/errors.ts'
import { MB } from '../../../contract/limits.ts'
import { ruleText } from '../../../contract/rule-texts.ts'
import { testServer } from '../../testing/test-server.ts'
import { aFile, aPicture } from '../../testing/forms.ts'
import { aVideo } from '../../testing/videos.ts'
import { uploadLeftovers, signUp } from '../../testing/sign-up-forms.ts'

const server = await testServer()
const jpeg = await aPicture().jpeg().toBuffer()
const png = await aPicture({ width: 100, height: 100 }).png().toBuffer()
const webp = await aPicture({ width: 100, height: 100 }).webp().toBuffer()
const padded = (bytes: Uint8Array, size: number) => Buffer.concat([bytes, Buffer.alloc(size - bytes.length)])

type Given = NonNullable<Parameters<typeof signUp>[1]>
const providerOf = async (given: Given) => {
  const reply = await signUp(server, given)
  expect(reply.json()).toMatchObject({ message: expect.any(String) })
  const { user_id } = reply.json<{ user_id: number }>()
  const { logoId } = await server.db
    .selectFrom('providers')
    .select('logoId')
    .where('accountId', '=', user_id)
    .executeTakeFirstOrThrow()
  const media = await server.db
    .selectFrom('providerMedia')
    .innerJoin('media', 'media.id', 'mediaId')
    .select(['kind', 'folder', 'extension', 'widths', 'width', 'height', 'bytes'])
    .where('providerId', '=', user_id)
    .orderBy('position')
    .execute()
  return { logoId, media }
}
const filesIn = (folder = '') => readdirSync(join(server.ctx.mediaDir, folder)).toSorted()
const nothingNew = async (work: () => Promise<void>) => {
  const before = await uploadLeftovers(server)
  await work()
  expect(await uploadLeftovers(server)).toEqual(before)
}

test('stores logo, images as WebP, and video in the given order', async () => {
  const { logoId, media } = await providerOf({
    logo: aFile(png, 'logo.png'),
    uploaded_images: [aFile(jpeg, 'shop.jpg'), aFile(webp, 'counter.webp')],
    uploaded_videos: aFile(aVideo('mp4'), 'tour.mp4'),
  })
  expect(logoId).toEqual(expect.any(Number))
  expect(media).toMatchObject([
    { kind: 'image', extension: 'webp', widths: [192, 320, 640, 800], width: 800, height: 600 },
    { kind: 'image', extension: 'webp', widths: [100], width: 100, height: 100 },
    { kind: 'video', extension: 'mp4', widths: [], width: null, height: null, bytes: 2_000 },
  ])
  expect(media.map(({ folder }) => filesIn(folder))).toEqual([
    ['192.webp', '320.webp', '640.webp', '800.webp'],
    ['100.webp'],
    ['video.mp4'],
  ])
  const sizes = filesIn(media[0]?.folder).map(
    (name) => readFileSync(join(server.ctx.mediaDir, media[0]?.folder ?? '', name)).length,
  )
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(media[0]?.bytes)
  const { leftovers, incoming } = await uploadLeftovers(server)
  expect({ leftovers, incoming }).toEqual({ leftovers: [], incoming: [] })
})

test.each(['mp4', 'webm', 'ogg'] as const)(
  'a %s without metadata is stored byte by byte, whatever its name',
  async (kind) => {
    const video = aVideo(kind, 5_000)
    const { media } = await providerOf({ uploaded_videos: aFile(video, 'holiday.txt') })
    const stored = readFileSync(join(server.ctx.mediaDir, media[0]?.folder ?? '', `video.${kind}`))
    expect(stored.equals(video)).toBe(true)
  },
)

test('accepts files of the maximum size', async () => {
  const { media } = await providerOf({
    logo: aFile(padded(png, 5 * MB)),
    uploaded_images: [aFile(padded(jpeg, 10 * MB)), aFile(padded(webp, 10 * MB))],
    uploaded_videos: aFile(aVideo('webm', 10 * MB)),
  })
  expect(media).toHaveLength(3)
})

const html = Buffer.from('<!doctype html><script>alert(1)</script>')
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
const gif = await aPicture({ width: 10, height: 10 }).gif().toBuffer()
const half = jpeg.subarray(0, jpeg.length / 2)

describe('a file is refused by field and nothing of it is stored', () => {
  test.each<[string, Given, object]>([
    ['HTML as PNG', { logo: aFile(html, 'logo.png') }, { logo: [ruleText('logoKind')] }],
    ['SVG', { logo: aFile(svg, 'logo.svg') }, { logo: [ruleText('logoKind')] }],
    ['GIF', { uploaded_images: aFile(gif, 'a.png') }, { uploaded_images: [ruleText('imageKind')] }],
    [
      'a video as picture',
      { uploaded_images: aFile(aVideo('mp4')) },
      { uploaded_images: [ruleText('imageKind')] },
    ],
    [
      'one bad of two',
      { uploaded_images: [aFile(jpeg), aFile(gif)] },
      { uploaded_images: [ruleText('imageKind')] },
    ],
    [
      'an empty one',
      { uploaded_images: aFile(Buffer.alloc(0), 'a.png') },
      { uploaded_images: [ruleText('imageKind')] },
    ],
    ['PNG as MP4', { uploaded_videos: aFile(png, 'tour.mp4') }, { uploaded_videos: [ruleText('videoKind')] }],
    ['half a JPEG', { logo: aFile(half) }, { logo: [ruleText('fileBroken')] }],
    [
      'two broken ones at once',
      { logo: aFile(half), uploaded_images: [aFile(jpeg), aFile(half)] },
      { logo: [ruleText('fileBroken')], uploaded_images: [ruleText('fileBroken')] },
    ],
    [
      'a video that is none behind its first bytes',
      { uploaded_videos: aFile(aVideo('mp4').subarray(0, 500)) },
      { uploaded_videos: [ruleText('fileBroken')] },
    ],
    ['a byte too much', { logo: aFile(padded(png, 5 * MB + 1)) }, { logo: [ruleText('logoSize')] }],
    [
      'a byte too much',
      { uploaded_images: [aFile(jpeg), aFile(padded(jpeg, 10 * MB + 1))] },
      { uploaded_images: [ruleText('imageSize')] },
    ],
    [
      'a byte too much',
      { uploaded_videos: aFile(aVideo('mp4', 10 * MB + 1)) },
      { uploaded_videos: [ruleText('videoSize')] },
    ],
    [
      'far too much',
      { uploaded_videos: aFile(aVideo('mp4', 40 * MB)) },
      { uploaded_videos: [ruleText('videoSize')] },
    ],
    ['a second logo', { logo: [aFile(png), aFile(png)] }, { logo: [ruleText('logoCount')] }],
    [
      'a third picture',
      { uploaded_images: [aFile(jpeg), aFile(jpeg), aFile(jpeg)] },
      { uploaded_images: [ruleText('imagesCount')] },
    ],
    [
      'a second video',
      { uploaded_videos: [aFile(aVideo('mp4')), aFile(aVideo('mp4'))] },
      { uploaded_videos: [ruleText('videosCount')] },
    ],
  ])('%s', (_what, given, fields) =>
    nothingNew(async () => {
      const reply = await signUp(server, given)
      expect([reply.statusCode, reply.json()]).toEqual([400, fields])
    }),
  )

  test('two interlaced images of 50 megapixels with 16 bits', () =>
    nothingNew(async () => {
      const size = { width: 8_192, height: 6_144 }
      const bomb = await sharp({ create: { ...size, channels: 3, background: 'black' } })
        .toColourspace('rgb16')
        .png({ progressive: true })
        .toBuffer()
      const reply = await signUp(server, { uploaded_images: [aFile(bomb), aFile(bomb)] })
      expect([reply.statusCode, reply.json()]).toEqual([400, { uploaded_images: [ruleText('imagePixels')] }])
      expect(reply.headers[FIELD_CODES_HEADER]).toBe('{"uploaded_images":["imagePixels"]}')
    }))

  test('together with errors of text fields', () =>
    nothingNew(async () => {
      const reply = await signUp(server, { zipcode: '1', logo: aFile(gif), uploaded_videos: aFile(png) })
      expect(reply.json()).toEqual({
        zipcode: [ruleText('zipcodeDigits')],
        logo: [ruleText('logoKind')],
        uploaded_videos: [ruleText('videoKind')],
      })
    }))

  test('does not decode files when a text field is invalid', () =>
    nothingNew(async () => {
      // A decoded image would add an error.
      const reply = await signUp(server, { zipcode: '1', logo: aFile(half), uploaded_images: aFile(jpeg) })
      expect(reply.json()).toEqual({ zipcode: [ruleText('zipcodeDigits')] })
    }))
})

test('strips the location from the metadata of a photo', async () => {
  const exif = { IFD3: { GPSLatitude: '24/1 47/1 0/1', GPSLatitudeRef: 'N' } }
  const photo = await aPicture().jpeg().withExif(exif).toBuffer()
  const { media } = await providerOf({ uploaded_images: aFile(photo) })
  const stored = readFileSync(join(server.ctx.mediaDir, media[0]?.folder ?? '', '320.webp'))
  expect((await sharp(stored).metadata()).exif).toBeUndefined()
})

test('serves other requests while images are decoded', async () => {
  const photo = aFile(await aPicture({ width: 4_000, height: 3_000 }).jpeg({ quality: 60 }).toBuffer())
  const uploading = signUp(server, { uploaded_images: [photo, photo] })
  const state = { isUploading: true, answered: 0 }
  const uploaded = uploading.then(() => {
    state.isUploading = false
  })
  while (state.isUploading) {
    await server.get('/api/category/')
    state.answered += 1
  }
  await uploaded
  expect((await uploading).statusCode).toBe(201)
  expect(state.answered).toBeGreaterThan(5)
})
