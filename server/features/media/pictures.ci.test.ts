import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp, { type Sharp } from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { aPicture } from '../../testing/forms.ts'
import { renderPicture } from './pictures.ts'

const dir = await mkdtemp(join(tmpdir(), 'haat-pictures-'))
afterAll(() => rm(dir, { recursive: true }))

let made = 0
const saved = async (bytes: Uint8Array) => {
  made += 1
  const path = join(dir, String(made))
  await writeFile(path, bytes)
  return path
}
const savedPicture = async (picture: Sharp | Uint8Array) =>
  saved(picture instanceof Uint8Array ? picture : await picture.toBuffer())
const problemOf = async (picture: Sharp | Uint8Array) => {
  const outcome = await renderPicture(await savedPicture(picture))
  return typeof outcome === 'string' ? outcome : undefined
}
const rendered = async (picture: Sharp | Uint8Array) => {
  const outcome = await renderPicture(await savedPicture(picture))
  if (typeof outcome === 'string') throw new Error(outcome)
  return outcome
}
const widest = async (picture: Sharp | Uint8Array) =>
  readFile((await rendered(picture)).files.at(-1)?.path ?? '')
const firstPixel = async (bytes: Uint8Array) => [
  ...(await sharp(bytes).extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer()),
]
const flat = (background: string, size = { width: 100, height: 50 }) =>
  sharp({ create: { ...size, channels: 4, background } })

describe('a picture', () => {
  test.each([
    [3_000, 2_000, [192, 320, 640, 960, 1280], 853],
    [1_280, 100, [192, 320, 640, 960, 1280], 100],
    [800, 600, [192, 320, 640, 800], 600],
    [640, 480, [192, 320, 640], 480],
    [320, 240, [192, 320], 240],
    [33, 20, [33], 20],
  ])('of %i × %i is stored in its widths and never enlarged', async (width, height, widths, highest) => {
    const picture = await rendered(aPicture({ width, height }).jpeg())
    expect(picture).toMatchObject({ width: widths.at(-1), height: highest })
    expect(picture.files.map((file) => file.width)).toEqual(widths)
    for (const { path, bytes, ...file } of picture.files) {
      const stored = await readFile(path)
      expect(stored.length).toBe(bytes)
      expect(await sharp(stored).metadata()).toMatchObject({ format: 'webp', width: file.width })
    }
  })

  test('above the maximum size of WebP is scaled down', async () => {
    const picture = await rendered(
      sharp({ create: { width: 500, height: 20_000, channels: 3, background: 'red' } }).png(),
    )
    expect(picture).toMatchObject({ width: 410, height: 16_383 })
  })

  test('loses its location and time', async () => {
    const exif = { IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '24/1 47/1 0/1', GPSLatitudeRef: 'N' } }
    const photo = await aPicture().jpeg().withExif(exif).toBuffer()
    expect((await sharp(photo).metadata()).exif).toBeDefined()
    const { exif: stored, xmp, icc, orientation } = await sharp(await widest(photo)).metadata()
    expect({ stored, xmp, icc, orientation }).toEqual({})
  })

  test('is rotated by the orientation of the camera', async () => {
    const held = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'red' } })
      .composite([{ input: await flat('blue', { width: 30, height: 40 }).png().toBuffer(), gravity: 'west' }])
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const upright = await widest(held)
    expect(await sharp(upright).metadata()).toMatchObject({ width: 40, height: 60 })
    const [red = 0, , blue = 0] = await firstPixel(upright)
    expect(blue).toBeGreaterThan(red)
  })

  test('keeps its transparency', async () => {
    const [, , , alpha] = await firstPixel(await widest(flat('#00ff0080').png()))
    expect(alpha).toBe(128)
  })

  test.each([
    ['grey', flat('#888').greyscale().png()],
    ['grey and transparent', flat('#8888').greyscale().png()],
    ['of sixteen bits', flat('#888').removeAlpha().toColourspace('rgb16').png()],
    ['of a printing press', flat('#888').removeAlpha().toColourspace('cmyk').jpeg()],
    ['with a palette', flat('#888').png({ palette: true })],
  ])('may be %s', async (_kind, picture) => {
    const [red = 0, green = 0, blue = 0] = await firstPixel(await widest(picture))
    for (const value of [red, green, blue]) expect(Math.abs(value - 0x88)).toBeLessThan(24)
  })

  test('that is animated is stored as its first frame', async () => {
    const frame = { width: 40, height: 30, channels: 3 as const }
    const frames = await Promise.all(
      ['red', 'blue'].map((background) =>
        sharp({ create: { ...frame, background } })
          .png()
          .toBuffer(),
      ),
    )
    const moving = await sharp(frames, { join: { animated: true } })
      .webp({ delay: [100, 100] })
      .toBuffer()
    expect((await sharp(moving, { animated: true }).metadata()).pages).toBe(2)
    const still = await widest(moving)
    expect(await sharp(still, { animated: true }).metadata()).toMatchObject({ width: 40, height: 30 })
    const [red = 0, , blue = 0] = await firstPixel(still)
    expect(red).toBeGreaterThan(blue)
  })
})

test.each(['jpeg', 'png', 'webp'] as const)('a truncated %s is refused', async (format) => {
  const whole = await aPicture().toFormat(format).toBuffer()
  expect(await problemOf(whole.subarray(0, whole.length / 2))).toBe('fileBroken')
})

type Size = { width: number; height: number; channels?: 3 | 4 }
const black = ({ width, height, channels = 3 }: Size) =>
  sharp({ create: { width, height, channels, background: 'black' }, limitInputPixels: false })
const in16Bits = (size: Size) => black(size).toColourspace('rgb16')
const LARGEST = { width: 8_192, height: 6_144 }
const INTERLACED = { width: 4_096, height: 3_072 }
/** Some hundred kilobytes that decode to 300 MB. */
const aBomb = () => in16Bits(LARGEST).png({ progressive: true }).toBuffer()

const memoryFor = async (pictures: readonly Uint8Array[]) => {
  const fixture = join(import.meta.dirname, 'memory.fixture.ts')
  const paths = await Promise.all(pictures.map(saved))
  const { stdout } = await promisify(execFile)(process.execPath, [fixture, ...paths])
  return JSON.parse(stdout) as { widths: (number[] | string)[]; megabytes: number }
}

describe('the decoded size of a picture', () => {
  test.each([
    ['more pixels than phones make', () => black({ width: 12_000, height: 12_000 }).png()],
    ['16 bits and the most pixels', () => in16Bits(LARGEST).png()],
    [
      'interlaced lines and over 12 megapixels',
      () => black({ ...INTERLACED, height: 3_073 }).png({ progressive: true }),
    ],
    [
      'progressive scans and over 12 megapixels',
      () => black({ ...INTERLACED, height: 3_073 }).jpeg({ progressive: true }),
    ],
  ])('is too large with %s', async (_kind, picture) => {
    expect(await problemOf(picture())).toBe('imagePixels')
  })

  test.each([
    ['the most pixels', () => black({ ...LARGEST, channels: 4 }).png()],
    ['the most pixels, as a phone writes them', () => black(LARGEST).jpeg()],
    [
      '12 megapixels and interlaced lines',
      () => in16Bits({ ...INTERLACED, channels: 4 }).png({ progressive: true }),
    ],
    ['12 megapixels and progressive scans', () => black(INTERLACED).jpeg({ progressive: true })],
  ])('may have %s', async (_kind, picture) => {
    expect(await problemOf(picture())).toBeUndefined()
  })
})

describe('the memory of a process', () => {
  test('stays under 300 MB for a 12-megapixel photo', async () => {
    const photo = await aPicture({ width: 4_000, height: 3_000 }).jpeg({ progressive: true }).toBuffer()
    const { widths, megabytes } = await memoryFor([photo])
    expect(widths).toEqual([[192, 320, 640, 960, 1280]])
    expect(megabytes).toBeLessThan(300)
  })

  test('does not grow for bombs: they are not decoded', async () => {
    const bomb = await aBomb()
    expect(bomb.length).toBeLessThan(1_000_000)
    const { widths, megabytes } = await memoryFor([bomb, bomb])
    expect(widths).toEqual(['imagePixels', 'imagePixels'])
    expect(megabytes).toBeLessThan(150)
  })

  // Two concurrent ones take 370 MB.
  test('stays under 320 MB for several large pictures: they are decoded one after the other', async () => {
    const large = await in16Bits({ ...INTERLACED, channels: 4 })
      .png({ progressive: true })
      .toBuffer()
    const { widths, megabytes } = await memoryFor([large, large, large])
    expect(widths).toEqual(Array.from({ length: 3 }, () => [192, 320, 640, 960, 1280]))
    expect(megabytes).toBeLessThan(320)
  })
})
