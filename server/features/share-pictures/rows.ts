import type { Language } from '../../../contract/language.ts'
import { type Block, COLORS, COLUMN, textAt } from './blocks.ts'
import { textWidth } from './text-lines.ts'
import { FAMILIES } from './fonts.ts'
import { rupees, words } from './words.ts'

const STAR = 'm12 3.5 2.6 5.5 6 .8-4.4 4.2 1.1 6-5.3-2.9L6.7 20l1.1-6-4.4-4.2 6-.8z'
const CHECK = 'M5 12.5 9.5 17 19 7.5'

type IconPlace = { x: number; y: number; size: number; paint: string }
const icon = (path: string, { x, y, size, paint }: IconPlace) =>
  `<path transform="translate(${x} ${y}) scale(${size / 24})" d="${path}" ${paint}/>`

const STRONG = { size: 38, weight: 'strong' } as const
const SOFT = { size: 30, weight: 'text' } as const
const ROW = 50
const FOOT = 38

export const ratingRow = (
  { average, count }: { average: number; count: number },
  language: Language,
): Block => ({
  height: ROW,
  gapBefore: 22,
  svg: (top) => {
    const star = {
      x: COLUMN.left - 4,
      y: top,
      size: 48,
      paint: `fill="${COLORS.marigold}" stroke="${COLORS.marigold}" stroke-linejoin="round"`,
    }
    const [value, reviews] = [average.toFixed(1), words[language].reviews(count)]
    return `${icon(STAR, star)}<text x="${COLUMN.left + 54}" y="${top + FOOT}"><tspan font-family="${FAMILIES.strong}" font-size="${STRONG.size}" fill="${COLORS.ink}">${value}</tspan><tspan dx="14" font-family="${FAMILIES.text}" font-size="${SOFT.size}" fill="${COLORS.inkSoft}">${reviews}</tspan></text>`
  },
})

export const verifiedRow = (text: string): Block => ({
  height: ROW,
  gapBefore: 14,
  svg: (top) =>
    `<circle cx="${COLUMN.left + 20}" cy="${top + 26}" r="20" fill="${COLORS.leaf}"/>${icon(CHECK, {
      x: COLUMN.left + 6,
      y: top + 12,
      size: 28,
      paint: `fill="none" stroke="${COLORS.onDark}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"`,
    })}${textAt(text, {
      x: COLUMN.left + 54,
      y: top + FOOT - 1,
      style: { ...SOFT, weight: 'strong', color: COLORS.leafText },
    })}`,
})

const PRICE = { now: 68, before: 38, gap: 22 } as const

export const priceRow = async (price: number, was: number | null): Promise<Block> => {
  const [now, before] = [rupees(price), was === null ? '' : rupees(was)]
  const wide =
    (await textWidth(now, { size: PRICE.now, weight: 'strong' })) +
    PRICE.gap +
    (await textWidth(before, { size: PRICE.before, weight: 'text' }))
  const scale = Math.min(1, COLUMN.width / wide)
  return {
    height: 72,
    gapBefore: 14,
    svg: (top) =>
      `<text x="${COLUMN.left}" y="${top + 60}"><tspan font-family="${FAMILIES.strong}" font-size="${PRICE.now * scale}" fill="${COLORS.sindoorText}">${now}</tspan><tspan dx="${PRICE.gap * scale}" font-family="${FAMILIES.text}" font-size="${PRICE.before * scale}" fill="${COLORS.inkSoft}" text-decoration="line-through">${before}</tspan></text>`,
  }
}

const CHIP = { size: 28, weight: 'strong' } as const

export const chip = async (
  text: string,
  { fill, color }: { fill: string; color: string },
): Promise<Block> => {
  const width = Math.round(await textWidth(text, CHIP)) + 44
  return {
    height: 50,
    gapBefore: 0,
    svg: (top) =>
      `<rect x="${COLUMN.left}" y="${top}" width="${width}" height="50" rx="25" fill="${fill}"/>${textAt(
        text,
        { x: COLUMN.left + 22, y: top + 36, style: { ...CHIP, color } },
      )}`,
  }
}
