// A picture is decoded and written anew, in several widths: nothing of the file that came is kept, neither its metadata nor
// whatever else somebody hid in it.
import pLimit from 'p-limit'
import type { OutputInfo } from 'sharp'
import { media } from '../../../contract/limits.ts'
import { sharp } from '../../platform/sharp.ts'

const limitConcurrency = pLimit(2)

// The largest that phones make. A warning is no reason to refuse: many cameras write JPEGs that deserve one.
const INPUT = { limitInputPixels: 8192 * 6144, failOn: 'error' } as const
const WIDEST = Math.max(...media.pictureWidths)
// WebP can't be higher.
const HIGHEST = 16_383
const WEBP = { quality: 78 } as const

type Pixels = { data: Buffer; info: OutputInfo }
export type Rendered = {
  width: number
  height: number
  /** Narrowest first. */
  files: { width: number; path: string; bytes: number }[]
}

// Upright, as the camera's orientation says, and of an animation the first frame.
const decode = async (path: string): Promise<Pixels | undefined> => {
  try {
    return await sharp(path, INPUT)
      .autoOrient()
      .resize({ width: WIDEST, height: HIGHEST, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
  } catch {
    return undefined
  }
}

const shrink = ({ data, info }: Pixels, width: number): Promise<Pixels> =>
  sharp(data, { raw: info }).resize({ width }).raw().toBuffer({ resolveWithObject: true })

const write = async ({ data, info }: Pixels, path: string) => {
  const { size } = await sharp(data, { raw: info }).webp(WEBP).toFile(path)
  return { width: info.width, path, bytes: size }
}

const narrowerThan = (width: number) => media.pictureWidths.filter((each) => each < width).toReversed()

/** Writes `<path>.<width>.webp` beside the file; undefined when it can't be decoded. */
export const renderPicture = (path: string): Promise<Rendered | undefined> =>
  limitConcurrency(async () => {
    const widest = await decode(path)
    if (!widest) return undefined
    const { width, height } = widest.info
    const files = [await write(widest, `${path}.${width}.webp`)]
    let pixels = widest
    for (const each of narrowerThan(width)) {
      pixels = await shrink(pixels, each)
      files.unshift(await write(pixels, `${path}.${each}.webp`))
    }
    return { width, height, files }
  })
