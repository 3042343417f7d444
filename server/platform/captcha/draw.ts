// Draws a text that people can read and OCR cannot: letters lean, touch and move, with strokes of the same colour across. Letters are
// outlines, because no system font is guaranteed.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Command, type Font, parse, type Point } from 'opentype.js/dist/opentype.mjs'
import { sharp } from '../sharp.ts'
import { between, pick } from './random.ts'

export const PICTURE = { width: 220, height: 80, scale: 2 } as const

const { width, height, scale } = PICTURE
const MARGIN = 16
const CLOTH = '#fbf0d9'
const HEM = '#d9c39a'
const PATTERN = ['#f6dfae', '#f4d6c4', '#dfe6cb', '#dcdcec']
// One ink per picture: letters in several colours could be separated from the strokes. Each has a contrast of 8:1.
const INKS = ['#2b1a12', '#8a1f0b', '#1a5029', '#2f3a86', '#86103a']
const STYLES = ['600-normal', '700-normal']

const times = (count: number, make: () => string) => Array.from({ length: count }, make)
const n = (value: number) => value.toFixed(2)

const parseFont = (style: string) => {
  const file = createRequire(import.meta.url).resolve(`@fontsource/poppins/files/poppins-latin-${style}.woff`)
  return parse(new Uint8Array(readFileSync(file)).buffer)
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

const lean = (middle: Point, to: Point): Move => {
  const angle = (between(-13, 13) * Math.PI) / 180
  // More forwards than backwards: a 7 that leans back is unreadable.
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

/** A wave through the whole picture, so that letters share no baseline. */
const swell = (): Move => {
  const [high, wide] = [between(2.5, 4.5), between(1, 2)]
  const [phase, otherPhase] = [between(0, 2 * Math.PI), between(0, 2 * Math.PI)]
  return ({ x, y }) => ({
    x: x + wide * Math.sin(y / 9 + otherPhase),
    y: y + high * Math.sin(x / 24 + phase),
  })
}

const CAPITAL = 0.7 // of the font's size
const TIGHT = 0.96 // closer than in print, so that some letters touch

type Letter = Readonly<{ letter: string; font: Font; size: number; advance: number }>

const sized = (letter: string, size: number, font = pick(fonts())): Letter => ({
  letter,
  font,
  size,
  advance: font.getAdvanceWidth(letter, size),
})
const widthOf = (letters: readonly Letter[]) => letters.reduce((sum, { advance }) => sum + advance * TIGHT, 0)

const fitted = (text: string) => {
  const letters = [...text].map((letter) => sized(letter, between(56, 64)))
  const fit = Math.min(1, (width - 2 * MARGIN) / widthOf(letters))
  return letters.map(({ letter, size, font }) => sized(letter, size * fit, font))
}

const outlines = (text: string) => {
  const letters = fitted(text)
  const start = (width - widthOf(letters)) / 2
  const wave = swell()
  return letters.map(({ letter, font, size, advance }, index) => {
    const middle = { x: advance / 2, y: (-size * CAPITAL) / 2 }
    const to = {
      x: start + widthOf(letters.slice(0, index)) + (advance * TIGHT) / 2,
      y: height / 2 + between(-4, 4),
    }
    const place = lean(middle, to)
    return outline(font.getPath(letter, 0, 0, size).commands, (point) => wave(place(point)))
  })
}

// An outline in the background colour separates touching letters.
const letterShape = (d: string, ink: string) =>
  `<path d="${d}" fill="${ink}" stroke="${CLOTH}" stroke-width="2" paint-order="stroke"/>`

const disc = (fill: string, low: number, high: number) =>
  `<circle cx="${n(between(0, width))}" cy="${n(between(0, height))}" r="${n(between(low, high))}" fill="${fill}"/>`

type Range = readonly [number, number]
const ANY_HEIGHT: Range = [-5, height + 5]

const stroke = (color: string, thickness: number, ends: Range) => {
  const at = (across: Range, down: Range) => `${n(between(...across))} ${n(between(...down))}`
  const [first, second] = [at([50, 90], ANY_HEIGHT), at([130, 170], ANY_HEIGHT)]
  const d = `M${at([6, 18], ends)}C${first} ${second} ${at([202, 214], ends)}`
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${n(thickness)}" stroke-linecap="round"/>`
}

// Thick, so that removing them damages the letters: with thinner ones a median filter and Tesseract read one picture in ten, with
// these one in a hundred.
const inkStroke = (ink: string, ends: Range) => stroke(ink, between(2.2, 3), ends)
const cut = () => stroke(CLOTH, between(1.6, 2), [20, 60])

const picture = (text: string) => {
  const ink = pick(INKS)
  return [
    ...times(14, () => disc(pick(PATTERN), 8, 20)),
    ...outlines(text).map((d) => letterShape(d, ink)),
    ...times(2, cut),
    inkStroke(ink, [15, 40]),
    inkStroke(ink, [40, 65]),
    ...times(26, () => disc(ink, 0.7, 1.7)),
    ...times(14, () => disc(CLOTH, 0.7, 1.7)),
  ].join('')
}

// With its own background and corners, so that it looks the same on light and dark pages.
const svg = (text: string) => {
  const card = `x="1" y="1" width="${width - 2}" height="${height - 2}" rx="14"`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ` +
    `width="${width * scale}" height="${height * scale}"><clipPath id="card"><rect ${card}/></clipPath>` +
    `<g clip-path="url(#card)"><rect width="${width}" height="${height}" fill="${CLOTH}"/>${picture(text)}</g>` +
    `<rect ${card} fill="none" stroke="${HEM}" stroke-width="1.5"/></svg>`
  )
}

export const drawCaptcha = (text: string): Promise<Buffer> =>
  sharp(Buffer.from(svg(text)))
    .png()
    .toBuffer()
