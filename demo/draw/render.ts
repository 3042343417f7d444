import { availableParallelism } from 'node:os'
import sharp, { type Raw } from 'sharp'

type Pixels = { data: Buffer; info: Raw }

// Flat colours forgive quality 72. Effort 2 takes half the time of the default 4 for a twentieth more bytes.
const WEBP = { quality: 72, effort: 2 } as const

/** Draws the SVG once at the largest width; each smaller picture is made from the pixels of the one before. */
export const renderWebp = async (svg: string, widths: readonly number[]): Promise<Map<number, Buffer>> => {
  const images = new Map<number, Buffer>()
  let pixels = await rasterise(svg, Math.max(...widths))
  for (const width of widths.toSorted((a, b) => b - a)) {
    if (width < pixels.info.width) pixels = await shrink(pixels, width)
    images.set(width, await sharp(pixels.data, { raw: pixels.info }).webp(WEBP).toBuffer())
  }
  return images
}

/** Keeps every core busy, and no more pictures in memory than that. */
export const mapInParallel = async <T, R>(
  list: readonly T[],
  work: (item: T) => Promise<R>,
): Promise<R[]> => {
  const results: R[] = []
  const queue = list.entries()
  const worker = async () => {
    for (const [index, item] of queue) results[index] = await work(item)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
  return results
}

const rasterise = (svg: string, width: number): Promise<Pixels> =>
  sharp(Buffer.from(svg)).resize({ width }).removeAlpha().raw().toBuffer({ resolveWithObject: true })

const shrink = ({ data, info }: Pixels, width: number): Promise<Pixels> =>
  sharp(data, { raw: info }).resize({ width }).raw().toBuffer({ resolveWithObject: true })
