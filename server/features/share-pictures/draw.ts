import type { Language } from '../../../contract/language.ts'
import { type SharePicture, sharePictureBytes, sharePictureSize } from '../../../contract/share-picture.ts'
import type { OverlayOptions, Sharp } from 'sharp'
import { sharp } from '../../platform/sharp.ts'
import { COLORS, COLUMN, stack, textAt } from './blocks.ts'
import { columnOf } from './columns.ts'

const { width: WIDTH, height: HEIGHT } = sharePictureSize
const PANEL = { left: 640, width: WIDTH - 640, height: HEIGHT } as const
const AWNING = { stripe: 60, drop: 40 } as const
const LOGO = { size: 136, left: PANEL.left - 36, top: 446, frame: 8 } as const
const ALONE = 300
const GAP = 6

export type ReadMedia = (url: string) => Promise<Buffer | undefined>
type Part = OverlayOptions & { left: number; top: number }

const stripes = (color: string, from: number) => {
  const { stripe, drop } = AWNING
  const one = (left: number) => `M${left} 0h${stripe}v${drop}a${stripe / 2} ${stripe / 2} 0 0 1-${stripe} 0z`
  const count = WIDTH / stripe / 2
  return `<path fill="${color}" d="${Array.from({ length: count }, (_, index) => one((from + index * 2) * stripe)).join('')}"/>`
}

const AWNING_SVG = `<path fill="${COLORS.ink}" fill-opacity=".12" d="M0 0h${WIDTH}v${AWNING.drop + 8}H0z"/>${stripes(COLORS.cloth, 1)}${stripes(COLORS.sindoor, 0)}`

// web/public/favicon.svg, on a grid of 32.
const STALL =
  '<path fill="none" stroke="#8f7a60" stroke-width="2" d="M6 14v8M26 14v8"/><path fill="#f3a712" d="M3 21h26v8H3z"/><path fill="none" stroke="#7a4a00" stroke-opacity=".4" d="M8 21v8M13 21v8M19 21v8M24 21v8M3 25h26"/><path fill="#fff3da" stroke="#c5341a" stroke-width=".5" d="M10 3h4l-.8 9a2.8 2.8 0 0 1-5.6 0zM18 3h4l2.4 9a2.8 2.8 0 0 1-5.6 0z"/><path fill="#c5341a" d="M6 3h4l-2.4 9A2.8 2.8 0 0 1 2 12zM14 3h4l.8 9a2.8 2.8 0 0 1-5.6 0zM22 3h4l4 9a2.8 2.8 0 0 1-5.6 0z"/>'
const stall = (left: number, top: number, size: number) =>
  `<g transform="translate(${left} ${top}) scale(${size / 32})">${STALL}</g>`

const BRAND = { size: 34, weight: 'strong' } as const
const brand = `${stall(COLUMN.left - 4, 556, 52)}${textAt('Haat', { x: COLUMN.left + 62, y: 596, style: { ...BRAND, color: COLORS.ink } })}${textAt('हाट', { x: COLUMN.left + 158, y: 596, style: { ...BRAND, color: COLORS.sindoor } })}`

const svg = (content: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${content}</svg>`,
  )

type LogoPlace = { size: number; left: number; top: number; frame: number }
type Box = { left: number; top: number; width: number; height: number }

/** One fills the panel, two share it, of three the first is the largest. */
const photoBoxes = (count: number): Box[] => {
  const { left, width, height } = PANEL
  const [half, low] = [(width - GAP) / 2, (height - GAP) / 2]
  if (count === 1) return [{ left, top: 0, width, height }]
  const [above, below] = [0, low + GAP]
  const wide = (top: number) => ({ left, top, width, height: low })
  const pair = (top: number) => [
    { left, top, width: half, height: low },
    { left: left + half + GAP, top, width: half, height: low },
  ]
  if (count === 2) return [wide(above), wide(below)]
  return count === 3 ? [wide(above), ...pair(below)] : [...pair(above), ...pair(below)]
}

const partAt = async (picture: Sharp, { left, top }: Pick<Box, 'left' | 'top'>): Promise<Part> => {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  return { input: data, raw: info, left, top }
}

const photoPart = (photo: Buffer, box: Box) =>
  partAt(
    sharp(photo)
      .resize({ width: box.width, height: box.height, fit: 'cover', position: 'attention' })
      .flatten({ background: COLORS.paper }),
    box,
  )

const logoPart = (logo: Buffer, { size, ...place }: LogoPlace) =>
  partAt(
    sharp(logo)
      .resize({ width: size, height: size, fit: 'contain', background: '#ffffff' })
      .flatten({ background: '#ffffff' }),
    place,
  )

const readAll = async (urls: readonly string[], read: ReadMedia) => {
  const found = await Promise.all(urls.map(read))
  return found.filter((each) => each !== undefined)
}

const photoParts = async (photos: readonly Buffer[]): Promise<Part[]> => {
  const parts: Part[] = []
  for (const [index, box] of photoBoxes(photos.length).entries()) {
    const photo = photos[index]
    if (photo) parts.push(await photoPart(photo, box))
  }
  return parts
}

const logoPlace = (hasPhoto: boolean): LogoPlace =>
  hasPhoto
    ? LOGO
    : {
        size: ALONE,
        left: PANEL.left + (PANEL.width - ALONE) / 2,
        top: (HEIGHT - ALONE) / 2 + 20,
        frame: 14,
      }

const logoFrame = ({ size, left, top, frame }: LogoPlace) =>
  `<rect x="${left - frame}" y="${top - frame}" width="${size + frame * 2}" height="${size + frame * 2}" rx="${frame * 2}" fill="#ffffff" stroke="${COLORS.line}" stroke-width="2"/>`

const EMPTY_PANEL = `<path fill="${COLORS.sunken}" d="M${PANEL.left} 0h${PANEL.width}v${HEIGHT}H${PANEL.left}z"/>`

// Detailed photos need a low quality to stay within the size limit.
const QUALITIES = [82, 74, 64, 52, 40, 26, 12]

const toJpeg = async (pixels: Buffer) => {
  let jpeg = pixels
  for (const quality of QUALITIES) {
    jpeg = await sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
      .jpeg({ quality, progressive: true })
      .toBuffer()
    if (jpeg.length <= sharePictureBytes) return jpeg
  }
  return jpeg
}

const compose = (ground: string, parts: readonly Part[]) =>
  sharp(svg(ground))
    .composite([...parts])
    .removeAlpha()
    .raw()
    .toBuffer()

export const drawSharePicture = async (picture: SharePicture, language: Language, read: ReadMedia) => {
  const [photos, [logo]] = await Promise.all([
    readAll(picture.photos, read),
    readAll('logo' in picture && picture.logo ? [picture.logo] : [], read),
  ])
  const place = logoPlace(photos.length > 0)
  const emptyPanel =
    photos.length > 0
      ? ''
      : `${EMPTY_PANEL}${logo ? '' : stall(PANEL.left + (PANEL.width - 320) / 2, 175, 320)}`
  const column = stack(await columnOf(picture, language))
  const ground = `<path fill="${COLORS.paper}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>${emptyPanel}${column}${brand}`
  const parts = await photoParts(photos)
  const front: Part = { input: svg(`${AWNING_SVG}${logo ? logoFrame(place) : ''}`), left: 0, top: 0 }
  const logoParts = logo ? [await logoPart(logo, place)] : []
  return toJpeg(await compose(ground, [...parts, front, ...logoParts]))
}
