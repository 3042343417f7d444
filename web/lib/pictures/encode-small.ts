// Decodes a picture upright, draws it smaller and encodes it: in a worker, or in the page where a worker has no canvas.
import { LONGEST_SIDE } from './longest-side.ts'

// Above this a second try is made: what people upload should pass a slow line in less than a minute.
const WANTED_BYTES = 400_000
const QUALITIES = [0.8, 0.6]

/** What differs between a worker's canvas and a page's. */
type Canvas = {
  context: OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D
  encode: (type: string, quality: number) => Promise<Blob | null>
}
export type MakeCanvas = (width: number, height: number) => Canvas | null

const isOpaque = ({ context }: Canvas, width: number, height: number) => {
  const { data } = context.getImageData(0, 0, width, height)
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return false
  return true
}

const encodeAs = async ({ encode }: Canvas, type: string) => {
  for (const quality of QUALITIES) {
    const blob = await encode(type, quality)
    // A browser that can't write the type writes PNG, whatever the quality.
    if (blob?.type !== type) return null
    if (blob.size <= WANTED_BYTES || quality === QUALITIES.at(-1)) return blob
  }
  return null
}

/** Null when this browser can't decode it. Nothing but the pixels is kept. */
export const encodeSmall = async (file: Blob, makeCanvas: MakeCanvas): Promise<Blob | null> => {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null)
  if (!bitmap) return null
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height))
  const scaled = (side: number) => Math.max(1, Math.round(side * scale))
  const [width, height] = [scaled(bitmap.width), scaled(bitmap.height)]
  const canvas = makeCanvas(width, height)
  if (!canvas) return null
  canvas.context.imageSmoothingQuality = 'high'
  canvas.context.drawImage(bitmap, 0, 0, width, height)
  // Tens of megabytes on a phone that has few.
  bitmap.close()
  const webp = await encodeAs(canvas, 'image/webp')
  if (webp) return webp
  return isOpaque(canvas, width, height) ? encodeAs(canvas, 'image/jpeg') : canvas.encode('image/png', 1)
}
