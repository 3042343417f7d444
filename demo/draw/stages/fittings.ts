// Shelves, counters, floors, lamps and signboards.
import { at } from '../../../tools/random.ts'
import { colours, darker, lighter } from '../colour.ts'
import { newId, put, scaleInto, stand, type Brush, type Prop } from '../prop.ts'
import { floorOf } from '../setting.ts'
import { circle, copies, ellipse, group, path, rect, stroke, times } from '../svg.ts'
import { HEIGHT, WIDTH, type Motif } from './stage.ts'

type Area = { x: number; y: number; width: number; height: number }

/** Goods side by side on `y`, a few of one kind and then the next, as a shopkeeper sets them out. */
export const row = (brush: Brush, goods: readonly Prop[], area: Area) => {
  const pieces: string[] = []
  let x = area.x
  while (x < area.x + area.width) {
    const run = runOf(brush, brush.rng.pick(goods), { ...area, x, width: area.x + area.width - x })
    if (run.width === 0) break
    pieces.push(run.drawn)
    x += run.width
  }
  return group(`translate(${Math.round((area.x + area.width - x) / 2)} 0)`, ...pieces)
}

/** Up to four of one kind: either all alike, drawn once, or each in its own colours. */
const runOf = (brush: Brush, thing: Prop, { x, y, width, height }: Area) => {
  const size = { width: 190, height: height * (brush.rng.int(76, 98) / 100) }
  const step = thing.width * scaleInto(thing, size) + 7
  const count = Math.min(brush.rng.int(1, 4), Math.floor(width / step))
  const place = (i: number) => x + step * (i + 0.5)
  const drawn = brush.rng.chance(0.5)
    ? copies(
        newId(brush),
        put(brush, thing, { x: 0, y, ...size }),
        Array.from({ length: count }, (_, i) => [place(i), 0]),
      )
    : times(count, (i) => put(brush, thing, { x: place(i), y, ...size }))
  return { drawn, width: count * step }
}

export const board = (x: number, y: number, width: number, wood: string) =>
  rect(x, y, width, 14, lighter(wood, 0.15), { rx: 3 }) +
  rect(x, y + 12, width, 8, darker(wood, 0.35), { opacity: 0.6 })

/** Several things in a line, broad ones with more room; the tallest in the middle when `isCrowned`. */
export const lineUp = (brush: Brush, things: readonly Prop[], area: Area, isCrowned = false) => {
  const shares = things.map(({ width, height }) => (width / height) ** 0.8)
  const unit = area.width / shares.reduce((sum, share) => sum + share, 0)
  let left = area.x
  const placed = things.map((thing, i) => {
    const slot = unit * (shares[i] ?? 1)
    left += slot
    return { thing, slot, x: left - slot / 2, away: Math.abs(i - (things.length - 1) / 2) }
  })
  const order = isCrowned ? placed.toSorted((a, b) => a.away - b.away) : placed
  return order
    .map(({ thing, slot, x, away }) => {
      const height = area.height * (isCrowned ? 1 - away * 0.16 : brush.rng.int(86, 100) / 100)
      return stand(brush, thing, { x, y: area.y, width: slot * (isCrowned ? 1.12 : 0.95), height })
    })
    .join('')
}

/** `count` things of the list, each kind once before any comes again. */
export const choose = ({ rng }: Brush, things: readonly Prop[], count: number): Prop[] => {
  const once = rng.shuffle(things)
  return Array.from({ length: count }, (_, i) => at(once, i))
}

export const woods = ['#A8683A', '#8A4F2B', '#C58B4A', '#7A4A35', '#B5763F'] as const

/** A counter whose front is panelled, tiled or draped. */
export const counter = (brush: Brush, { x, y, width, height }: Area) => {
  const { rng, setting } = brush
  const wood = rng.pick(woods)
  const front = rng.pick([panels, tiles, drapedFront])
  return [
    rect(x, y, width, height, wood),
    front(brush, { x, y: y + 26, width, height: height - 26 }),
    rect(x - 14, y - 4, width + 28, 30, lighter(wood, 0.22), { rx: 6 }),
    rect(x - 14, y + 20, width + 28, 8, '#2A1410', { opacity: 0.25 }),
    rect(x, y + height - 16, width, 16, darker(setting.paint.wall, 0.4)),
  ].join('')
}

const panels = ({ rng }: Brush, { x, y, width, height }: Area) => {
  const wood = rng.pick(woods)
  const count = 6
  const step = width / count
  return (
    rect(x, y, width, height, wood) +
    times(
      count,
      (i) =>
        rect(x + i * step + 12, y + 14, step - 24, height - 44, lighter(wood, 0.14), { rx: 8 }) +
        rhomb(x + (i + 0.5) * step, y + height / 2 - 8, 26, darker(wood, 0.2)),
    )
  )
}

const tiles = ({ rng, setting }: Brush, { x, y, width, height }: Area) => {
  const [a, b] = [
    rng.pick([colours.cream, '#F3DDB2']),
    rng.pick([setting.paint.stripes[0], colours.teal, colours.indigo]),
  ]
  const size = width / 16
  return (
    rect(x, y, width, height, a) +
    times(Math.ceil(height / size), (line) =>
      times(16, (i) =>
        rhomb(
          x + (i + 0.5) * size,
          y + (line + 0.5) * size,
          size * 0.42,
          (i + line) % 2 ? b : colours.marigold,
        ),
      ),
    )
  )
}

const drapedFront = ({ rng, setting }: Brush, { x, y, width, height }: Area) => {
  const cloth = rng.pick([setting.paint.stripes[0], colours.plum, colours.teal, colours.vermilion])
  return (
    rect(x, y, width, height, cloth) +
    times(14, (i) => rect(x + (i + 0.3) * (width / 14), y, width / 36, height, darker(cloth, 0.14))) +
    times(14, (i) =>
      path(
        `M${x + (i * width) / 14},${y} l${width / 14},0 l${-width / 28},34 Z`,
        i % 2 ? colours.marigold : colours.cream,
      ),
    )
  )
}

const rhomb = (x: number, y: number, size: number, colour: string) =>
  path(`M${x},${y - size} L${x + size},${y} L${x},${y + size} L${x - size},${y} Z`, colour)

/** The ground from `y` down: flagstones, checks, boards or plain earth. */
export const ground = (brush: Brush, y: number) => {
  const floor = floorOf(brush.setting)
  const depth = HEIGHT - y
  const pattern = brush.rng.pick([checks, boards, flags])
  return (
    rect(0, y, WIDTH, depth, floor) +
    pattern(y, depth, darker(floor, 0.12)) +
    rect(0, y, WIDTH, 10, '#2A1410', { opacity: 0.16 })
  )
}

// Each row of the floor looks deeper than the one behind it.
const BANDS = [
  [0, 0.22],
  [0.22, 0.54],
  [0.54, 1],
] as const

const checks = (y: number, depth: number, colour: string) =>
  BANDS.map(([far, near], line) => {
    const [top, low] = [y + depth * far, y + depth * near]
    const column = (edge: number, height: number) => WIDTH / 2 + edge * (92 + (height - y) * 0.36)
    return times(9, (i) => {
      const [left, right] = [i * 2 + (line % 2) - 9, i * 2 + (line % 2) - 8]
      const back = `M${column(left, top)},${top} L${column(right, top)},${top}`
      return path(`${back} L${column(right, low)},${low} L${column(left, low)},${low} Z`, colour)
    })
  }).join('')

const boards = (y: number, depth: number, colour: string) =>
  times(15, (i) => {
    const edge = i - 7
    return stroke(
      `M${WIDTH / 2 + edge * 96},${y} L${WIDTH / 2 + edge * (96 + depth * 0.36)},${HEIGHT}`,
      colour,
      4,
    )
  })

const flags = (y: number, depth: number, colour: string) =>
  BANDS.map(([far, near], line) => {
    const [top, low] = [y + depth * far, y + depth * near]
    const joints = times(8, (i) =>
      stroke(`M${i * 170 + line * 70},${top} L${i * 170 + line * 70 - 8},${low}`, colour, 4),
    )
    return stroke(`M0,${low} L${WIDTH},${low}`, colour, 4) + joints
  }).join('')

/** A lamp on a cord; its light shows when the hour asks for it. */
export const lamp = ({ rng, setting }: Brush, x: number, drop: number) => {
  const shade = rng.pick([
    colours.vermilion,
    colours.leaf,
    colours.indigo,
    colours.plum,
    colours.marigold,
    colours.teal,
  ])
  return [
    rect(x - 2, 0, 4, drop, colours.ink),
    setting.light.isLit ? ellipse(x, drop + 60, 210, 190, 'url(#glow)') : '',
    path(
      `M${x - 62},${drop + 54} Q${x - 56},${drop} ${x},${drop - 4} Q${x + 56},${drop} ${x + 62},${drop + 54} Z`,
      shade,
    ),
    path(
      `M${x + 14},${drop - 2} Q${x + 56},${drop + 6} ${x + 62},${drop + 54} L${x + 30},${drop + 54} Z`,
      darker(shade, 0.18),
    ),
    ellipse(x, drop + 54, 62, 9, setting.light.isLit ? '#FFE08A' : '#FFF3CF'),
    rect(x - 8, drop - 14, 16, 14, colours.gold, { rx: 4 }),
  ].join('')
}

/** No words: the trade's own thing in a medallion, between lozenges. */
export const signboard = (brush: Brush, motif: Motif, { x, y, width, height }: Area) => {
  const { rng, setting } = brush
  const field = rng.pick([
    setting.paint.stripes[0],
    colours.indigo,
    colours.leaf,
    colours.plum,
    colours.vermilion,
    colours.teal,
  ])
  const middle = { x: x + width / 2, y: y + height / 2 }
  const r = height * 0.6
  return [
    rect(x, y, width, height, field, { rx: 14 }),
    rect(x + 10, y + 10, width - 20, height - 20, 'none', { rx: 8, stroke: '#F7C766', 'stroke-width': 4 }),
    times(5, (i) =>
      rhomb(
        x + 50 + (i * (width / 2 - r - 90)) / 4.4,
        middle.y,
        i % 2 ? 10 : 17,
        i % 2 ? colours.cream : '#F7C766',
      ),
    ),
    times(5, (i) =>
      rhomb(
        x + width - 50 - (i * (width / 2 - r - 90)) / 4.4,
        middle.y,
        i % 2 ? 10 : 17,
        i % 2 ? colours.cream : '#F7C766',
      ),
    ),
    circle(middle.x, middle.y, r, '#F7C766'),
    circle(middle.x, middle.y, r - 7, colours.cream),
    put(brush, motif.table[0], { x: middle.x, y: middle.y + r * 0.56, width: r * 1.3, height: r * 1.12 }),
  ].join('')
}
