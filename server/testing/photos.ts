// Photos like those of phones: large, with noise, an orientation tag and a GPS location.
import sharp from 'sharp'

type PhotoOptions = {
  width?: number
  height?: number
  /** The Exif orientation, 1 to 8. */
  orientation?: number
}

/** The stored colours of the corners, clockwise from the top left. */
export const CORNERS = [
  [208, 32, 32],
  [32, 160, 32],
  [32, 64, 208],
  [240, 240, 240],
] as const

const CORNER_SHARE = 0.2
const GRAIN = 60

const cornersOf = (width: number, height: number) => {
  const [right, bottom] = [Math.round(width * (1 - CORNER_SHARE)), Math.round(height * (1 - CORNER_SHARE))]
  const [w, h] = [width - right, height - bottom]
  const places = [
    { left: 0, top: 0 },
    { left: right, top: 0 },
    { left: right, top: bottom },
    { left: 0, top: bottom },
  ]
  return CORNERS.map(([r, g, b], at) => ({
    input: { create: { width: w, height: h, channels: 3 as const, background: { r, g, b } } },
    ...places[at],
  }))
}

// Deterministic. Noise makes the file large.
const pixelsOf = (width: number, height: number) => {
  const pixels = new Uint8ClampedArray(width * height * 3)
  const across = Float32Array.from({ length: width }, (_, x) => Math.sin(x / 211) * 60)
  const slanted = Float32Array.from({ length: width + height }, (_, at) => 128 + Math.sin(at / 37) * 25)
  let [at, seed] = [0, 1]
  for (let y = 0; y < height; y++) {
    const down = Math.cos(y / 173)
    for (let x = 0; x < width; x++) {
      seed = (seed * 16_807) % 2_147_483_647
      const grain = (seed / 2_147_483_647 - 0.5) * GRAIN
      const light = (across[x] ?? 0) * down + (slanted[x + y] ?? 0) + grain
      pixels[at++] = light
      pixels[at++] = light + 12
      pixels[at++] = light + 24
    }
  }
  return pixels
}

const PLACE = {
  GPSLatitudeRef: 'N',
  GPSLatitude: '24/1 47/1 0/1',
  GPSLongitudeRef: 'E',
  GPSLongitude: '85/1 0/1 0/1',
}

/** A JPEG of about 6 MB by default. */
export const aPhoto = ({ width = 4_000, height = 3_000, orientation = 1 }: PhotoOptions = {}) =>
  sharp(pixelsOf(width, height), { raw: { width, height, channels: 3 } })
    .composite(cornersOf(width, height))
    .withMetadata({ orientation })
    .withExifMerge({ IFD0: { Make: 'Haat Phone' }, IFD3: PLACE })
    .jpeg({ quality: 93 })
    .toBuffer()

const aFrame = (width: number, background: string) =>
  sharp({ create: { width, height: 60, channels: 4, background } })
    .png()
    .toBuffer()

export const aMovingPicture = async (width = 90) =>
  sharp(await Promise.all(['#d02020', '#20a020'].map((colour) => aFrame(width, colour))), {
    join: { animated: true },
  })
