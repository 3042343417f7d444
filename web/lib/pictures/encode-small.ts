import { LONGEST_SIDE } from './longest-side.ts'

// Above this size a lower quality is tried: an upload should take less than a minute on a slow network.
const WANTED_BYTES = 400_000
const QUALITIES = [0.8, 0.6]

/** OffscreenCanvas and HTMLCanvasElement differ here. */
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
    // A browser that can't encode the type returns PNG.
    if (blob?.type !== type) return null
    if (blob.size <= WANTED_BYTES || quality === QUALITIES.at(-1)) return blob
  }
  return null
}

/** Null when this browser can't decode it. The result has no metadata. */
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
  // Frees tens of megabytes.
  bitmap.close()
  const webp = await encodeAs(canvas, 'image/webp')
  if (webp) return webp
  return isOpaque(canvas, width, height) ? encodeAs(canvas, 'image/jpeg') : canvas.encode('image/png', 1)
}
