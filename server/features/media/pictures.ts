// Decodes a picture and encodes it again in several widths, so that no metadata or hidden content of the upload is stored.
import pLimit from 'p-limit'
import type { Metadata, OutputInfo } from 'sharp'
import { media } from '../../../contract/media-limits.ts'
import type { RuleCode } from '../../../contract/rule-texts.ts'
import { sharp } from '../../platform/sharp.ts'

const limitConcurrency = pLimit(2)
// Such a picture takes up to 150 MB to decode, so they are decoded one at a time.
const limitLarge = pLimit(1)

// The largest of phones, in eight bits with transparency.
const MAX_PIXELS = 8192 * 6144
const MAX_DECODED_BYTES = MAX_PIXELS * 4
// PNG (Adam7) and progressive JPEG: libvips holds the whole picture in memory before it can scale it.
const MAX_INTERLACED_PIXELS = media.pictureMegapixels * 1_048_576
const LARGE_BYTES = MAX_INTERLACED_PIXELS * 4

// Many cameras write JPEGs with warnings.
const INPUT = { limitInputPixels: MAX_PIXELS, failOn: 'error' } as const
const WIDEST = Math.max(...media.pictureWidths)
// The maximum of WebP.
const HIGHEST = 16_383
const QUALITY = 78
/** Of the narrowest file, which list rows show at most 96 px wide. */
const ROW_QUALITY = 60

type Pixels = { data: Buffer; info: OutputInfo }
export type FileProblem = Extract<RuleCode, 'fileBroken' | 'imagePixels'>
export type Rendered = {
  width: number
  height: number
  files: { width: number; path: string; bytes: number }[]
}

const bytesPerSample = (depth: string) => (depth === 'uchar' ? 1 : depth === 'ushort' ? 2 : 8)

const decodedBytes = ({ width, height, channels, depth }: Metadata) =>
  width * height * channels * bytesPerSample(depth)

const hasTooManyPixels = (header: Metadata) => {
  const pixels = header.width * header.height
  return (
    pixels > MAX_PIXELS ||
    decodedBytes(header) > MAX_DECODED_BYTES ||
    (header.isProgressive && pixels > MAX_INTERLACED_PIXELS)
  )
}

const readHeader = async (path: string): Promise<Metadata | undefined> => {
  try {
    return await sharp(path, { ...INPUT, limitInputPixels: false }).metadata()
  } catch {
    return undefined
  }
}

// Applies the orientation of the camera, and takes the first frame of an animation.
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
  const { size } = await sharp(data, { raw: info })
    .webp({ quality: info.width > media.pictureWidths[0] ? QUALITY : ROW_QUALITY })
    .toFile(path)
  return { width: info.width, path, bytes: size }
}

const narrowerThan = (width: number) => media.pictureWidths.filter((each) => each < width).toReversed()

const renderWidths = async (path: string): Promise<Rendered | FileProblem> => {
  const widest = await decode(path)
  if (!widest) return 'fileBroken'
  const { width, height } = widest.info
  const files = [await write(widest, `${path}.${width}.webp`)]
  let pixels = widest
  for (const each of narrowerThan(width)) {
    pixels = await shrink(pixels, each)
    files.unshift(await write(pixels, `${path}.${each}.webp`))
  }
  return { width, height, files }
}

/** Writes `<path>.<width>.webp`. Pictures that need too much memory are not decoded. */
export const renderPicture = async (path: string): Promise<Rendered | FileProblem> => {
  const header = await limitConcurrency(() => readHeader(path))
  if (!header) return 'fileBroken'
  if (hasTooManyPixels(header)) return 'imagePixels'
  const render = () => limitConcurrency(() => renderWidths(path))
  return decodedBytes(header) > LARGE_BYTES ? limitLarge(render) : render()
}
