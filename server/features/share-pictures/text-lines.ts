// Breaks a text into lines. Words are measured as drawn, because the width of Devanagari does not follow from the number of letters.
import { sharp } from '../../platform/sharp.ts'
import { withoutUndrawable } from './drawable.ts'
import { FAMILIES, type Weight } from './fonts.ts'

type Measure = (word: string) => Promise<number>

export type TextStyle = Readonly<{ size: number; weight: Weight; color: string }>
export type TextBox = Readonly<{
  width: number
  weight: Weight
  maxLines: (size: number) => number
}>

const MEASURED_SIZE = 100
// The measured width of a word lacks its side bearings.
const SIDE_BEARINGS = 0.06
const SPACE = 0.26
const ELLIPSIS = '…'

const graphemes = new Intl.Segmenter('hi', { granularity: 'grapheme' })

// A picture has no room for more, and each is measured.
const MOST_CHARACTERS = 300

/** One line without characters that Poppins lacks, such as emoji. May be empty. */
export const drawableText = (text: string) =>
  withoutUndrawable(text.slice(0, MOST_CHARACTERS).normalize('NFC').replaceAll(/\s/g, ' '))
    .replaceAll(/(?<=^| )[\u200c\u200d]+/g, '')
    .replaceAll(/ +/g, ' ')
    .trim()

export const escapeXml = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

const measureWith = (weight: Weight): Measure => {
  const widths = new Map<string, number>()
  return async (word) => {
    const known = widths.get(word)
    if (known !== undefined || word === '') return known ?? 0
    const font = `${FAMILIES[weight]}, ${MEASURED_SIZE}`
    const { width } = await sharp({ text: { text: escapeXml(word), font, dpi: 72 } }).metadata()
    widths.set(word, width / MEASURED_SIZE + SIDE_BEARINGS)
    return width / MEASURED_SIZE + SIDE_BEARINGS
  }
}

const longestStart = async (word: string, room: number, measure: Measure) => {
  const letters = [...graphemes.segment(word)].map(({ segment }) => segment)
  let [fits, fails] = [0, letters.length + 1]
  while (fails - fits > 1) {
    const middle = (fits + fails) >> 1
    if ((await measure(letters.slice(0, middle).join(''))) <= room) fits = middle
    else fails = middle
  }
  return letters.slice(0, Math.max(fits, 1)).join('')
}

const pieces = async (text: string, room: number, measure: Measure) => {
  const parts: string[] = []
  for (const word of text.split(' ')) {
    let rest = word
    while ((await measure(rest)) > room) {
      const start = await longestStart(rest, room, measure)
      parts.push(start)
      rest = rest.slice(start.length)
    }
    if (rest !== '') parts.push(rest)
  }
  return parts
}

// Breaks at words unless that leaves almost half of the line empty.
const SHORTEST_LINE = 0.6

const cut = async (line: string, room: number, measure: Measure) => {
  const start = await longestStart(line, room - (await measure(ELLIPSIS)), measure)
  const lastSpace = start.lastIndexOf(' ')
  const isInWord = start.length < line.length && line[start.length] !== ' '
  const whole = isInWord && lastSpace > start.length * SHORTEST_LINE ? start.slice(0, lastSpace) : start
  return `${whole.replace(/[\s,;:·–-]+$/u, '')}${ELLIPSIS}`
}

const fillLines = async (words: readonly string[], room: number, measure: Measure) => {
  const lines: { text: string; width: number }[] = []
  for (const text of words) {
    const width = await measure(text)
    const last = lines.at(-1)
    if (last && last.width + SPACE + width <= room)
      lines[lines.length - 1] = { text: `${last.text} ${text}`, width: last.width + SPACE + width }
    else lines.push({ text, width })
  }
  return lines.map((line) => line.text)
}

export type Lines = Readonly<{ lines: readonly string[]; size: number }>

/** Uses the largest size that fits; at the smallest size it cuts the text with an ellipsis. */
export const fitText = async (
  text: string,
  sizes: readonly [number, ...number[]],
  { width, maxLines, weight }: TextBox,
): Promise<Lines> => {
  const measure = measureWith(weight)
  const smallest = Math.min(...sizes)
  const wordCount = text.split(' ').length
  for (const size of sizes) {
    const words = await pieces(text, width / size, measure)
    const lines = await fillLines(words, width / size, measure)
    const isBroken = words.length > wordCount
    if (lines.length <= maxLines(size) && (!isBroken || size === smallest)) return { lines, size }
  }
  const room = width / smallest
  const lines = await fillLines(await pieces(text, room, measure), room, measure)
  const last = Math.max(maxLines(smallest), 1) - 1
  const end = await cut(lines.slice(last).join(' '), room, measure)
  return { lines: [...lines.slice(0, last), end], size: smallest }
}

export const textWidth = async (text: string, { size, weight }: Pick<TextStyle, 'size' | 'weight'>) =>
  (await measureWith(weight)(text)) * size
