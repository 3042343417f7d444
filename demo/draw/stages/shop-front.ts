import { darker, lighter } from '../colour.ts'
import { put, stand, type Brush } from '../prop.ts'
import { plant, stool } from '../props/furniture.ts'
import { wallOf } from '../setting.ts'
import { path, rect, times } from '../svg.ts'
import { awning, hanging } from './cloths.ts'
import { board, choose, counter, ground, lineUp, row, signboard, woods } from './fittings.ts'
import { sky } from './sky.ts'
import type { Motif } from './stage.ts'

const OPENING = { x: 96, width: 1088, top: 250, foot: 800 } as const

/** A shop seen from the street: sign, awning, shelves, counter. */
export const shopFront = (brush: Brush, motif: Motif) =>
  [
    sky(brush, 150),
    facade(brush),
    shelves(brush, motif),
    hungGoods(brush, motif),
    awning(brush, { x: 70, y: 224, width: 1140, height: 104 }),
    signboard(brush, motif, { x: 210, y: 92, width: 860, height: 112 }),
    counter(brush, { x: 150, y: 660, width: 980, height: 206 }),
    lineUp(brush, choose(brush, motif.table, brush.rng.pick([4, 5])), {
      x: 170,
      y: 664,
      width: 940,
      height: 196,
    }),
    ground(brush, 864),
    stand(brush, brush.rng.pick([plant, stool]), { x: 76, y: 912, width: 150, height: 190 }),
    stand(brush, plant, { x: 1206, y: 916, width: 150, height: 200 }),
  ].join('')

const facade = ({ rng, setting }: Brush) => {
  const wall = wallOf(setting)
  const { trim } = setting.paint
  return [
    rect(0, 74, 1280, 800, wall),
    parapet(rng.chance(0.5), wall),
    rect(0, 74, 1280, 14, trim),
    times(7, () => rect(rng.int(0, 40), rng.int(230, 780), 34, 15, darker(wall, 0.1), { rx: 2 })),
    times(7, () => rect(rng.int(1200, 1250), rng.int(230, 780), 34, 15, darker(wall, 0.1), { rx: 2 })),
    rect(OPENING.x - 22, 232, OPENING.width + 44, 634, trim),
    rect(OPENING.x, OPENING.top, OPENING.width, 616, setting.paint.inside),
    rect(OPENING.x, OPENING.top, OPENING.width, 120, '#2A1410', { opacity: 0.18 }),
  ].join('')
}

const parapet = (isNotched: boolean, wall: string) =>
  isNotched
    ? times(16, (i) =>
        path(
          `M${i * 80 + 6},76 L${i * 80 + 6},46 Q${i * 80 + 40},16 ${i * 80 + 74},46 L${i * 80 + 74},76 Z`,
          lighter(wall, 0.1),
        ),
      )
    : rect(0, 50, 1280, 30, lighter(wall, 0.1)) +
      times(22, (i) => rect(i * 60 + 16, 56, 26, 12, darker(wall, 0.14), { rx: 3 }))

const shelves = (brush: Brush, motif: Motif) => {
  const wood = brush.rng.pick(woods)
  return [498, 636]
    .map((y, line) =>
      [
        row(brush, motif.shelf, {
          x: OPENING.x + 26,
          y,
          width: OPENING.width - 52,
          height: line === 0 ? 122 : 116,
        }),
        board(OPENING.x, y, OPENING.width, wood),
      ].join(''),
    )
    .join('')
}

const hungGoods = (brush: Brush, motif: Motif) => {
  if (!motif.hung) return hanging(brush, { x: OPENING.x, y: 330, width: OPENING.width, height: 26 })
  const things = choose(brush, motif.hung, 6)
  return things
    .map((thing, i) =>
      put(brush, thing, { x: [130, 206, 282, 998, 1074, 1150][i] ?? 130, y: 320, width: 92, height: 190 }),
    )
    .join('')
}
