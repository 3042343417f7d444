// A sign for every shop: a letter or the thing it sells, on a painted badge.
import type { Rng } from '../../tools/random.ts'
import { badges, isRound, rims, type Badge } from './badges.ts'
import { brightness, colours, darker, lighter } from './colour.ts'
import { lettering, monogramOf } from './letters.ts'
import { put, type Brush } from './prop.ts'
import { motifOf } from './scene.ts'
import { daylight, paints } from './setting.ts'
import { circle, move, path, rect, stroke, svg, times } from './svg.ts'

const LOGO_SIZE = 400

type Palette = { ground: string; badge: string; line: string; ink: string }
type Sign = { monogram: string; palette: Palette; brush: Brush; category: string }

const { vermilion, marigold, leaf, indigo, cream, brick, rose, teal, plum } = colours

const palettes: readonly Palette[] = [
  { ground: '#FBE3B4', badge: vermilion, line: '#F7C766', ink: cream },
  { ground: marigold, badge: cream, line: vermilion, ink: vermilion },
  { ground: '#DDE8CF', badge: leaf, line: '#F2C976', ink: cream },
  { ground: indigo, badge: '#F7DDB5', line: marigold, ink: indigo },
  { ground: '#F6D5CF', badge: plum, line: '#F2C976', ink: '#FBE3E0' },
  { ground: teal, badge: cream, line: '#F2B84B', ink: '#1F6265' },
  { ground: '#CFE3E2', badge: teal, line: cream, ink: cream },
  { ground: plum, badge: '#F6CB78', line: cream, ink: plum },
  { ground: '#F3DDB2', badge: brick, line: cream, ink: '#FFE9C2' },
  { ground: leaf, badge: '#FBF0DC', line: marigold, ink: leaf },
  { ground: rose, badge: cream, line: plum, ink: plum },
  { ground: '#D9DDF0', badge: indigo, line: marigold, ink: '#FFE3A6' },
  { ground: vermilion, badge: '#FFE9C2', line: marigold, ink: '#8C2412' },
  { ground: cream, badge: marigold, line: brick, ink: '#7B2512' },
]

export const drawLogo = (
  { businessName, category }: { businessName: string; category: string },
  rng: Rng,
): string => {
  const sign: Sign = {
    monogram: monogramOf(businessName, rng.pick([1, 1, 2])),
    palette: rng.pick(palettes),
    brush: { rng, setting: { light: daylight, paint: rng.pick(paints) } },
    category,
  }
  const layout = sign.monogram === '' ? withThing : rng.weighted(layouts)
  return svg(LOGO_SIZE, LOGO_SIZE, backdrop(sign), move(200, 200, layout(sign)))
}

const backdrop = ({ palette, brush: { rng } }: Sign) => {
  const tone = lighter(palette.ground, 0.16)
  const pattern = rng.pick([
    () => '',
    () =>
      times(16, (i) =>
        path('M200,200 L176,-120 L224,-120 Z', tone, { transform: `rotate(${i * 22.5} 200 200)` }),
      ),
    () => times(64, (i) => circle(25 + (i % 8) * 50, 25 + Math.floor(i / 8) * 50, 6, tone)),
    () => times(8, (i) => rect(i * 50, 0, 25, 400, tone)),
  ])
  return rect(0, 0, LOGO_SIZE, LOGO_SIZE, palette.ground) + pattern()
}

const plaque = (
  { palette, brush: { rng } }: Sign,
  badge: Badge,
  { fill, line }: { fill: string; line: string },
) => {
  const isRimmed = isRound(badge) && rng.chance(0.7)
  return [
    path(badge.outline(12), darker(palette.ground, 0.24), { opacity: 0.3 }),
    path(badge.outline(8), line),
    path(badge.outline(0), fill),
    isRimmed ? rng.pick(rims)(line) : path(badge.outline(-16), 'none', { stroke: line, 'stroke-width': 4 }),
  ].join('')
}

const withLetter = (sign: Sign) => {
  const badge = sign.brush.rng.pick(badges)
  const { y, width, height } = badge.room
  const { palette, monogram } = sign
  return [
    plaque(sign, badge, { fill: palette.badge, line: palette.line }),
    move(0, y, lettering(monogram, { width: width * 0.86, height: height * 0.8 }, palette.ink)),
    flourish(sign, badge),
  ].join('')
}

const flourish = ({ palette, brush: { rng } }: Sign, badge: Badge) => {
  const y = badge.room.y + badge.room.height / 2 + 12
  return rng.pick([
    () => '',
    () => times(3, (i) => circle((i - 1) * 22, y, i === 1 ? 6 : 4, palette.line)),
    () => stroke(`M-44,${y} Q0,${y + 12} 44,${y}`, palette.line, 5),
    () => path(`M0,${y + 8} q-34,4 -46,-12 q32,-8 46,12 q12,-20 46,-12 q-12,16 -46,12`, palette.line),
  ])()
}

const withThing = (sign: Sign) => {
  const badge = sign.brush.rng.pick(badges)
  const { y, width, height } = badge.room
  return (
    plaque(sign, badge, { fill: paperOf(sign), line: strongLine(sign.palette) }) +
    thing(sign, { y: y + height * 0.58, width: width * 1.12, height: height * 1.16 })
  )
}

// Neither so dark that a thing in strong colours drowns, nor so pale that milk and steel do.
const papers = ['#FADA9A', '#F5C4B4', '#BFDDDA', '#CFE0B4', '#C9D1EC', '#F2CBA0']

const paperOf = ({ brush: { rng } }: Sign) => rng.pick(papers)

/** On a pale ground a pale frame would vanish. */
const strongLine = ({ ground, badge, line }: Palette) => (brightness(ground) > 0.8 ? badge : line)

const thing = ({ brush, category }: Sign, box: { y: number; width: number; height: number }) => {
  const { table } = motifOf(category)
  return put(
    brush,
    brush.rng.weighted([
      [table[0], 2],
      [brush.rng.pick(table), 1],
    ]),
    { x: 0, ...box },
  )
}

/** The thing above, the letter on a band below. */
const withBoth = (sign: Sign) => {
  const { palette } = sign
  return [
    path(roundOf(160), strongLine(palette)),
    path(roundOf(152), paperOf(sign)),
    thing(sign, { y: 26, width: 190, height: 138 }),
    path(
      'M-152,38 L152,38 Q150,84 106,108 Q60,152 0,152 Q-60,152 -106,108 Q-150,84 -152,38 Z',
      band(palette),
    ),
    move(
      0,
      90,
      lettering(
        sign.monogram,
        { width: 150, height: 76 },
        palette.badge === band(palette) ? palette.ink : palette.badge,
      ),
    ),
  ].join('')
}

const roundOf = (r: number) => `M${-r},0 A${r},${r} 0 1 1 ${r},0 A${r},${r} 0 1 1 ${-r},0 Z`
const band = ({ ground, badge }: Palette) => (brightness(ground) > 0.8 ? badge : ground)

/** A large letter before a rising sun, with no frame at all. */
const poster = (sign: Sign) => {
  const {
    palette,
    brush: { rng },
  } = sign
  const shape = rng.pick([
    () => circle(0, 0, 158, palette.badge),
    () =>
      path('M-182,110 A182,190 0 0 1 182,110 Z', palette.badge) +
      rect(-190, 110, 380, 14, palette.line, { rx: 7 }) +
      rect(-120, 136, 240, 10, palette.line, { rx: 5 }),
    () =>
      path('M0,-160 L160,0 L0,160 L-160,0 Z', palette.badge, {
        'stroke-linejoin': 'round',
        stroke: palette.badge,
        'stroke-width': 20,
      }),
    () =>
      times(14, (i) =>
        path('M0,0 Q-40,-90 0,-178 Q40,-90 0,0', i % 2 ? palette.badge : palette.line, {
          transform: `rotate(${(i * 360) / 14})`,
        }),
      ) + circle(0, 0, 122, palette.badge),
  ])
  return shape() + move(0, 12, lettering(sign.monogram, { width: 176, height: 134 }, palette.ink))
}

const layouts = [
  [withLetter, 4],
  [withThing, 4],
  [withBoth, 2],
  [poster, 3],
] as const
