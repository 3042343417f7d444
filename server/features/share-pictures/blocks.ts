import { drawableText, escapeXml, fitText, type TextStyle } from './text-lines.ts'
import { FAMILIES } from './fonts.ts'

export const COLORS = {
  paper: '#fbf4e6',
  sunken: '#f3e8d3',
  line: '#e3d3b7',
  ink: '#2b1a12',
  inkSoft: '#655042',
  sindoor: '#c5341a',
  sindoorText: '#a5290f',
  marigold: '#f3a712',
  marigoldOn: '#35200a',
  leaf: '#2c7040',
  leafText: '#1f5f33',
  indigo: '#35418f',
  onDark: '#fffaf2',
  cloth: '#f8e4bd',
} as const

export const COLUMN = { left: 64, width: 520, top: 94, bottom: 546 } as const

export type Block = Readonly<{ height: number; gapBefore: number; svg: (top: number) => string }>

// Matras need space above and below the letters.
const hasDevanagari = (text: string) => /[\u0900-\u097f]/.test(text)
const lineHeight = (text: string) => (hasDevanagari(text) ? 1.36 : 1.18)
const baseline = (text: string) => (hasDevanagari(text) ? 1.02 : 0.92)

export const textAt = (text: string, { x, y, style }: { x: number; y: number; style: TextStyle }) =>
  `<text x="${x}" y="${Math.round(y)}" font-family="${FAMILIES[style.weight]}" font-size="${style.size}" fill="${style.color}">${escapeXml(text)}</text>`

type TextOptions = {
  sizes: readonly [number, ...number[]]
  maxLines: number
  maxHeight?: number
  style: Omit<TextStyle, 'size'>
  gapBefore?: number
}

export const textBlock = async (
  text: string,
  { sizes, maxLines, style, gapBefore = 0, maxHeight = Infinity }: TextOptions,
): Promise<Block | null> => {
  const drawable = drawableText(text)
  if (drawable === '') return null
  const { lines, size } = await fitText(drawable, sizes, {
    width: COLUMN.width,
    weight: style.weight,
    maxLines: (each) => Math.min(maxLines, Math.floor(maxHeight / (lineHeight(drawable) * each))),
  })
  const [leading, foot] = [lineHeight(drawable) * size, baseline(drawable) * size]
  return {
    height: leading * lines.length,
    gapBefore,
    svg: (top) =>
      lines
        .map((line, index) =>
          textAt(line, { x: COLUMN.left, y: top + foot + index * leading, style: { ...style, size } }),
        )
        .join(''),
  }
}

const heightOf = (blocks: readonly (Block | null)[]) =>
  blocks.reduce((sum, block) => sum + (block ? block.height + block.gapBefore : 0), 0)

export const roomBeside = (blocks: readonly (Block | null)[]) => COLUMN.bottom - COLUMN.top - heightOf(blocks)

export const stack = (blocks: readonly (Block | null)[]): string => {
  const [first, ...rest] = blocks.filter((block) => block !== null)
  if (!first) return ''
  const stacked = [{ ...first, gapBefore: 0 }, ...rest]
  let top = COLUMN.top + Math.max(0, roomBeside(stacked) / 2)
  return stacked
    .map(({ gapBefore, height, svg }) => {
      top += gapBefore
      const drawn = svg(top)
      top += height
      return drawn
    })
    .join('')
}
