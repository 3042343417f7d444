// In the street: the stall under its awning, the road with its houses.
import { colours, darker, lighter } from '../colour.ts'
import { put, stand, type Brush } from '../prop.ts'
import { palm, tree } from '../props/landmarks.ts'
import { atHour } from '../setting.ts'
import { path, rect, times } from '../svg.ts'
import { awning, bulbs, bunting, toran } from './cloths.ts'
import { choose, counter, ground, lineUp, row } from './fittings.ts'
import { sky, skyline } from './sky.ts'
import { WIDTH, type Motif } from './stage.ts'

export const streetStall = (brush: Brush, motif: Motif) => {
  const { rng } = brush
  const pole = rng.pick(['#8A4F2B', '#C58B4A', colours.teal])
  return [
    sky(brush, 640),
    skyline(brush, 640),
    ground(brush, 630),
    stand(brush, rng.pick([palm, tree]), { x: 78, y: 690, width: 260, height: 430 }),
    stand(brush, rng.pick([palm, tree]), { x: 1206, y: 690, width: 260, height: 400 }),
    rect(236, 250, 18, 560, pole),
    rect(1026, 250, 18, 560, pole),
    rect(254, 300, 772, 380, brush.setting.paint.inside),
    row(brush, motif.shelf, { x: 274, y: 510, width: 732, height: 120 }),
    rect(254, 508, 772, 14, lighter(pole, 0.2)),
    ...hungFrom(brush, motif),
    awning(brush, { x: 216, y: 176, width: 848, height: 128 }),
    counter(brush, { x: 226, y: 672, width: 828, height: 180 }),
    lineUp(brush, choose(brush, motif.table, 4), { x: 236, y: 676, width: 808, height: 190 }),
    bunting(brush, { x: -20, y: 70, width: 660, height: 40 }),
    rng.pick([bunting, bulbs])(brush, { x: 640, y: 70, width: 660, height: 40 }),
    lineUp(brush, choose(brush, motif.shelf, 2), { x: 20, y: 880, width: 220, height: 150 }),
    lineUp(brush, choose(brush, motif.shelf, 2), { x: 1044, y: 886, width: 220, height: 150 }),
  ].join('')
}

const hungFrom = (brush: Brush, motif: Motif) =>
  motif.hung
    ? choose(brush, motif.hung, 4).map((thing, i) =>
        put(brush, thing, { x: [310, 400, 880, 970][i] ?? 310, y: 304, width: 90, height: 150 }),
      )
    : [toran(brush, { x: 254, y: 306, width: 772, height: 22 })]

/** A street of houses, and what drives or stands before them. */
export const road = (brush: Brush, motif: Motif) => {
  const { rng } = brush
  const heroes = choose(brush, motif.floor ?? motif.table, 2)
  return [
    sky(brush, 640),
    skyline(brush, 600),
    facades(brush),
    rect(0, 630, WIDTH, 60, atHour(brush.setting, '#D9C3A0')),
    rect(0, 684, WIDTH, 12, atHour(brush.setting, '#B39A78')),
    rect(0, 696, WIDTH, 264, atHour(brush.setting, '#7A7078')),
    times(7, (i) => rect(i * 200 - 30, 812, 110, 12, '#F3E3C3', { rx: 4 })),
    rng.chance(0.6)
      ? bunting(brush, { x: 0, y: 150, width: 1280, height: 50 })
      : bulbs(brush, { x: 0, y: 150, width: 1280, height: 50 }),
    stand(brush, rng.pick([tree, palm]), { x: rng.pick([90, 1190]), y: 690, width: 220, height: 330 }),
    heroes[1] ? stand(brush, heroes[1], { x: rng.int(850, 960), y: 770, width: 380, height: 240 }) : '',
    heroes[0] ? stand(brush, heroes[0], { x: rng.int(360, 430), y: 892, width: 620, height: 370 }) : '',
    lineUp(brush, choose(brush, motif.shelf, 3), { x: 860, y: 914, width: 380, height: 160 }),
  ].join('')
}

const facades = (brush: Brush) => {
  const { rng } = brush
  const homes = ['#E9A793', '#93BDD0', '#EDBE66', '#86AD7B', '#F3DDB2', '#C98A72', '#7FA69A', '#E4878F']
  return rng
    .sample(homes, 5)
    .map((wall, i) => {
      const x = i * 262 - 20
      const height = rng.int(250, 370)
      return facade(brush, x, [height, wall])
    })
    .join('')
}

const facade = (brush: Brush, x: number, [height, wall]: readonly [number, string]) => {
  const { rng, setting } = brush
  const paint = atHour(setting, wall)
  const glass = setting.light.isLit ? '#FFDF8E' : '#9CC8CC'
  const shade = rng.pick([colours.vermilion, colours.teal, colours.indigo, colours.leaf, colours.plum])
  return [
    rect(x, 636 - height, 262, height, paint),
    rect(x - 4, 626 - height, 270, 18, darker(paint, 0.2)),
    times(
      2,
      (i) =>
        rect(x + 42 + i * 106, 664 - height, 70, 84, colours.cream, { rx: 6 }) +
        rect(x + 48 + i * 106, 670 - height, 58, 72, glass, { rx: 4 }),
    ),
    rect(x + 30, 506, 200, 130, darker(paint, 0.45)),
    times(4, (i) =>
      rect(
        x + 44 + i * 46,
        560,
        34,
        74,
        rng.pick([colours.marigold, colours.rose, colours.cream, colours.teal]),
        { rx: 4, opacity: 0.85 },
      ),
    ),
    times(6, (i) =>
      path(`M${x + 18 + i * 38},480 l38,0 l0,34 q-19,20 -38,0 Z`, i % 2 ? colours.cream : shade),
    ),
  ].join('')
}
