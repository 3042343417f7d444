import sharp from 'sharp'
import { expect, test } from 'vitest'
import { aMovingPicture, aPhoto } from '../../server/testing/photos.ts'
import { pictureFacts } from '../../web/lib/pictures/picture-facts.ts'

const flat = (channels: 3 | 4 = 3) =>
  sharp({ create: { width: 90, height: 60, channels, background: '#c8452f' } })
const withPlace = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '24/1 47/1 0/1' } }
const moving = await aMovingPicture()

const factsOf = (bytes: Buffer) => pictureFacts(Uint8Array.from(bytes).buffer)
const SIZE = { width: 90, height: 60 }
const CLEAN = { isAnimated: false, hasMetadata: false, ...SIZE }

test.each([
  ['a JPEG', flat().jpeg(), { kind: 'jpeg', ...CLEAN }],
  ['a JPEG that tells the place', flat().withExif(withPlace).jpeg(), { kind: 'jpeg', hasMetadata: true }],
  ['a progressive JPEG', flat().jpeg({ progressive: true }), { kind: 'jpeg', ...CLEAN }],
  ['a PNG', flat().png(), { kind: 'png', ...CLEAN }],
  ['a PNG that is partly clear', flat(4).png(), { kind: 'png', ...CLEAN }],
  ['a PNG that tells the place', flat().withExif(withPlace).png(), { kind: 'png', hasMetadata: true }],
  ['a WebP', flat().webp(), { kind: 'webp', ...CLEAN }],
  ['a lossless WebP', flat().webp({ lossless: true }), { kind: 'webp', ...CLEAN }],
  ['a WebP that is partly clear', flat(4).webp(), { kind: 'webp', hasMetadata: false, ...SIZE }],
  ['a WebP that tells the place', flat().withExif(withPlace).webp(), { kind: 'webp', hasMetadata: true }],
  ['a WebP that moves', moving.clone().webp(), { kind: 'webp', isAnimated: true }],
  ['a GIF', moving.clone().gif(), { kind: 'gif' }],
] as const)('%s', async (_what, picture, facts) => {
  expect(factsOf(await picture.toBuffer())).toMatchObject(facts)
})

test('a photo of a phone', async () => {
  const photo = await aPhoto({ width: 800, height: 600, orientation: 6 })
  expect(factsOf(photo)).toEqual({
    kind: 'jpeg',
    isAnimated: false,
    hasMetadata: true,
    width: 800,
    height: 600,
  })
})

test.each(['', 'x', 'RIFF', '\u0089PNG', 'no picture at all, only a text that is long enough'])(
  'bytes that are none: %j',
  (text) => {
    expect(factsOf(Buffer.from(text, 'latin1'))).toMatchObject({ kind: 'other', width: Infinity })
  },
)
