// Draws a text so that a person reads it at a glance and a program for plain print does not: letters lean, touch and
// swim, and strokes of their own colour run through them. Letters are outlines, since no system font can be relied on.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import opentype, { type Command, type Font, type Point } from 'opentype.js'
import sharp from 'sharp'
import { between, pick } from './chance.ts'

export const PICTURE = { width: 220, height: 80, scale: 2 } as const

const { width, height, scale } = PICTURE
const MARGIN = 16
const CLOTH = '#fbf0d9'
const HEM = '#d9c39a'
const PATTERN = ['#f6dfae', '#f4d6c4', '#dfe6cb', '#dcdcec']
// One ink a picture: letters in several could be told from the strokes by their colour. Each has 7:1 on the cloth.
const INKS = ['#2b1a12', '#8a1f0b', '#1a5029', '#2f3a86', '#86103a']
const STYLES = ['500-normal', '600-normal', '700-normal']

const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index))
const n = (value: number) => value.toFixed(2)

const parseFont = (style: string) => {
  const file = createRequire(import.meta.url).resolve(`@fontsource/poppins/files/poppins-latin-${style}.woff`)
  return opentype.parse(new Uint8Array(readFileSync(file)).buffer)
}
let parsed: Font[] | undefined
const fonts = () => (parsed ??= STYLES.map(parseFont))

type Move = (point: Point) => Point

const outline = (commands: readonly Command[], move: Move) => {
  const at = (x: number, y: number) => {
    const moved = move({ x, y })
    return `${n(moved.x)} ${n(moved.y)}`
  }
  const write = (step: Command) => {
    if (step.type === 'Z') return 'Z'
    if (step.type === 'Q') return `Q${at(step.x1, step.y1)} ${at(step.x, step.y)}`
    if (step.type === 'C') return `C${at(step.x1, step.y1)} ${at(step.x2, step.y2)} ${at(step.x, step.y)}`
    return `${step.type}${at(step.x, step.y)}`
  }
  return commands.map(write).join('')
}

/** Turns and slants around the middle of a letter, and puts that middle somewhere else. */
const lean = (middle: Point, to: Point): Move => {
  const angle = (between(-13, 13) * Math.PI) / 180
  // Forwards more than backwards: a 7 that leans back stands like half a gate.
  const slant = between(-0.25, 0.08)
  return (point) => {
    const y = point.y - middle.y
    const x = point.x - middle.x + slant * y
    return {
      x: to.x + x * Math.cos(angle) - y * Math.sin(angle),
      y: to.y + x * Math.sin(angle) + y * Math.cos(angle),
    }
  }
}

/** One swell through the whole picture, so that no two letters stand on one line. */
const swell = (): Move => {
  const [high, wide] = [between(2.5, 4.5), between(1, 2)]
  const [phase, otherPhase] = [between(0, 2 * Math.PI), between(0, 2 * Math.PI)]
  return ({ x, y }) => ({
    x: x + wide * Math.sin(y / 9 + otherPhase),
    y: y + high * Math.sin(x / 24 + phase),
  })
}

const CAPITAL = 0.7 // of the font's size
const TIGHT = 0.96 // letters stand nearer than in print, and some touch

const letters = (text: string) => {
  const drawn = [...text].map((letter) => {
    const [font, size] = [pick(fonts()), between(56, 64)]
    return { letter, font, size, advance: font.getAdvanceWidth(letter, size) * TIGHT }
  })
  const room = width - 2 * MARGIN
  const fit = Math.min(1, room / drawn.reduce((sum, { advance }) => sum + advance, 0))
  const wave = swell()
  let x = (width - fit * drawn.reduce((sum, { advance }) => sum + advance, 0)) / 2
  return drawn.map(({ letter, font, size, advance }) => {
    const to = { x: x + (fit * advance) / 2, y: height / 2 + between(-4, 4) }
    x += fit * advance
    const middle = { x: (fit * advance) / TIGHT / 2, y: (-fit * size * CAPITAL) / 2 }
    const place = lean(middle, to)
    return outline(font.getPath(letter, 0, 0, fit * size).commands, (point) => wave(place(point)))
  })
}

const stroke = (from: number, to: number) =>
  `M${n(between(6, 18))} ${n(between(from, to))}C${n(between(50, 90))} ${n(between(-5, 85))} ` +
  `${n(between(130, 170))} ${n(between(-5, 85))} ${n(between(202, 214))} ${n(between(from, to))}`

const dot = (ink: string) =>
  `<circle cx="${n(between(8, width - 8))}" cy="${n(between(8, height - 8))}" r="${n(between(0.7, 1.7))}" fill="${ink}"/>`

const spot = () =>
  `<circle cx="${n(between(0, width))}" cy="${n(between(0, height))}" r="${n(between(8, 20))}" fill="${pick(PATTERN)}"/>`

const svg = (text: string) => {
  const ink = pick(INKS)
  const line = (d: string, color: string, thick: number) =>
    `<path d="${d}" fill="none" stroke="${color}" stroke-width="${n(thick)}" stroke-linecap="round"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width * scale}" height="${height * scale}">
<clipPath id="card"><rect x="1" y="1" width="${width - 2}" height="${height - 2}" rx="14"/></clipPath>
<g clip-path="url(#card)"><rect width="${width}" height="${height}" fill="${CLOTH}"/>${times(14, spot).join('')}
${letters(text)
  .map((d) => `<path d="${d}" fill="${ink}" stroke="${CLOTH}" stroke-width="2" paint-order="stroke"/>`)
  .join('')}
${line(stroke(20, 60), CLOTH, between(1.3, 1.7))}${line(stroke(20, 60), CLOTH, between(1.3, 1.7))}
${line(stroke(15, 40), ink, between(1.5, 2.2))}${line(stroke(40, 65), ink, between(1.5, 2.2))}
${times(26, () => dot(ink)).join('')}${times(14, () => dot(CLOTH)).join('')}</g>
<rect x="1" y="1" width="${width - 2}" height="${height - 2}" rx="14" fill="none" stroke="${HEM}" stroke-width="1.5"/>
</svg>`
}

export const drawCaptcha = (text: string): Promise<Buffer> =>
  sharp(Buffer.from(svg(text))).png().toBuffer()
