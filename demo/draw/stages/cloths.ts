// Awnings, bunting, flower strings: what a market hangs out.
import { colours, darker, goods, lighter } from '../colour.ts'
import type { Brush } from '../prop.ts'
import { circle, path, rect, stroke, times } from '../svg.ts'

type Span = { x: number; y: number; width: number; height: number }

/** Striped, wider at its lower edge, with a cut that the seed chooses. */
export const awning = ({ rng, setting }: Brush, { x, y, width, height }: Span) => {
  const count = rng.pick([12, 14, 16])
  const hem = rng.pick([scallop, point, straight])
  const flare = 34
  const [top, low] = [width / count, (width + flare * 2) / count]
  const stripe = (i: number) => setting.paint.stripes[i % 2] ?? colours.cream
  return [
    times(count, (i) =>
      path(
        `M${x + i * top},${y} L${x + (i + 1) * top},${y} L${x - flare + (i + 1) * low},${y + height} L${x - flare + i * low},${y + height} Z`,
        stripe(i),
      ),
    ),
    times(count, (i) => hem(x - flare + i * low, y + height - 1, low, darker(stripe(i), 0.1))),
    rect(x - 8, y - 10, width + 16, 16, darker(setting.paint.stripes[0], 0.3), { rx: 6 }),
    rect(x - flare, y + height - 3, width + flare * 2, 5, '#2A1410', { opacity: 0.14 }),
  ].join('')
}

const scallop = (x: number, y: number, width: number, colour: string) =>
  path(`M${x},${y} L${x + width},${y} A${width / 2},${width * 0.42} 0 0 1 ${x},${y} Z`, colour)
const point = (x: number, y: number, width: number, colour: string) =>
  path(`M${x},${y} L${x + width},${y} L${x + width / 2},${y + width * 0.46} Z`, colour)
const straight = (x: number, y: number, width: number, colour: string) =>
  rect(x, y, width + 0.5, 26, colour) + rect(x, y + 20, width + 0.5, 6, colours.gold)

/** Where a string hangs between two nails, `along` from 0 to 1. */
const sag = ({ x, y, width, height }: Span, along: number) => ({
  x: x + width * along,
  y: y + height * 4 * along * (1 - along),
})

const cord = (span: Span) =>
  stroke(`M${span.x},${span.y} q${span.width / 2},${span.height * 2} ${span.width},0`, colours.ink, 3)

export const bunting = ({ rng }: Brush, span: Span) => {
  const tones = rng.shuffle(goods)
  const count = Math.round(span.width / 62)
  return (
    cord(span) +
    times(count, (i) => {
      const { x, y } = sag(span, (i + 0.5) / count)
      return path(
        `M${x - 22},${y - 1} L${x + 22},${y - 1} L${x},${y + 46} Z`,
        tones[i % 5] ?? colours.marigold,
      )
    })
  )
}

export const bulbs = ({ setting }: Brush, span: Span) => {
  const count = Math.round(span.width / 54)
  const glass = setting.light.isLit ? '#FFE08A' : '#FFF6DC'
  return (
    cord(span) +
    times(count, (i) => {
      const { x, y } = sag(span, (i + 0.5) / count)
      const halo = setting.light.isLit ? circle(x, y + 12, 24, '#FFD76B', { opacity: 0.28 }) : ''
      return halo + rect(x - 4, y - 2, 8, 8, colours.ink) + circle(x, y + 13, 10, glass)
    })
  )
}

/** Mango leaves and marigolds over a door. */
export const toran = ({ rng }: Brush, span: Span) => {
  const count = Math.round(span.width / 44)
  const bloom = rng.pick(['#F2A516', '#E8791E', '#F6C33C'])
  return (
    cord(span) +
    times(count, (i) => {
      const { x, y } = sag(span, (i + 0.5) / count)
      return i % 2
        ? path(`M${x},${y - 2} q-15,22 0,50 q15,-28 0,-50`, i % 4 === 1 ? '#4E8A3E' : '#3F7A48')
        : circle(x, y + 8, 14, bloom) + circle(x, y + 8, 7, darker(bloom, 0.14))
    })
  )
}

const hangings = [bunting, bulbs, toran] as const
export const hanging = (brush: Brush, span: Span) => brush.rng.pick(hangings)(brush, span)

/** A gathered curtain at one side; `side` is 1 at the left and -1 at the right. */
export const curtain = (
  x: number,
  width: number,
  height: number,
  [colour, side]: readonly [string, 1 | -1],
) => {
  const tie = height * 0.56
  const edge = x + width * side
  return [
    path(
      `M${x},0 L${edge},0 Q${x + width * 0.9 * side},${tie * 0.7} ${x + width * 0.3 * side},${tie} Q${x + width * 0.7 * side},${height * 0.8} ${x + width * 0.62 * side},${height} L${x},${height} Z`,
      colour,
    ),
    times(3, (i) =>
      stroke(
        `M${x + width * (0.25 + i * 0.22) * side},0 Q${x + width * (0.24 + i * 0.2) * side},${tie * 0.7} ${x + width * (0.08 + i * 0.07) * side},${tie - 6}`,
        darker(colour, 0.18),
        7,
      ),
    ),
    times(3, (i) =>
      stroke(
        `M${x + width * (0.06 + i * 0.08) * side},${tie + 12} Q${x + width * (0.16 + i * 0.18) * side},${height * 0.8} ${x + width * (0.12 + i * 0.17) * side},${height}`,
        darker(colour, 0.18),
        7,
      ),
    ),
    rect(side === 1 ? x : x - width * 0.34, tie - 10, width * 0.34, 22, colours.gold, { rx: 10 }),
  ].join('')
}

/** Swags along the top of a tent or a stage. */
export const swags = (width: number, y: number, drop: number, [first, second]: readonly [string, string]) => {
  const count = 5
  const step = width / count
  return times(count, (i) => {
    const colour = i % 2 ? second : first
    return (
      path(
        `M${i * step},${y} L${(i + 1) * step},${y} Q${(i + 0.5) * step},${y + drop * 2} ${i * step},${y}`,
        colour,
      ) +
      stroke(`M${i * step},${y} q${step / 2},${drop * 1.3} ${step},0`, lighter(colour, 0.3), 4) +
      stroke(`M${i * step},${y} q${step / 2},${drop * 2} ${step},0`, colours.gold, 6) +
      circle(i * step, y + 6, 15, colours.gold)
    )
  })
}
