// Inside: the shop with its shelves, and the room with things too large for a table.
import { colours, darker, lighter } from '../colour.ts'
import { stand, type Brush, type Prop } from '../prop.ts'
import { plant } from '../props/furniture.ts'
import { wallOf } from '../setting.ts'
import { circle, clipped, ellipse, move, path, rect, times } from '../svg.ts'
import { hanging } from './cloths.ts'
import { board, choose, ground, lamp, lineUp, row, woods } from './fittings.ts'
import { skyline } from './sky.ts'
import type { Motif } from './stage.ts'

type Area = { x: number; y: number; width: number; height: number }

export const shopInside = (brush: Brush, motif: Motif) => {
  const { rng, setting } = brush
  const isWindowLeft = rng.chance(0.5)
  const wall = wallOf(setting)
  return [
    rect(0, 0, 1280, 720, wall),
    wallpaper(brush, wall),
    rect(0, 0, 1280, 26, darker(wall, 0.3)),
    shelfWall(brush, motif, { x: isWindowLeft ? 470 : 60, y: 120, width: 750, height: 470 }),
    windowOnTown(brush, { x: isWindowLeft ? 90 : 890, y: 150, width: 300, height: 380 }),
    hanging(brush, { x: 0, y: 24, width: 1280, height: 30 }),
    ground(brush, 690),
    podium(brush),
    lineUp(brush, choose(brush, motif.table, 5), { x: 170, y: 742, width: 940, height: 262 }, true),
    lamp(brush, isWindowLeft ? 690 : 280, 92),
    lamp(brush, isWindowLeft ? 1000 : 590, 92),
  ].join('')
}

const wallpaper = ({ rng }: Brush, wall: string) => {
  const tone = lighter(wall, 0.1)
  const piece = rng.pick([
    (x: number, y: number) => path(`M${x},${y - 16} q14,16 0,32 q-14,-16 0,-32`, tone),
    (x: number, y: number) => circle(x, y, 9, tone),
    (x: number, y: number) => path(`M${x},${y - 14} L${x + 14},${y} L${x},${y + 14} L${x - 14},${y} Z`, tone),
  ])
  return times(7, (line) => times(17, (i) => piece(i * 80 + (line % 2) * 40, 70 + line * 90)))
}

const shelfWall = (brush: Brush, motif: Motif, { x, y, width, height }: Area) => {
  const wood = brush.rng.pick(woods)
  const step = height / 3
  return [
    rect(x - 16, y - 30, width + 32, height + 66, wood, { rx: 10 }),
    rect(x, y - 12, width, height + 30, darker(wood, 0.45)),
    times(
      3,
      (line) =>
        row(brush, motif.shelf, {
          x: x + 14,
          y: y + (line + 1) * step,
          width: width - 28,
          height: step - 26,
        }) + board(x, y + (line + 1) * step, width, wood),
    ),
    path(
      `M${x - 16},${y - 28} Q${x + width / 2},${y - 92} ${x + width + 16},${y - 28} Z`,
      lighter(wood, 0.1),
    ),
    circle(x + width / 2, y - 42, 13, colours.gold),
  ].join('')
}

const windowOnTown = (brush: Brush, { x, y, width, height }: Area) => {
  const { trim } = brush.setting.paint
  const shape = `M0,${height} L0,${height * 0.34} Q0,0 ${width / 2},${-height * 0.06} Q${width},0 ${width},${height * 0.34} L${width},${height} Z`
  const view = [
    rect(0, -60, width, height + 60, 'url(#sky)'),
    circle(width * 0.66, height * 0.36, 40, brush.setting.light.sun),
    move(-300, 0, skyline(brush, height)),
  ]
  return move(
    x,
    y,
    path(shape, trim, { stroke: trim, 'stroke-width': 34, 'stroke-linejoin': 'round' }),
    clipped('pane', shape, ...view),
    rect(width / 2 - 6, -10, 12, height, trim),
    rect(0, height * 0.46, width, 12, trim),
    rect(-34, height, width + 68, 24, darker(trim, 0.14), { rx: 6 }),
  )
}

const podium = ({ rng }: Brush) => {
  const cloth = rng.pick([colours.vermilion, colours.teal, colours.plum, colours.indigo, colours.leaf])
  return [
    ellipse(640, 900, 600, 40, '#2A1410', { opacity: 0.2 }),
    rect(110, 740, 1060, 152, cloth, { rx: 18 }),
    times(17, (i) =>
      path(
        `M${110 + (i * 1060) / 17},768 l${1060 / 17},0 l${-530 / 17},44 Z`,
        i % 2 ? colours.marigold : colours.cream,
      ),
    ),
    rect(96, 736, 1088, 34, lighter(cloth, 0.14), { rx: 12 }),
    rect(110, 868, 1060, 24, darker(cloth, 0.3), { rx: 10 }),
  ].join('')
}

export const room = (brush: Brush, motif: Motif) => {
  const { rng, setting } = brush
  const wall = wallOf(setting)
  const floor = motif.floor ?? motif.table
  const isWindowLeft = rng.chance(0.5)
  return [
    rect(0, 0, 1280, 720, wall),
    wallpaper(brush, wall),
    rect(0, 560, 1280, 140, lighter(wall, 0.18)),
    rect(0, 552, 1280, 14, darker(wall, 0.22)),
    windowOnTown(brush, { x: isWindowLeft ? 130 : 850, y: 110, width: 300, height: 330 }),
    wallShelf(brush, motif, isWindowLeft ? 560 : 90),
    ground(brush, 690),
    ellipse(640, 868, 590, 76, rng.pick([colours.vermilion, colours.teal, colours.plum, colours.indigo])),
    ellipse(640, 868, 552, 62, 'none', { stroke: colours.marigold, 'stroke-width': 6 }),
    stand(brush, plant, { x: isWindowLeft ? 1206 : 74, y: 790, width: 170, height: 230 }),
    lineUp(brush, thatFit(brush, floor), { x: 90, y: 884, width: 1100, height: 500 }),
    lamp(brush, isWindowLeft ? 790 : 490, 70),
  ].join('')
}

// Three low, broad things in a row would all be small: take as many as leave them tall.
const BROADEST_ROW = 3.4

const thatFit = ({ rng }: Brush, things: readonly Prop[]) => {
  let breadth = 0
  return rng
    .shuffle(things)
    .filter(({ width, height }) => {
      if (breadth + width / height > BROADEST_ROW) return false
      breadth += width / height
      return true
    })
    .slice(0, 3)
}

const wallShelf = (brush: Brush, motif: Motif, x: number) => {
  const wood = brush.rng.pick(woods)
  return [250, 420]
    .map(
      (y, line) =>
        row(brush, motif.shelf, { x: x + 20, y, width: 560, height: line ? 132 : 124 }) +
        board(x, y, 600, wood) +
        bracket(x + 50, y) +
        bracket(x + 540, y),
    )
    .join('')
}

const bracket = (x: number, y: number) => path(`M${x},${y + 18} l12,0 l0,30 q-12,0 -12,-30`, colours.iron)

const GRIDS = [
  [3, 2],
  [4, 2],
  [4, 3],
] as const

/** A cabinet of lit niches, one thing in each. */
export const cabinet = (brush: Brush, motif: Motif) => {
  const { rng, setting } = brush
  const wood = rng.pick([
    rng.pick(woods),
    setting.paint.wall,
    setting.paint.wall,
    darker(setting.paint.stripes[0], 0.1),
  ])
  const kinds = new Set([...motif.table, ...motif.shelf])
  const [columns, lines] = rng.pick(kinds.size < 8 ? GRIDS.slice(0, 2) : GRIDS)
  const [width, height] = [1168 / columns, 816 / lines]
  const tints = rng.shuffle(['#F7DDB5', '#F3B9A0', '#A9CFC6', '#F2C976', '#E8A7B0', '#B9CBE0', '#CFE0B0'])
  const things = choose(brush, [...kinds], columns * lines)
  return [
    rect(0, 0, 1280, 960, wood),
    rect(24, 24, 1232, 912, 'none', { rx: 18, stroke: lighter(wood, 0.3), 'stroke-width': 6 }),
    things
      .map((thing, i) => {
        const [x, y] = [56 + (i % columns) * width, 72 + Math.floor(i / columns) * height]
        const tint = tints[(i + Math.floor(i / columns)) % 4] ?? '#F7DDB5'
        return (
          niche({ x: x + 16, y: y + 12, width: width - 32, height: height - 26 }, [wood, tint]) +
          stand(brush, thing, {
            x: x + width / 2,
            y: y + height - 34,
            width: width * 0.72,
            height: height * 0.68,
          })
        )
      })
      .join(''),
  ].join('')
}

const niche = ({ x, y, width, height }: Area, [wood, tint]: readonly [string, string]) => {
  const shape = (inset: number) =>
    `M${x + inset},${y + height} L${x + inset},${y + height * 0.36} Q${x + inset},${y + inset} ${x + width / 2},${y + inset} Q${x + width - inset},${y + inset} ${x + width - inset},${y + height * 0.36} L${x + width - inset},${y + height} Z`
  return [
    path(shape(0), darker(wood, 0.4)),
    path(shape(9), tint),
    ellipse(x + width / 2, y + height * 0.3, width * 0.42, height * 0.3, '#FFF8E0', { opacity: 0.45 }),
    rect(x - 6, y + height - 12, width + 12, 22, lighter(wood, 0.25), { rx: 5 }),
  ].join('')
}
